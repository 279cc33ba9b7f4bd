-- Returns a wallet's movements after entry number p_after up to p_until, as `id:cents` separated by commas, in order,
-- negative for a debit. If there are more than 1,000, the older ones are summed up in a first entry `earlier:cents`:
-- offers never expire, and the text must stay short enough for every reader.
CREATE FUNCTION command.wallet_movements(p_user uuid, p_after bigint, p_until bigint) RETURNS text
LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (WITH movements AS (
      SELECT entry_id, sequence,
        CASE WHEN to_account = 'wallet:' || p_user THEN amount_cents ELSE -amount_cents END AS cents,
        row_number() OVER (ORDER BY sequence DESC) > 1000 AS is_earlier
      FROM ledger_entries WHERE user_id = p_user AND sequence > p_after AND sequence <= p_until)
    SELECT concat_ws(',',
      'earlier:' || (SELECT sum(cents) FROM movements WHERE is_earlier),
      coalesce(string_agg(entry_id || ':' || cents, ',' ORDER BY sequence), ''))
    FROM movements WHERE NOT is_earlier);
END $$;
