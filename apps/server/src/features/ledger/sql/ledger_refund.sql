-- Posts one amount back to a wallet, if there is any. p_posting is as ledger_post takes it.
CREATE FUNCTION command.ledger_refund(
  p_user uuid, p_account text, p_type text, p_posting jsonb, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF (p_posting ->> 'amountCents')::bigint > 0 THEN
    PERFORM command.ledger_post(p_user, p_account, p_type, jsonb_build_array(p_posting), p_at);
  END IF;
END $$;
