-- Returns how many pieces of a line are in refunds of the payment. Leaves out refunds that the provider has refused, or
-- that came back.
CREATE FUNCTION command.refunded_quantity(p_user uuid, p_payment uuid, p_position integer) RETURNS integer
LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(quantity), 0)::integer
    FROM refund_lines JOIN refunds USING (user_id, refund_id)
    WHERE user_id = p_user AND payment_id = p_payment AND position = p_position AND status NOT IN ('Refused', 'Returned'));
END $$;
