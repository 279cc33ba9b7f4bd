-- Whether every item still has the market price named: [{itemId, marketPriceCents}].
CREATE FUNCTION command.item_prices_hold(p_prices jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_to_recordset(p_prices) AS p ("itemId" uuid, "marketPriceCents" bigint)
    LEFT JOIN items i ON i.item_id = p."itemId"
    WHERE i.market_price_cents IS DISTINCT FROM p."marketPriceCents");
$$;
