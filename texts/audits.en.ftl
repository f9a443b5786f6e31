# Bulk audits: what is refused of an upload, and what comes of a line.

problem-audits-closed =
    .title = Audits are closed
    .detail = This service takes no audits. Whoever runs it opens them with REFEREE_AUDITS=open.
problem-audits-unavailable =
    .title = Audits are unavailable
    .detail = The store of audits does not answer right now. What was accepted is not lost; ask again in a moment.
problem-audits-full =
    .title = No room for the audit
    .detail = The store of audits has no room for this upload. Delete audits that are no longer needed, or ask again later.
problem-unknown-audit =
    .title = Unknown audit
    .detail = There is no audit of this id: it was never begun, was deleted, or its days are over.
problem-unknown-line =
    .title = Unknown line
    .detail = The audit has nothing to judge in this line.
problem-no-result-yet =
    .title = No result yet
    .detail = This line has not been judged yet; it can be corrected once it has been.
problem-audit-differs =
    .title = Another audit has this id
    .detail = An audit of this id was begun with other contents. Choose another id, or delete that audit first.
problem-audit-receiving =
    .title = The audit is being written
    .detail = Another request is writing to this audit at this moment; ask again shortly.
problem-audit-too-large =
    .title = Upload too large
    .detail = The upload has more bytes than an audit may have; split it into several audits.
problem-audit-too-many-lines =
    .title = Too many lines
    .detail = The upload has more lines than an audit may have; split it into several audits.
problem-audit-too-packed =
    .title = Packed too tightly
    .detail = The upload unpacks to far more than it weighs, as no games do; send it unpacked.
problem-broken-gzip =
    .title = Broken gzip
    .detail = The body is said to be packed with gzip, but it is damaged or is not; send the whole file again.
problem-broken-upload =
    .title = Upload broken off
    .detail = The upload ended before all of it arrived. Nothing of it was kept; send it again.
problem-audit-length =
    .title = Length missing
    .detail = Send the upload with its length (Content-Length), so that one that breaks off is not taken for whole.
problem-no-lines =
    .title = No lines
    .detail = The upload has no line with a game in it.
problem-audit-media-type =
    .title = Wrong media type
    .detail = Send an audit as application/x-ndjson (a game in each line) or as text/csv, in UTF-8.
problem-audit-encoding =
    .title = Unknown encoding
    .detail = Send the upload as it is, or packed with gzip.

fault-limit-lines = At most { $limit } lines are taken.
fault-limit-bytes = At most { $limit } bytes are taken, unpacked.
fault-limit-ratio = Each byte may become { $limit } at most.
fault-line-too-long = The line has more than { $limit } bytes and was not read.
audit-line-kills-worker = Judging this line took the worker down three times, so it was given up. Please report it with the line.
audit-line-too-slow = Judging this line took more computing time than a line may take.
audit-line-breaks-referee = The referee has a fault that this line brings out; nothing is wrong with the line itself for all we know. Please report it.

status-failed = could not be judged
audit-line = Line { $line }
audit-done =
    { $done ->
        [one] { $done } line of { $total } was judged.
       *[other] { $done } lines of { $total } were judged.
    }

fault-mixed-directions = In some of these games more points are better, in others fewer: choose one game, or give points by place (scheme places).
fault-scheme = Write totals, or places= with what each place is worth from the first on, such as places=10,6,3,1.
fault-tag-filter = Write a tag as name=value.
audit-duplicate-id = The id “{ $id }” stands in { $lines } lines; only the first of them counts in the standings.
audit-duplicate-game = The same game stands in { $lines } lines under different ids.
audit-similar-names = “{ $one }” and “{ $other }” are nearly the same name and never play in the same game; are they one person?
audit-odd-dice = The dice of { $player } fell as good dice hardly ever do: { NAMES($faces) } (chi-square { $statistic }, dice thrown: { $dice }, p = { $p }).

report-title = Audit { $name }
report-running = The audit is not done yet; this is what there is so far.
report-counts = Results
report-standings = Standings
report-games = Games
report-wins = Wins
report-findings = To look at, over all lines
report-lines = lines
report-line = Line
report-id = Id
report-doubtful = Lines that need a look
report-nothing = None.
report-before = Before it was corrected:
report-all = All lines
report-totals = Points (winners in bold)
report-total = { $player }: { $claimed } claimed, { $computed } computed.
report-section = { $player }, { $section }: { $claimed } claimed, { $computed } computed.
report-winners = Winners: { $claimed } claimed, { $computed } computed.

fault-duplicate-key = An object here has the key “{ $field }” twice, so it is not clear which value counts.
fault-integer-too-large = This whole number does not fit into 53 bits, so not every program would read it alike.
fault-not-finite = NaN and Infinity are no JSON numbers.
