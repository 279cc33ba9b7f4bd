-- room: ledger
-- Counts the rows of a period, and finds the row before a moment, by the index alone.
DROP INDEX ledger_entries_by_time;
CREATE INDEX ledger_entries_by_time ON ledger_entries (user_id, created_at, sequence) WHERE sequence IS NOT NULL;

-- room: shipments
-- For operators, who look up the shipments of somebody who writes to them.
CREATE INDEX shipments_by_contact ON shipments (contact_email);

-- room: inventory
-- For the list of one status: a collector with few items left may have sold a hundred thousand.
CREATE INDEX inventory_items_by_status ON inventory_items (user_id, status, created_at DESC, inventory_item_id DESC);
