-- Ends the time to pay an order that was cancelled, so that the job closes its session at the provider. Does nothing if
-- its payment has ended.
CREATE FUNCTION command.payment_expire(p_user uuid, p_purchase uuid, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payments SET expires_at = least(expires_at, p_at), next_check_at = p_at
  WHERE user_id = p_user AND subject_id = p_purchase AND purpose = 'Purchase' AND status = 'Pending'
    AND next_check_at IS NOT NULL;
END $$;
