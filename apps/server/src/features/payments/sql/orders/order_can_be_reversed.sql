-- Returns whether a bank can take back without a reason what paid a person's order. Such money never comes into a
-- balance.
CREATE FUNCTION command.order_can_be_reversed(p_user uuid, p_purchase uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM payments
    WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase' AND can_be_reversed);
END $$;
