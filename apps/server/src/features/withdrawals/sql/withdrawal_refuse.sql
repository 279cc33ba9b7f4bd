-- Refuses a withdrawal for an operator, naming the exception. Pieces that are on their way or with the shop are
-- refused only because their money is back already. Refuses with NOT_FOUND, VERSION_CONFLICT and STATUS_CONFLICT.
CREATE FUNCTION command.withdrawal_refuse(
  p_withdrawal uuid, p_step command.withdrawal_step, p_exception text, p_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  was withdrawals;
BEGIN
  was := command.withdrawal_move(p_withdrawal, p_step, '{Refused}', p_exception, p_at);
  IF was.status IN ('ProofOfPosting', 'GoodsReceived') AND p_exception <> 'AlreadyReturned' THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  END IF;
END $$;
