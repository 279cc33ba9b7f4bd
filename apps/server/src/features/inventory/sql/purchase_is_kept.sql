-- Returns true if a person got items of a purchase, also if they are sold or sent.
CREATE FUNCTION command.purchase_is_kept(p_user uuid, p_purchase uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM inventory_items
    WHERE user_id = p_user AND purchase_id = p_purchase AND source = 'Purchase');
END $$;
