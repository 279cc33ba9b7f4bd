-- Adds the pieces of a purchase to a person's inventory: one item for each piece of its lines, at the line's price.
-- A piece sells for no more than was paid, so buying with a promo code and selling back never gains.
CREATE FUNCTION command.purchase_hand_over(
  p_user uuid, p_purchase uuid, p_items command.bought_item[], p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  lines purchase_lines[];
BEGIN
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase;
  SELECT array_agg(l) INTO lines FROM purchase_lines l WHERE user_id = p_user AND purchase_id = p_purchase;
  PERFORM command.assert_holds(NOT EXISTS (
    SELECT FROM (SELECT item_id, sum(quantity) AS pieces FROM unnest(lines) GROUP BY item_id) bought_lines
    FULL JOIN (
      SELECT "itemId" AS item_id, count(*) AS pieces FROM unnest(p_items) GROUP BY "itemId") given USING (item_id)
    WHERE bought_lines.pieces IS DISTINCT FROM given.pieces), 'a purchase hands over the pieces of its lines');
  PERFORM command.assert_holds(NOT EXISTS (SELECT FROM unnest(p_items) AS item
    JOIN unnest(lines) AS line ON line.item_id = item."itemId" WHERE item."sellPriceCents" > line.unit_price_cents),
    'a bought piece sells for no more than was paid');
  PERFORM command.inventory_add(ARRAY(
    SELECT ROW(p_user, item."inventoryItemId", item."itemId",
      CASE WHEN bought.shipment_id IS NULL THEN 'InInventory' ELSE 'Shipping' END, 'Purchase',
      bought.transaction_ids[1], p_purchase, bought.shipment_id, line.unit_price_cents,
      coalesce(line.list_price_cents, line.unit_price_cents), item."sellPriceCents", p_at)::command.new_inventory_item
    FROM unnest(p_items) AS item
    JOIN unnest(lines) AS line ON line.item_id = item."itemId"));
END $$;
