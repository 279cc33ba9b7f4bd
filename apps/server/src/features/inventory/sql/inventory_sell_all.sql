-- Sells all items in a person's inventory back to the shop at their frozen prices. Counts what a card has paid as a
-- deposit, and refuses none: the sum is given up. Items that sell for nothing make no entry. The caller has locked
-- items and wallet.
CREATE FUNCTION command.inventory_sell_all(p_user uuid, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  sold record;
  postings command.posting[] := '{}';
  pieces bigint := 0;
  market_cents bigint := 0;
  sell_cents bigint := 0;
  card_cents bigint := 0;
BEGIN
  FOR sold IN
    SELECT inventory_item_id, item_id, source, purchase_id, market_price_cents, sell_price_cents FROM inventory_items
    WHERE user_id = p_user AND status = 'InInventory' ORDER BY inventory_item_id
  LOOP
    pieces := pieces + 1;
    market_cents := market_cents + sold.market_price_cents;
    sell_cents := sell_cents + sold.sell_price_cents;
    IF sold.source = 'Purchase' AND command.order_is_by_card(p_user, sold.purchase_id) THEN
      card_cents := card_cents + sold.sell_price_cents;
    END IF;
    IF sold.sell_price_cents > 0 THEN
      postings := postings || ROW(gen_random_uuid(), sold.sell_price_cents,
        'Sold ' || command.item_name(sold.item_id), sold.inventory_item_id)::command.posting;
    END IF;
  END LOOP;
  IF pieces > 0 THEN
    PERFORM command.holdings_note(p_user, -1, pieces, market_cents, sell_cents, p_at);
    UPDATE inventory_items SET status = 'Sold', sold_at = p_at, updated_at = p_at, version = version + 1
    WHERE user_id = p_user AND status = 'InInventory';
  END IF;
  IF cardinality(postings) > 0 THEN
    PERFORM command.ledger_post(p_user, 'house:buyback', 'Sale', postings, p_at);
    PERFORM command.protection_deposit_change(p_user, card_cents, p_at);
  END IF;
END $$;
