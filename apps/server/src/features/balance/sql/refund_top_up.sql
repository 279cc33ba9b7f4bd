-- Requests the refund of a part of a top-up for an operator, through the provider. Refunds only what the person has not
-- spent. Refuses with NOT_FOUND, VERSION_CONFLICT, STATUS_CONFLICT and INSUFFICIENT_BALANCE.
CREATE FUNCTION command.refund_top_up(
  p_user uuid, p_payment uuid, p_refund command.operator_refund, p_paid_cents bigint, p_left_cents bigint,
  p_entry uuid, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  IF NOT command.payment_is_for(p_user, p_payment, 'TopUp') THEN
    PERFORM command.refuse('NOT_FOUND');
  END IF;
  PERFORM command.refund_held(p_user, p_payment, p_refund, p_paid_cents, p_left_cents, p_entry, p_at);
END $$;
