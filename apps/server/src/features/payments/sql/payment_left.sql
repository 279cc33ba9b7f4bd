-- Returns how much of a payment can still be refunded, in hundredths of its currency: the part that is not charged
-- back, not refunded, and not in a requested refund. Refunds that came back are left again.
CREATE FUNCTION command.payment_left(p_payment payments) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT greatest(0,
    p_payment.paid_cents - p_payment.charged_back_paid_cents + p_payment.refunds_back_paid_cents
      - command.payment_committed(p_payment));
$$;
