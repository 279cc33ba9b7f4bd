-- Returns where the holders' uses of a code are counted, and how many each may have: {promoCodeId, most}. most is null
-- if any number is allowed. Codes for first orders share one place.
CREATE FUNCTION command.promo_place(p_promo promo_codes, OUT counted_id uuid, OUT most integer)
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_promo.is_first_order THEN '00000000-0000-0000-0000-000000000000' ELSE p_promo.promo_code_id END,
    CASE WHEN p_promo.is_first_order THEN 1 ELSE p_promo.most_per_person END;
$$;
