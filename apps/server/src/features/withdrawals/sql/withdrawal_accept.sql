-- Accepts a fault for an operator: the person sends the named pieces back. Refuses with NOT_FOUND, VERSION_CONFLICT,
-- and STATUS_CONFLICT unless pieces were named that left in a parcel.
CREATE FUNCTION command.withdrawal_accept(
  p_withdrawal uuid, p_step command.withdrawal_step, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  w withdrawals := command.withdrawal_move(p_withdrawal, p_step, '{AwaitingGoods}', NULL, p_at);
BEGIN
  IF w.status <> 'Matched' OR NOT EXISTS (SELECT FROM withdrawal_pieces
    WHERE user_id = w.user_id AND withdrawal_id = p_withdrawal AND is_sent)
  THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
