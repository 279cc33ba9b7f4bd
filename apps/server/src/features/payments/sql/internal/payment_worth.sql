-- Converts p_paid_cents of a payment's currency to euro cents, at the rate frozen in the payment.
CREATE FUNCTION command.payment_worth(p_payment payments, p_paid_cents bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT round(p_payment.amount_cents::numeric * p_paid_cents / p_payment.paid_cents)::bigint;
$$;
