-- Issues a gift code within an operator's transaction. Its amount is owed from then on, as goodwill. The limits hold
-- for all callers.
CREATE FUNCTION command.gift_issue(
  p_gift uuid, p_hash bytea, p_operator uuid, p_amount_cents bigint, p_at timestamptz, p_expires_at timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
BEGIN
  PERFORM command.assert_holds(p_amount_cents BETWEEN 1000 AND 50000, 'a gift code is worth 10 to 500 euros');
  INSERT INTO gift_codes (gift_id, code_hash, source, amount_cents, owed_cents, giver_id, made_at, active_from, expires_at)
  VALUES (p_gift, p_hash, 'Issued', p_amount_cents, p_amount_cents, p_operator, p_at, p_at, p_expires_at);
  PERFORM command.ledger_transfer(p_gift, gen_random_uuid(), 'house:goodwill', 'house:gifts', p_amount_cents, p_gift,
    p_at);
END $$;
