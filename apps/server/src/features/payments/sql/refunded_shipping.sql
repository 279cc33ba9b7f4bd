-- Returns the shipping in refunds of a payment. Leaves out refunds that the provider has refused, or that came back.
CREATE FUNCTION command.refunded_shipping(p_user uuid, p_payment uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(sum(shipping_cents), 0)::bigint FROM refunds
    WHERE user_id = p_user AND payment_id = p_payment AND status NOT IN ('Refused', 'Returned'));
END $$;
