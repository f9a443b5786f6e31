"""Legal documents that are as much work as they may be are refereed within the second, too."""

import pytest
from flask.testing import FlaskClient

from tests.hostile import heavy, smoothies_heavy
from tests.hostile.corpus import Request
from tests.hostile.holding import assert_serves, hold

pytestmark = pytest.mark.slow
LISTS = [*smoothies_heavy.star_walks(), *smoothies_heavy.long_lists()]


def test_heavy_documents(client: FlaskClient) -> None:
    wrong = [fault for request in heavy.documents() for fault in hold(client, request)]
    assert not wrong, "\n".join(wrong)
    assert_serves(client)


@pytest.mark.parametrize("request_", LISTS, ids=[request.name for request in LISTS])
def test_lists_of_legal_moves_through_stars_are_cut_short(client: FlaskClient, request_: Request) -> None:
    assert hold(client, request_) == []
    answer = client.post(request_.path, data=request_.body, content_type="application/json").get_json()
    assert 0 < len(answer["legal_moves"]["moves"]) < 1000
    assert answer["legal_moves"]["more"]
