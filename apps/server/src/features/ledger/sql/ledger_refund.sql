-- Posts a refund to a wallet. Does nothing if the amount is zero.
CREATE FUNCTION command.ledger_refund(
  p_user uuid, p_account text, p_type text, p_posting command.posting, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_posting."amountCents" > 0 THEN
    PERFORM command.ledger_post(p_user, p_account, p_type, ARRAY[p_posting], p_at);
  END IF;
END $$;
