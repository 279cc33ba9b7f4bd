-- What a shipment holds, as item_stock_release takes it.
CREATE FUNCTION command.shipment_stock(p_user uuid, p_shipment uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('itemId', item_id, 'quantity', quantity))
  FROM shipment_lines WHERE user_id = p_user AND shipment_id = p_shipment;
$$;
