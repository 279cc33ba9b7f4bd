-- Returns how much of a payment has neither been refunded nor charged back, in hundredths of its currency.
CREATE FUNCTION command.payment_left(p_payment payments) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT p_payment.paid_cents - round(p_payment.paid_cents::numeric
    * (p_payment.refunded_cents + p_payment.charged_back_cents) / p_payment.amount_cents)::bigint;
$$;
