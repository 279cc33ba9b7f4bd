-- People name an order and a shipment by these numbers, so each is given once. The server draws another one when it meets
-- one that is taken.
-- room: shipments
CREATE UNIQUE INDEX shipments_by_number ON shipments (number);

-- room: purchases
CREATE UNIQUE INDEX purchases_by_number ON purchases (number);
