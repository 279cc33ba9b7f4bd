-- Ends an order's wait for its payment: frees the places of its holders, and no longer counts its stock as held.
CREATE FUNCTION command.unpaid_orders_end(p_user uuid, p_purchase uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held_by text[];
BEGIN
  DELETE FROM unpaid_orders WHERE user_id = p_user AND purchase_id = p_purchase RETURNING holders INTO held_by;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  DELETE FROM unpaid_places WHERE holder = ANY (held_by) AND user_id = p_user AND purchase_id = p_purchase;
  DELETE FROM unpaid_stock WHERE user_id = p_user AND purchase_id = p_purchase AND item_id = ANY (ARRAY(
    SELECT item_id FROM purchase_lines WHERE user_id = p_user AND purchase_id = p_purchase));
END $$;
