-- Undoes the purchase of the goods of a shipment that has not left: they are the shop's again, as if never bought.
-- Answers what was paid for them, in cents.
CREATE FUNCTION command.inventory_undo_purchase(p_user uuid, p_shipment uuid) RETURNS bigint LANGUAGE sql AS $$
  WITH returned AS (
    DELETE FROM inventory_items
    WHERE user_id = p_user AND shipment_id = p_shipment AND status = 'Shipping' AND source = 'Purchase'
    RETURNING acquired_price_cents)
  SELECT coalesce(sum(acquired_price_cents), 0)::bigint FROM returned;
$$;
