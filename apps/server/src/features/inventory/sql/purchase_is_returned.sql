-- Returns true if a person got items of a purchase and all of them have come back.
CREATE FUNCTION command.purchase_is_returned(p_user uuid, p_purchase uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(bool_and(status = 'Returned'), false) FROM inventory_items
    WHERE user_id = p_user AND purchase_id = p_purchase AND source = 'Purchase');
END $$;
