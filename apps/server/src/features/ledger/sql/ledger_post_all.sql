-- Moves money between wallets and one other account. Returns the new balance of each wallet.
-- - All postings of a wallet must have the same sign. Their entries get the wallet's next sequence numbers, in order.
-- - If a wallet's balance would fall below zero, that wallet is neither changed nor returned.
-- - If there are several wallets, the caller must have locked them, in the order of their people's ids.
CREATE FUNCTION command.ledger_post_all(p_account text, p_type text, p_postings command.wallet_posting[])
RETURNS TABLE (user_id uuid, balance_cents bigint) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  moved command.moved_wallet;
  wallets_moved command.moved_wallet[] := '{}';
  people uuid[];
  totals bigint[];
  counts bigint[];
BEGIN
  SELECT array_agg("userId"), array_agg(total), array_agg(entries) INTO people, totals, counts
  FROM (SELECT "userId", sum("amountCents")::bigint AS total, count(*) AS entries
    FROM unnest(p_postings) GROUP BY "userId") AS sums;
  FOR moved IN
    UPDATE wallets w SET balance_cents = w.balance_cents + total, last_sequence = w.last_sequence + entries
    FROM unnest(people, totals, counts) AS posted (person, total, entries)
    WHERE w.user_id = posted.person AND w.user_id = ANY (people) AND w.balance_cents + total >= 0
    RETURNING w.user_id, w.balance_cents - total, w.last_sequence - entries, w.balance_cents
  LOOP
    wallets_moved := wallets_moved || moved;
  END LOOP;
  INSERT INTO ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
    related_id, balance_after_cents, created_at, sequence)
  SELECT "userId", "entryId",
    CASE WHEN "amountCents" < 0 THEN 'wallet:' || "userId" ELSE p_account END,
    CASE WHEN "amountCents" < 0 THEN p_account ELSE 'wallet:' || "userId" END,
    abs("amountCents"), p_type, description, "relatedId", "centsBefore" + until_here, at, "sequenceBefore" + place
  FROM (
    SELECT p.*, sum("amountCents") OVER wallet AS until_here, row_number() OVER wallet AS place
    FROM unnest(p_postings) WITH ORDINALITY AS p (
      "userId", "entryId", "amountCents", description, "relatedId", at, position)
    WINDOW wallet AS (PARTITION BY "userId" ORDER BY position)) AS posting
  JOIN unnest(wallets_moved) AS m ("movedId", "centsBefore", "sequenceBefore", "centsAfter") ON "movedId" = "userId"
  ORDER BY "userId", place;
  RETURN QUERY SELECT "movedId", "centsAfter"
    FROM unnest(wallets_moved) AS m ("movedId", "centsBefore", "sequenceBefore", "centsAfter");
END $$;
