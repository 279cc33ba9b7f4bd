-- Returns what a code takes off these lines, or {why} if it can't be used:
-- {code, kind, percent, amountCents, itemIds, floors, isCounted}. Guests have no holders. floors are what a piece of
-- each item costs at least. isCounted says whether the uses of a person are limited.
-- Locks and takes nothing, so an order may be refused afterwards.
CREATE FUNCTION command.promo_offer(
  p_code text, p_lines command.promo_line[], p_holders text[], p_is_first boolean, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  promo promo_codes;
  why text;
  place record;
  items uuid[];
BEGIN
  SELECT * INTO promo FROM promo_codes WHERE code = p_code;
  why := command.promo_refusal(promo, p_lines, p_is_first, p_at);
  IF why IS NULL THEN
    place := command.promo_place(promo);
    IF place.most IS NOT NULL AND p_holders = '{}' THEN
      why := 'SignIn';
    ELSIF EXISTS (SELECT 1 FROM promo_holders WHERE holder = ANY (p_holders) AND promo_code_id = place.counted_id
      GROUP BY holder HAVING count(*) >= place.most)
    THEN
      why := CASE WHEN promo.is_first_order THEN 'FirstOrder' ELSE 'UsedUp' END;
    END IF;
  END IF;
  IF why IS NOT NULL THEN
    RETURN jsonb_build_object('why', why);
  END IF;
  items := command.promo_scope(promo, p_lines);
  RETURN jsonb_build_object('code', promo.code, 'kind', promo.kind, 'percent', promo.percent,
    'amountCents', promo.amount_cents, 'itemIds', to_jsonb(items), 'floors', command.promo_floors(items),
    'isCounted', (command.promo_place(promo)).most IS NOT NULL);
END $$;
