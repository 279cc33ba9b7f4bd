-- The items won from boxes that come back for the price of their openings, for each withdrawal. Those from before keep
-- one right for all of their items.
ALTER TABLE withdrawals ADD COLUMN items_with_right uuid[];
