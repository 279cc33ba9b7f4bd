-- Returns the stock that a shipment holds, in the form that item_stock_release takes.
CREATE FUNCTION command.shipment_stock(p_user uuid, p_shipment uuid) RETURNS command.item_quantity[]
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT ROW(item_id, quantity)::command.item_quantity
    FROM shipment_lines WHERE user_id = p_user AND shipment_id = p_shipment);
END $$;
