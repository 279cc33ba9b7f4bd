-- room: lootboxes
-- The version with which people could open a box last, while it isn't open. A box that is paused gets other odds at once
-- when the price of an item changes: whoever opens it again compares with what people knew.
ALTER TABLE lootboxes ADD COLUMN last_open_version integer;
UPDATE lootboxes SET last_open_version = table_version WHERE status IN ('Paused', 'Archived');
