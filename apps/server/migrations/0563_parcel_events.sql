-- The steps of a parcel that its carrier has reported, with the carrier's times. place is a town or depot.
CREATE TABLE parcel_events (
  user_id uuid NOT NULL,
  shipment_id uuid NOT NULL,
  position integer NOT NULL,
  step text NOT NULL CHECK (step IN ('InTransit', 'OutForDelivery', 'Held', 'Returning', 'Delivered')),
  at timestamptz NOT NULL,
  place text CHECK (length(place) BETWEEN 1 AND 60),
  PRIMARY KEY (user_id, shipment_id, position),
  -- Carriers repeat themselves.
  CONSTRAINT parcel_events_once UNIQUE (user_id, shipment_id, step, at),
  FOREIGN KEY (user_id, shipment_id) REFERENCES shipments
);
