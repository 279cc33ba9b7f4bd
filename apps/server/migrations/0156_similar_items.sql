-- room: items
-- Whatever an item costs, those of its category at the closest prices are beside it.
CREATE INDEX items_by_category_and_price ON items (category_id, market_price_cents, item_id)
  WHERE is_active AND is_sellable;
