-- Returns how much of a payment has been or will be refunded, in hundredths of its currency. Counts refunds that the
-- provider has reported, and requested ones that it has not refused. A report does not say which requests it contains.
-- So each request is added to the sum that had been reported when it was made.
CREATE FUNCTION command.payment_committed(p_payment payments) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN greatest(p_payment.refunded_paid_cents, (
    SELECT max(refunded_before_cents + requested_cents) FROM (
      SELECT refunded_before_cents, sum(paid_cents) OVER (ORDER BY created_at DESC, refund_id DESC) AS requested_cents
      FROM refunds
      WHERE user_id = p_payment.user_id AND payment_id = p_payment.payment_id
        AND status <> 'Refused') AS requests))::bigint;
END $$;
