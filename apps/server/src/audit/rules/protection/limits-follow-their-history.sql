-- Each limit in force is the last of its history, and only a raise that has waited makes one higher.
-- A raise was asked for at least an hour before it counted, with no other change in between.
-- in a cluster: copies
WITH in_force AS (
  SELECT user_id, kind, period, change, amount_cents, changed_at,
    lag(amount_cents) OVER by_time AS before_cents, lag(changed_at) OVER by_time AS before_at,
    lead(change_id) OVER by_time IS NULL AS is_last
  FROM protection_limit_changes WHERE change IN ('Set', 'Raised')
  WINDOW by_time AS (PARTITION BY user_id, kind, period ORDER BY changed_at, change_id)
), last AS (
  SELECT user_id, kind, period, amount_cents FROM in_force WHERE is_last
)
SELECT format('person %s, %s of a %s', user_id, kind, period) AS subject,
  CASE
    WHEN s.user_id IS NULL THEN 'has no history'
    WHEN l.user_id IS NULL THEN 'is gone, and in force by its history'
    WHEN l.amount_cents IS DISTINCT FROM s.amount_cents
      THEN format('is %s, and %s in its history', l.amount_cents, s.amount_cents)
    WHEN l.requested_at IS NOT NULL AND NOT EXISTS (SELECT FROM protection_limit_changes c
      WHERE c.user_id = l.user_id AND c.kind = l.kind AND c.period = l.period AND c.change = 'RaiseRequested'
        AND c.changed_at = l.requested_at AND c.amount_cents IS NOT DISTINCT FROM l.requested_cents)
      THEN 'waits for a raise that its history does not have'
    WHEN EXISTS (SELECT FROM in_force h
      WHERE h.user_id = l.user_id AND h.kind = l.kind AND h.period = l.period AND h.change = 'Set'
        AND h.before_cents IS NOT NULL AND coalesce(h.before_cents < h.amount_cents, true) AND h.before_at < h.changed_at)
      THEN 'was set higher without a raise'
    WHEN EXISTS (SELECT FROM protection_limit_changes r
      WHERE r.user_id = l.user_id AND r.kind = l.kind AND r.period = l.period AND r.change = 'Raised'
        AND NOT EXISTS (SELECT FROM protection_limit_changes c
          WHERE c.user_id = r.user_id AND c.kind = r.kind AND c.period = r.period AND c.change = 'RaiseRequested'
            AND c.amount_cents IS NOT DISTINCT FROM r.amount_cents AND c.changed_at <= r.changed_at - interval '1 hour'
            AND NOT EXISTS (SELECT FROM protection_limit_changes o
              WHERE o.user_id = r.user_id AND o.kind = r.kind AND o.period = r.period AND o.change_id <> r.change_id
                AND o.changed_at > c.changed_at AND o.changed_at < r.changed_at)))
      THEN 'was raised without having waited'
  END AS problem
FROM protection_limits l
FULL JOIN last s USING (user_id, kind, period)
