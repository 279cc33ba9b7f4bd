-- When refunds failed, and when the provider is asked next about those that it has taken.
ALTER TABLE refunds ADD COLUMN failed_at timestamptz;
ALTER TABLE quarantined_captures ADD COLUMN failed_at timestamptz, ADD COLUMN next_look_at timestamptz,
  ADD COLUMN refund_taken_at timestamptz;
UPDATE refunds SET failed_at = created_at WHERE status IN ('Refused', 'Returned');
UPDATE refunds SET next_look_at = now()
WHERE status = 'Taken' AND next_look_at IS NULL AND created_at > now() - interval '60 days';
UPDATE quarantined_captures SET next_look_at = now(), refund_taken_at = now()
WHERE refund_status = 'Taken' AND coalesce(released_at, created_at) > now() - interval '60 days';
DROP INDEX refunds_refused;
CREATE INDEX refunds_refused ON refunds (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX quarantined_captures_failed ON quarantined_captures (failed_at) WHERE failed_at IS NOT NULL;
CREATE INDEX quarantined_captures_to_look ON quarantined_captures (next_look_at) WHERE next_look_at IS NOT NULL;
