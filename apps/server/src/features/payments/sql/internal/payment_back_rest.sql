-- Returns how much of a payment's refunds came back and was not requested again since, in hundredths of its currency.
CREATE FUNCTION command.payment_back_rest(p_payment payments) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT greatest(0, p_payment.refunds_back_paid_cents - coalesce(sum(paid_cents) FILTER (
      WHERE status IN ('Requested', 'Taken') AND created_at >= first_at), 0))
    FROM (SELECT *, min(failed_at) FILTER (WHERE status = 'Returned') OVER () AS first_at FROM refunds
      WHERE user_id = p_payment.user_id AND payment_id = p_payment.payment_id) AS r)::bigint;
END $$;
