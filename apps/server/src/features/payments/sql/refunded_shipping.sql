-- Returns the shipping in the refunds of a payment that the provider has not refused.
CREATE FUNCTION command.refunded_shipping(p_user uuid, p_payment uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(shipping_cents), 0)::bigint FROM refunds
  WHERE user_id = p_user AND payment_id = p_payment AND status <> 'Refused';
$$;
