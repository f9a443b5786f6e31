"""The steps that must happen whole or not at all, as Redis runs them; `store.py` says what each is for.

Every step first asks whether the run that it belongs to still exists, so that nothing of an audit that was forgotten or
begun anew can come back. Times are Redis's own, in milliseconds.
"""

NOW = """
local function now()
  local time = redis.call('TIME')
  return time[1] * 1000 + math.floor(time[2] / 1000)
end
local function is_run(head, run)
  return redis.call('HGET', head, 'run') == run
end
"""

# KEYS head | ARGV run, seconds until an upload that breaks off is forgotten, then pairs of fields and values
BEGIN = (
    NOW
    + """
local old = redis.call('HMGET', KEYS[1], 'run', 'state', 'sha256', 'media_type')
if old[1] then return old end
redis.call('HSET', KEYS[1], 'run', ARGV[1], 'state', 'receiving', 'created', now(), unpack(ARGV, 3))
redis.call('EXPIRE', KEYS[1], ARGV[2])
return {}
"""
)

# KEYS head, data, chunks | ARGV run, seconds, chunk, first line, bytes
ADD = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) then return 0 end
redis.call('HSET', KEYS[2], ARGV[3], ARGV[5])
redis.call('ZADD', KEYS[3], ARGV[4], ARGV[3])
for _, key in ipairs(KEYS) do redis.call('EXPIRE', key, ARGV[2]) end
return 1
"""
)

# KEYS head, data, chunks, undone, active | ARGV run, seconds that an audit is kept, number of items
ACCEPT = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) then return 0 end
if redis.call('HGET', KEYS[1], 'state') ~= 'receiving' then return 1 end
local expires = now() + ARGV[2] * 1000
redis.call('HSET', KEYS[1], 'state', 'queued', 'total', ARGV[3], 'expires', expires)
for _, chunk in ipairs(redis.call('ZRANGE', KEYS[3], 0, -1)) do redis.call('SADD', KEYS[4], chunk) end
redis.call('HSET', KEYS[5], ARGV[1], KEYS[1])
for number = 1, 4 do redis.call('PEXPIREAT', KEYS[number], expires) end
return 1
"""
)

# KEYS head, data, undone, leases, holders, lost | ARGV run, chunk, holder, milliseconds of a lease
TAKE = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) or redis.call('SISMEMBER', KEYS[3], ARGV[2]) == 0 then return {} end
local time = now()
local until_ = redis.call('ZSCORE', KEYS[4], ARGV[2])
if until_ and tonumber(until_) > time then return {} end
if until_ then redis.call('HINCRBY', KEYS[6], ARGV[2], 1) end
redis.call('ZADD', KEYS[4], time + ARGV[4], ARGV[2])
redis.call('HSET', KEYS[5], ARGV[2], ARGV[3])
if redis.call('HGET', KEYS[1], 'state') == 'queued' then
  redis.call('HSET', KEYS[1], 'state', 'running', 'started', time)
end
for number = 4, 6 do redis.call('PEXPIREAT', KEYS[number], redis.call('HGET', KEYS[1], 'expires')) end
return {redis.call('HGET', KEYS[2], ARGV[2]), redis.call('HGET', KEYS[6], ARGV[2]) or '0'}
"""
)

# KEYS head, leases, holders | ARGV run, chunk, holder, milliseconds of a lease
RENEW = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) or redis.call('HGET', KEYS[3], ARGV[2]) ~= ARGV[3] then return 0 end
redis.call('ZADD', KEYS[2], now() + ARGV[4], ARGV[2])
return 1
"""
)

# KEYS head, leases, holders, lost | ARGV run, chunk, how the holder's name begins
RELEASE = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) then return 0 end
local holder = redis.call('HGET', KEYS[3], ARGV[2])
if not holder or string.sub(holder, 1, #ARGV[3]) ~= ARGV[3] then return 0 end
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('HDEL', KEYS[3], ARGV[2])
redis.call('HINCRBY', KEYS[4], ARGV[2], 1)
redis.call('PEXPIREAT', KEYS[4], redis.call('HGET', KEYS[1], 'expires'))
return 1
"""
)

# KEYS head, data, undone, leases, holders, lost, results, active | ARGV run, chunk, results, lines, then status, number
FINISH = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) or redis.call('SREM', KEYS[3], ARGV[2]) == 0 then return 0 end
redis.call('HSET', KEYS[7], ARGV[2], ARGV[3])
redis.call('PEXPIREAT', KEYS[7], redis.call('HGET', KEYS[1], 'expires'))
redis.call('HDEL', KEYS[2], ARGV[2])
redis.call('ZREM', KEYS[4], ARGV[2])
redis.call('HDEL', KEYS[5], ARGV[2])
redis.call('HDEL', KEYS[6], ARGV[2])
redis.call('HINCRBY', KEYS[1], 'done', ARGV[4])
for place = 5, #ARGV, 2 do redis.call('HINCRBY', KEYS[1], 'n:' .. ARGV[place], ARGV[place + 1]) end
if redis.call('SCARD', KEYS[3]) == 0 then
  redis.call('HSET', KEYS[1], 'state', 'done', 'finished', now())
  redis.call('HDEL', KEYS[8], ARGV[1])
end
return 1
"""
)

# KEYS head, data, chunks, undone, leases, holders, lost | ARGV run, chunk, holder, then part, first line, bytes
SPLIT = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) or redis.call('HGET', KEYS[6], ARGV[2]) ~= ARGV[3] then return 0 end
if redis.call('SREM', KEYS[4], ARGV[2]) == 0 then return 0 end
redis.call('ZREM', KEYS[3], ARGV[2])
redis.call('ZREM', KEYS[5], ARGV[2])
for _, number in ipairs({2, 6, 7}) do redis.call('HDEL', KEYS[number], ARGV[2]) end
for place = 4, #ARGV, 3 do
  redis.call('HSET', KEYS[2], ARGV[place], ARGV[place + 2])
  redis.call('ZADD', KEYS[3], ARGV[place + 1], ARGV[place])
  redis.call('SADD', KEYS[4], ARGV[place])
end
for number = 1, 4 do redis.call('PEXPIREAT', KEYS[number], redis.call('HGET', KEYS[1], 'expires')) end
return 1
"""
)

# KEYS head, corrected | ARGV run, line, what stood there before or nothing, what stands there now, old and new status
CORRECT = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) then return 0 end
if (redis.call('HGET', KEYS[2], ARGV[2]) or '') ~= ARGV[3] then return 0 end
redis.call('HSET', KEYS[2], ARGV[2], ARGV[4])
redis.call('HINCRBY', KEYS[1], 'n:' .. ARGV[5], -1)
redis.call('HINCRBY', KEYS[1], 'n:' .. ARGV[6], 1)
redis.call('HINCRBY', KEYS[1], 'corrections', 1)
redis.call('PEXPIREAT', KEYS[2], redis.call('HGET', KEYS[1], 'expires'))
return 1
"""
)

# KEYS head, active, then all keys of the run | ARGV run
FORGET = (
    NOW
    + """
if not is_run(KEYS[1], ARGV[1]) then return 0 end
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('DEL', KEYS[1], unpack(KEYS, 3))
return 1
"""
)
