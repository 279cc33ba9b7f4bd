-- Returns the least that a code may let a piece of each item cost: [{itemId, leastCents}]. It is a tenth of the market
-- price, reduced or not, so that reductions and codes together take off at most what a code alone may.
CREATE FUNCTION command.promo_floors(p_items uuid[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(jsonb_agg(jsonb_build_object('itemId', item ->> 'itemId',
    'leastCents', greatest(1, (item ->> 'marketPriceCents')::bigint / 10))), '[]')
  FROM jsonb_array_elements(command.item_snapshots(p_items)) AS item;
$$;
