-- room: payments
-- Of a payment in euros the amount is what is paid; other currencies go by the rate of the day.
ALTER TABLE payments ADD CONSTRAINT payments_in_euros CHECK (currency_code <> 'EUR' OR paid_cents = amount_cents);

-- room: inventory
-- The shop never buys back for more than a good is worth.
ALTER TABLE inventory_items ADD CONSTRAINT inventory_items_sold_below CHECK (sell_price_cents <= market_price_cents);

-- room: purchases
-- Shipping is paid for what is sent, and for nothing else.
ALTER TABLE purchases ADD CONSTRAINT purchases_shipping_paid CHECK ((shipping_cost_cents > 0) = (shipment_id IS NOT NULL));
