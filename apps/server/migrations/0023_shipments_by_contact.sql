-- room: shipments
-- For operators, who look up the shipments of somebody who writes to them.
CREATE INDEX shipments_by_contact ON shipments (contact_email);
