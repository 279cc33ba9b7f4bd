-- room: shipments
-- What is compared when operators search by the recipient's name, folded when it is written.
ALTER TABLE shipments ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (fold_text(
  coalesce(shipping_address ->> 'firstName', '') || ' ' || coalesce(shipping_address ->> 'lastName', ''))) STORED;
CREATE INDEX shipments_by_search_text ON shipments USING gin (search_text gin_trgm_ops);
CREATE INDEX shipments_by_tracking_number ON shipments (tracking_number) WHERE tracking_number IS NOT NULL;
