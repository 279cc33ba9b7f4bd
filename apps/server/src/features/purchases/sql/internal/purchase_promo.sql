-- Returns what a promo code takes off an order of these lines at the shop's prices, as promo_offer does. p_user is null
-- for a guest, of whom only the order itself tells who they are.
CREATE FUNCTION command.purchase_promo(
  p_code text, p_lines command.item_quantity[], p_user uuid, p_at timestamptz
) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  lines command.promo_line[] := ARRAY(
    SELECT ROW(line."itemId", line.quantity, line."marketPriceCents", NULL)::command.promo_line
    FROM jsonb_to_recordset(command.item_offers(p_lines))
      AS line ("itemId" uuid, quantity integer, "marketPriceCents" bigint));
BEGIN
  RETURN command.promo_offer(p_code, lines, CASE WHEN p_user IS NULL THEN '{}'::text[] ELSE ARRAY[p_user::text] END,
    NOT command.purchases_had(p_user), p_at);
END $$;
