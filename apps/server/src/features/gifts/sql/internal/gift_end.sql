-- Ends a live gift code that the caller has locked, as Expired or Void. Its amount goes to house:goodwill.
CREATE FUNCTION command.gift_end(p_gift gift_codes, p_status text, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE gift_codes SET status = p_status, owed_cents = 0, ended_at = p_at, version = version + 1 WHERE gift_id = p_gift.gift_id;
  PERFORM command.ledger_transfer(p_gift.gift_id, gen_random_uuid(), 'house:gifts', 'house:goodwill',
    p_gift.amount_cents, p_gift.gift_id, p_at);
END $$;
