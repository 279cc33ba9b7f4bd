-- Returns how many pieces of a line of an order or shipment can still come back: of a person those in the inventory or
-- those that were sent, of a guest those that are neither refunded nor back.
CREATE FUNCTION command.withdrawal_left(
  p_user uuid, p_purchase uuid, p_shipment uuid, p_position integer, p_is_sent boolean
) RETURNS integer LANGUAGE plpgsql STABLE AS $$
DECLARE
  bought jsonb := command.purchase_facts(p_user, p_purchase);
  line jsonb := coalesce(bought, command.shipment_facts(p_user, p_shipment)) -> 'lines' -> (p_position - 1);
BEGIN
  IF p_user = p_purchase THEN
    RETURN (line ->> 'quantity')::integer
      - command.refunded_quantity(p_user, (bought ->> 'paymentId')::uuid, p_position)
      - command.withdrawal_goods_owed(p_user, p_purchase, p_position);
  END IF;
  RETURN (SELECT count(*) FROM jsonb_array_elements(command.inventory_returnable(p_user, p_purchase, p_shipment)) AS i
    WHERE (i ->> 'isSent')::boolean = p_is_sent AND CASE WHEN line ->> 'inventoryItemId' IS NULL
      THEN i ->> 'itemId' = line ->> 'itemId' ELSE i ->> 'inventoryItemId' = line ->> 'inventoryItemId' END);
END $$;
