-- A break that was carried from a closed account counts from then on. When that was is not known of those that are
-- there.
ALTER TABLE breaks ADD COLUMN carried_at timestamptz;
UPDATE breaks b SET carried_at = now()
WHERE EXISTS (SELECT FROM breaks o WHERE o.break_id = b.break_id AND o.user_id <> b.user_id)
  AND NOT EXISTS (SELECT FROM closures c WHERE c.user_id = b.user_id AND c.closed_at IS NOT NULL);
