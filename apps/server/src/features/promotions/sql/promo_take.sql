-- Takes a use of a code for an order. Refuses with PROMO_REFUSED and why.
-- - Locks the code's row if its uses are limited, then takes a place with each holder, in the order of their names, and
--   waits there for concurrent orders. The person is a holder too.
-- - Asserts that the order's prices are lowered by no more than the code gives, and a few cents that equal pieces can't
--   share, for its items only. Refuses prices below the floors, because a market price may have risen meanwhile.
CREATE FUNCTION command.promo_take(
  p_user uuid, p_purchase uuid, p_use command.promo_use, p_lines command.promo_line[], p_is_first boolean,
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  promo promo_codes;
  why text;
  items uuid[];
  given bigint;
  most bigint;
  place record;
  names text[] := p_use.holders || CASE WHEN p_user <> p_purchase THEN ARRAY[p_user::text] ELSE '{}' END;
  name text;
  is_placed boolean;
BEGIN
  SELECT * INTO promo FROM promo_codes WHERE code = p_use.code;
  IF promo.most_uses IS NOT NULL THEN
    SELECT * INTO promo FROM promo_codes WHERE promo_code_id = promo.promo_code_id FOR UPDATE;
  END IF;
  why := command.promo_refusal(promo, p_lines, p_is_first, p_at);
  IF why IS NOT NULL THEN
    PERFORM command.refuse('PROMO_REFUSED', jsonb_build_object('why', why));
  END IF;
  items := command.promo_scope(promo, p_lines);
  SELECT sum(quantity * ("listPriceCents" - "unitPriceCents")),
    CASE promo.kind WHEN 'Percent' THEN ceil(sum(quantity * "listPriceCents") FILTER (WHERE "itemId" = ANY (items))
        * promo.percent / 100.0) + max(quantity) - 1
      WHEN 'Amount' THEN promo.amount_cents + max(quantity) - 1
      ELSE 0 END
  INTO given, most FROM unnest(p_lines);
  PERFORM command.assert_holds(given <= most AND p_use."shippingDiscountCents" >= 0
    AND (promo.kind = 'FreeShipping' OR p_use."shippingDiscountCents" = 0), 'an order costs less by what its code gives');
  PERFORM command.assert_holds(NOT EXISTS (SELECT FROM unnest(p_lines) AS line
    WHERE line."unitPriceCents" < 1 OR line."unitPriceCents" > line."listPriceCents"
      OR line."unitPriceCents" < line."listPriceCents" AND line."itemId" <> ALL (items)),
    'a code lowers the prices of its items, to a cent at least');
  IF EXISTS (SELECT FROM unnest(p_lines) AS line
    JOIN jsonb_array_elements(command.promo_floors(items)) AS floor ON (floor ->> 'itemId')::uuid = line."itemId"
    WHERE line."unitPriceCents" < least(line."listPriceCents", (floor ->> 'leastCents')::bigint))
  THEN
    PERFORM command.refuse('PROMO_REFUSED', '{"why": "NotForThese"}');
  END IF;
  UPDATE promo_codes SET uses = uses + 1 WHERE promo_code_id = promo.promo_code_id AND most_uses IS NOT NULL;
  place := command.promo_place(promo);
  IF place.most IS NOT NULL THEN
    -- A guest may name anybody's mailbox, and would learn from a refusal that its person has used a code. Without a
    -- door, people with many mailboxes would have many first orders.
    IF p_user = p_purchase OR cardinality(p_use.holders) < 2 THEN
      PERFORM command.refuse('PROMO_REFUSED',
        jsonb_build_object('why', CASE WHEN p_user = p_purchase THEN 'SignIn' ELSE 'OnlySent' END));
    END IF;
    FOR name IN SELECT DISTINCT each FROM unnest(names) AS each ORDER BY each LOOP
      is_placed := false;
      FOR free_place IN 1 .. place.most LOOP
        INSERT INTO promo_holders (holder, promo_code_id, place, user_id, purchase_id)
        VALUES (name, place.counted_id, free_place, p_user, p_purchase) ON CONFLICT DO NOTHING;
        is_placed := FOUND;
        EXIT WHEN is_placed;
      END LOOP;
      IF NOT is_placed THEN
        PERFORM command.refuse('PROMO_REFUSED', jsonb_build_object('why',
          CASE WHEN promo.is_first_order THEN 'FirstOrder' ELSE 'UsedUp' END));
      END IF;
    END LOOP;
  END IF;
  INSERT INTO promo_uses (user_id, purchase_id, promo_code_id, discount_cents, holders, used_at)
  VALUES (p_user, p_purchase, promo.promo_code_id, given + p_use."shippingDiscountCents", names, p_at);
END $$;
