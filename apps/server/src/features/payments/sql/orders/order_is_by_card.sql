-- Returns whether a person's order was paid through a provider, and not from the balance.
CREATE FUNCTION command.order_is_by_card(p_user uuid, p_purchase uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM payments
    WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase' AND status = 'Success');
END $$;
