-- Moves money between a wallet and one other account and answers the wallet's new balance. Each posting is
-- {entryId, amountCents, description, relatedId}; amountCents is signed as the wallet sees it, and all postings of a
-- call have one sign. The rows get the next numbers of the wallet's sequence, in the order of the postings. Refuses when
-- the balance would fall below zero.
CREATE FUNCTION command.ledger_post(
  p_user uuid, p_account text, p_type text, p_postings jsonb, p_at timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  total bigint;
  after_cents bigint;
  wallet text := 'wallet:' || p_user;
BEGIN
  SELECT sum((p ->> 'amountCents')::bigint) INTO total FROM jsonb_array_elements(p_postings) p;
  WITH moved AS (
    UPDATE wallets
    SET balance_cents = balance_cents + total, last_sequence = last_sequence + jsonb_array_length(p_postings)
    WHERE user_id = p_user AND balance_cents + total >= 0
    RETURNING balance_cents, last_sequence - jsonb_array_length(p_postings) AS sequence_before
  ), posted AS (
    INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
      related_id, balance_after_cents, created_at, sequence)
    SELECT p_user, (p ->> 'entryId')::uuid,
      CASE WHEN amount < 0 THEN wallet ELSE p_account END,
      CASE WHEN amount < 0 THEN p_account ELSE wallet END,
      abs(amount), p_type, p ->> 'description', (p ->> 'relatedId')::uuid,
      balance_cents - total + sum(amount) OVER (ORDER BY position), p_at, sequence_before + position
    FROM moved, jsonb_array_elements(p_postings) WITH ORDINALITY AS posting (p, position),
      LATERAL (SELECT (p ->> 'amountCents')::bigint AS amount) a
  )
  SELECT balance_cents INTO after_cents FROM moved;
  IF after_cents IS NULL THEN
    PERFORM command.refuse('INSUFFICIENT_BALANCE', jsonb_build_object('requiredCents', -total,
      'balanceCents', (SELECT balance_cents FROM wallets WHERE user_id = p_user)));
  END IF;
  RETURN after_cents;
END $$;
