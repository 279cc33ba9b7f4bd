-- The days on which a parcel is promised to arrive, as YYYY-MM-DD. Null for orders that are not paid, and for those
-- of before.
ALTER TABLE shipments ADD COLUMN promised_from text, ADD COLUMN promised_until text,
  ADD CONSTRAINT shipments_promised CHECK (promised_from <= promised_until),
  ADD CONSTRAINT shipments_promise_whole CHECK ((promised_from IS NULL) = (promised_until IS NULL));
-- For operators' list of late parcels.
CREATE INDEX shipments_due ON shipments (created_at DESC, shipment_id DESC)
  WHERE delivered_at IS NULL AND status <> 'Cancelled' AND promised_until IS NOT NULL;
