-- room: shipments
-- For operators' lists of everybody's shipments, which filter by carrier and by what has not arrived yet.
CREATE INDEX shipments_by_carrier ON shipments (carrier, created_at DESC, shipment_id DESC) WHERE carrier IS NOT NULL;
CREATE INDEX shipments_on_the_way ON shipments (created_at DESC, shipment_id DESC)
  WHERE status = 'Shipped' AND delivered_at IS NULL;
