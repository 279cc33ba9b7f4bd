-- Sells all items in a person's inventory back to the shop at their frozen prices. The caller has locked them.
CREATE FUNCTION command.inventory_sell_all(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sold record;
  postings command.posting[] := '{}';
  market_cents bigint := 0;
  sell_cents bigint := 0;
BEGIN
  FOR sold IN
    SELECT inventory_item_id, item_id, market_price_cents, sell_price_cents FROM inventory_items
    WHERE user_id = p_user AND status = 'InInventory' ORDER BY inventory_item_id
  LOOP
    market_cents := market_cents + sold.market_price_cents;
    sell_cents := sell_cents + sold.sell_price_cents;
    postings := postings || ROW(gen_random_uuid(), sold.sell_price_cents,
      'Sold ' || command.item_name(sold.item_id), sold.inventory_item_id)::command.posting;
  END LOOP;
  IF cardinality(postings) > 0 THEN
    PERFORM command.holdings_note(p_user, -1, cardinality(postings), market_cents, sell_cents, p_at);
    UPDATE inventory_items SET status = 'Sold', sold_at = p_at, updated_at = p_at, version = version + 1
    WHERE user_id = p_user AND status = 'InInventory';
    PERFORM command.ledger_post(p_user, 'house:buyback', 'Sale', postings, p_at);
  END IF;
END $$;
