-- Records the provider's result of a requested refund: 'Taken' or 'Refused'. The first result is kept, so a refund that
-- was taken is never requested again.
CREATE FUNCTION command.record_refund_result(p_user uuid, p_refund uuid, p_status text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
  UPDATE refunds SET status = p_status, next_attempt_at = NULL
  WHERE user_id = p_user AND refund_id = p_refund AND status = 'Requested';
$$;
