-- room: inventory
-- For the list of one status: a collector with few items left may have sold a hundred thousand.
CREATE INDEX inventory_items_by_status ON inventory_items (user_id, status, created_at DESC, inventory_item_id DESC);
