-- Requests a refund, through the provider, of what has not been refunded or charged back of a payment. Does nothing if
-- nothing is left, or if a refund was requested before that the provider has not refused.
CREATE FUNCTION command.request_refund(p_user uuid, p_payment uuid, p_refund uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO refunds (user_id, refund_id, payment_id, paid_cents, created_at, next_attempt_at)
  SELECT p.user_id, p_refund, p.payment_id, left_cents, p_at, p_at
  FROM payments p, LATERAL (SELECT p.paid_cents - round(p.paid_cents::numeric * p.charged_back_cents / p.amount_cents)
    - greatest(round(p.paid_cents::numeric * p.refunded_cents / p.amount_cents),
      (SELECT sum(r.paid_cents) FROM refunds r
        WHERE r.user_id = p_user AND r.payment_id = p_payment AND r.status <> 'Refused')) AS left_cents) remaining
  WHERE p.user_id = p_user AND p.payment_id = p_payment AND p.status = 'Success' AND left_cents > 0
  ON CONFLICT (user_id, payment_id) WHERE status <> 'Refused' DO NOTHING;
$$;
