-- room: inventory
-- For the list by market price, which else sorts all that somebody ever had. The price of a good never changes.
CREATE INDEX inventory_items_by_price ON inventory_items (user_id, market_price_cents DESC, inventory_item_id DESC);
