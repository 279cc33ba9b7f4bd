-- Returns true if all inventory items of a shipment have come back.
CREATE FUNCTION command.parcel_is_returned(p_user uuid, p_shipment uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(bool_and(status = 'Returned'), false) FROM inventory_items
    WHERE user_id = p_user AND shipment_id = p_shipment);
END $$;
