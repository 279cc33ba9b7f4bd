-- Returns why a code can't be used for these lines, or null. A code that does not exist, begins later or has ended is
-- Unknown. Does not look at the holders' uses.
CREATE FUNCTION command.promo_refusal(
  p_promo promo_codes, p_lines command.promo_line[], p_is_first boolean, p_at timestamptz
) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  items uuid[];
BEGIN
  IF p_promo.promo_code_id IS NULL OR p_at < p_promo.starts_at OR p_at >= p_promo.ends_at THEN
    RETURN 'Unknown';
  ELSIF p_promo.is_first_order AND NOT p_is_first THEN
    RETURN 'FirstOrder';
  ELSIF p_promo.uses >= p_promo.most_uses THEN
    RETURN 'UsedUp';
  END IF;
  items := command.promo_scope(p_promo, p_lines);
  -- One item would free the whole parcel's shipping.
  IF items = '{}' OR p_promo.kind = 'FreeShipping' AND cardinality(items) < cardinality(p_lines) THEN
    RETURN 'NotForThese';
  ELSIF p_promo.minimum_cents > (
    SELECT sum(quantity * "listPriceCents") FROM unnest(p_lines) AS line WHERE line."itemId" = ANY (items))
  THEN
    RETURN 'BelowMinimum';
  END IF;
  RETURN NULL;
END $$;
