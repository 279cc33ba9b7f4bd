-- Moves money between a wallet and one other account and returns the wallet's new balance. All postings of a call must
-- have the same sign. The entries get the next numbers of the wallet's sequence, in the order of the postings. Refuses
-- with INSUFFICIENT_BALANCE if the balance would fall below zero.
CREATE FUNCTION command.ledger_post(
  p_user uuid, p_account text, p_type text, p_postings command.posting[], p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  total bigint := (SELECT sum("amountCents") FROM unnest(p_postings));
  after_cents bigint;
  wallet text := 'wallet:' || p_user;
BEGIN
  WITH moved AS (
    UPDATE wallets
    SET balance_cents = balance_cents + total, last_sequence = last_sequence + cardinality(p_postings)
    WHERE user_id = p_user AND balance_cents + total >= 0
    RETURNING balance_cents, last_sequence - cardinality(p_postings) AS sequence_before
  ), posted AS (
    INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
      related_id, balance_after_cents, created_at, sequence)
    SELECT p_user, "entryId",
      CASE WHEN "amountCents" < 0 THEN wallet ELSE p_account END,
      CASE WHEN "amountCents" < 0 THEN p_account ELSE wallet END,
      abs("amountCents"), p_type, posting.description, "relatedId",
      balance_cents - total + sum("amountCents") OVER (ORDER BY position), p_at, sequence_before + position
    FROM moved, unnest(p_postings) WITH ORDINALITY AS posting ("entryId", "amountCents", description, "relatedId", position)
  )
  SELECT balance_cents INTO after_cents FROM moved;
  IF after_cents IS NULL THEN
    PERFORM command.refuse('INSUFFICIENT_BALANCE', jsonb_build_object('requiredCents', -total,
      'balanceCents', (SELECT balance_cents FROM wallets WHERE user_id = p_user)));
  END IF;
  RETURN after_cents;
END $$;
