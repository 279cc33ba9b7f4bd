-- room: lootboxes
-- An opening at a price of zero would move nothing, and one below zero would pay its buyer.
ALTER TABLE lootbox_versions ADD CONSTRAINT lootbox_versions_price CHECK (price_cents > 0);
