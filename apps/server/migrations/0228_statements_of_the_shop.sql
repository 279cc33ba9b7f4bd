-- The terms log has a statement of the shop about itself for each day.
ALTER TABLE terms_leaves DROP CONSTRAINT terms_leaves_kind_check;
ALTER TABLE terms_leaves ADD CONSTRAINT terms_leaves_kind_check
  CHECK (kind IN ('odds', 'key', 'terms', 'audit', 'client', 'logs', 'statement'));
-- For the statement, which counts what was sent in the last 90 days.
CREATE INDEX shipment_events_sent ON shipment_events (created_at) WHERE status = 'Shipped';
