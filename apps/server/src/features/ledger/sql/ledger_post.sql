-- Moves money between a wallet and one other account, and returns the wallet's new balance. All postings of a call must
-- have the same sign. The entries get the next numbers of the wallet's sequence, in the order of the postings. Refuses
-- with INSUFFICIENT_BALANCE if the balance would fall below zero.
CREATE FUNCTION command.ledger_post(
  p_user uuid, p_account text, p_type text, p_postings command.posting[], p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  after_cents bigint := (SELECT balance_cents FROM command.ledger_post_all(p_account, p_type, ARRAY(
    SELECT ROW(p_user, "entryId", "amountCents", description, "relatedId", p_at)::command.wallet_posting
    FROM unnest(p_postings))));
BEGIN
  IF after_cents IS NULL THEN
    PERFORM command.refuse('INSUFFICIENT_BALANCE', jsonb_build_object(
      'requiredCents', (SELECT -sum("amountCents") FROM unnest(p_postings)),
      'balanceCents', (SELECT balance_cents FROM wallets WHERE user_id = p_user)));
  END IF;
  RETURN after_cents;
END $$;
