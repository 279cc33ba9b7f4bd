-- Charges the boxes of those new records that are receipts, delivers the wins, and counts both for the people's
-- limits. The tickets decide the items, at the prices of the version. Raises an error if the balance after a charge is
-- not the one that the receipt states.
CREATE FUNCTION command.openings_deliver(p_records records[], p_openings command.opening[]) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  charged integer;
  boxes integer;
  won command.won_box[];
BEGIN
  SELECT count(*), sum(quantity) INTO charged, boxes FROM unnest(p_records) WHERE reason IS NULL;
  IF charged = 0 THEN
    RETURN;
  END IF;
  won := ARRAY(
    SELECT ROW(r.user_id, "transactionId", "openingId", r.lootbox_id, r.table_version, r.nonce, place - 1, ticket,
      d.item_id, "inventoryItemId", v.price_cents, d.market_price_cents, d.sell_price_cents, r.recorded_at, box.name
      )::command.won_box
    FROM unnest(p_records) AS r
    JOIN unnest(p_openings) AS o ON o."userId" = r.user_id
    JOIN lootboxes box ON box.lootbox_id = r.lootbox_id
    JOIN lootbox_versions v ON v.lootbox_id = r.lootbox_id AND v.table_version = r.table_version
    CROSS JOIN LATERAL unnest(o.draws) WITH ORDINALITY
      AS draw ("openingId", "transactionId", "inventoryItemId", ticket, place)
    JOIN lootbox_drops d ON d.lootbox_id = r.lootbox_id AND d.table_version = r.table_version
      AND ticket >= ticket_from AND ticket < ticket_from + tickets
    WHERE r.reason IS NULL ORDER BY r.user_id, place);
  PERFORM command.assert_holds(cardinality(won) = boxes, 'every ticket is one of its version');
  INSERT INTO openings (user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, draw_index, ticket,
    item_id, inventory_item_id, price_cents, market_price_cents, opened_at)
  SELECT user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, draw_index, ticket,
    item_id, inventory_item_id, price_cents, market_price_cents, recorded_at
  FROM unnest(won);
  PERFORM command.inventory_add(ARRAY(
    SELECT ROW(user_id, inventory_item_id, item_id, 'InInventory', 'LootBox', transaction_id, NULL, NULL,
      price_cents, market_price_cents, sell_price_cents, recorded_at)::command.new_inventory_item
    FROM unnest(won)));
  PERFORM command.assert_holds(
    (SELECT count(*) FROM command.ledger_post_all('house:boxes', 'BoxOpening', ARRAY(
        SELECT ROW(user_id, transaction_id, -price_cents, 'Opened ' || box_name, opening_id, recorded_at
          )::command.wallet_posting
        FROM unnest(won) ORDER BY user_id, draw_index)) AS wallet
      JOIN unnest(p_records) AS r ON r.user_id = wallet.user_id AND r.balance_cents = wallet.balance_cents) = charged,
    'every receipt is paid, and states the balance that is left');
  PERFORM command.protection_count(ARRAY(
    SELECT ROW(w.user_id, sum(price_cents), sum(sell_price_cents), max(recorded_at), max(o."timeZone")
      )::command.play_count
    FROM unnest(won) AS w JOIN unnest(p_openings) AS o ON o."userId" = w.user_id
    GROUP BY w.user_id ORDER BY w.user_id));
END $$;
