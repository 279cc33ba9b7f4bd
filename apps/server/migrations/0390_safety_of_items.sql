-- The facts about an item's safety that offers need, and those that are missing. So far no item has any.
ALTER TABLE items
  ADD COLUMN safety jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(safety) = 'object'),
  ADD COLUMN safety_gaps text[] NOT NULL
    DEFAULT '{manufacturerName,manufacturerAddress,manufacturerContact,manufacturerCountry,identifier}';
CREATE INDEX items_with_safety_gaps ON items (item_id) WHERE is_active AND safety_gaps <> '{}';
