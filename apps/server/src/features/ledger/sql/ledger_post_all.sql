-- Moves money between wallets and one other account. Returns the new balance of each wallet.
-- - All postings of a wallet must have the same sign. Their entries get the wallet's next sequence numbers, in order.
-- - If a wallet's balance would fall below zero, that wallet is neither changed nor returned.
-- - If there are several wallets, the caller must have locked them, in the order of their people's ids.
CREATE FUNCTION command.ledger_post_all(p_account text, p_type text, p_postings command.wallet_posting[])
RETURNS TABLE (user_id uuid, balance_cents bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY WITH posting AS (
    SELECT p.*, 'wallet:' || "userId" AS wallet, sum("amountCents") OVER wallet AS until_here,
      row_number() OVER wallet AS place, lead("userId") OVER wallet IS NULL AS is_last
    FROM unnest(p_postings) WITH ORDINALITY AS p (
      "userId", "entryId", "amountCents", description, "relatedId", at, position)
    WINDOW wallet AS (PARTITION BY "userId" ORDER BY position)
  ), moved AS (
    UPDATE wallets w SET balance_cents = w.balance_cents + until_here, last_sequence = w.last_sequence + place
    FROM posting WHERE is_last AND w.user_id = "userId" AND w.balance_cents + until_here >= 0
    RETURNING w.user_id, w.balance_cents, w.balance_cents - until_here AS cents_before,
      w.last_sequence - place AS sequence_before
  ), posted AS (
    INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
      related_id, balance_after_cents, created_at, sequence)
    SELECT m.user_id, "entryId",
      CASE WHEN "amountCents" < 0 THEN wallet ELSE p_account END,
      CASE WHEN "amountCents" < 0 THEN p_account ELSE wallet END,
      abs("amountCents"), p_type, description, "relatedId", cents_before + until_here, at, sequence_before + place
    FROM posting JOIN moved m ON m.user_id = "userId" ORDER BY m.user_id, place
  )
  SELECT moved.user_id, moved.balance_cents FROM moved;
END $$;
