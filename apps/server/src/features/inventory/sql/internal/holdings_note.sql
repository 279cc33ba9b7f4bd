-- Notes that the items in a person's inventory become more (p_step 1) or fewer (p_step -1). Called by every function
-- that changes which items are InInventory, before it does: the setting tells the trigger of earlier releases to note
-- nothing.
CREATE FUNCTION command.holdings_note(
  p_user uuid, p_step integer, p_pieces bigint, p_market_cents bigint, p_sell_cents bigint, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_pieces > 0 THEN
    INSERT INTO holding_changes (user_id, starts_at, pieces, market_cents, sell_cents)
    VALUES (p_user, date_trunc('hour', p_at, 'UTC'), p_step * p_pieces, p_step * p_market_cents, p_step * p_sell_cents);
    PERFORM set_config('trove.holdings', 'noted', true);
  END IF;
END $$;
