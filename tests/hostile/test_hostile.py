"""The hostile corpus in the process: whatever is sent, the answer is short, quick, documented and no fault of ours."""

from random import Random

import pytest
from flask.testing import FlaskClient

from tests.hostile.corpus import FAMILIES, Family
from tests.hostile.holding import assert_serves, hold

pytestmark = pytest.mark.slow
SHOWN = 12


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.__name__)
def test_a_hostile_family(client: FlaskClient, family: Family) -> None:
    random = Random(family.__name__)  # noqa: S311  no secret
    wrong = [fault for request in family(random) for fault in hold(client, request)]
    assert not wrong, f"{len(wrong)} faults:\n" + "\n".join(wrong[:SHOWN])
    assert_serves(client)
