-- Requests a refund, through the provider, of what is left of a payment. Does nothing if nothing is left, if a refund was
-- requested before that the provider has not refused, or if it has refused as much. Locks the payment, so that a
-- concurrent report of the provider counts.
CREATE FUNCTION command.request_refund(p_user uuid, p_payment uuid, p_refund uuid, p_at timestamptz) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO refunds (user_id, refund_id, payment_id, paid_cents, created_at, next_attempt_at)
  SELECT p.user_id, p_refund, p.payment_id, command.payment_left(p), p_at, p_at FROM payments p
  WHERE p.user_id = p_user AND p.payment_id = p_payment AND p.status = 'Success' AND command.payment_left(p) > 0
    AND NOT EXISTS (SELECT FROM refunds r WHERE r.user_id = p_user AND r.payment_id = p_payment
      AND r.status = 'Refused' AND r.paid_cents <= command.payment_left(p))
  FOR UPDATE OF p
  ON CONFLICT (user_id, payment_id) WHERE status <> 'Refused' DO NOTHING;
$$;
