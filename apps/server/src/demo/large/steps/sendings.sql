-- The shipments of the batch, for the items that are shipped.
CREATE TEMP TABLE sendings ON COMMIT DROP AS
SELECT d.*, pg_temp.id_at(sent_at) AS shipment_id, sent_at, pg_temp.id_at(sent_at) AS charge_id,
  'S-' || lpad(ordinal::text, 12, '0') AS number, ordinal
FROM draws d JOIN people USING (user_id),
LATERAL (SELECT date_trunc('milliseconds', d.at + (until - d.at) / 2) AS sent_at) AS moment
WHERE is_sent
