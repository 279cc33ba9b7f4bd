-- Charges and delivers the boxes of a receipt, and returns the wallet's new balance. The tickets decide the items, at
-- the prices of the version.
CREATE FUNCTION command.opening_deliver(p_record records, p_price bigint, p_draws command.draw[]) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  person uuid := p_record.user_id;
  opened text := (SELECT 'Opened ' || name FROM lootboxes WHERE lootbox_id = p_record.lootbox_id);
  delivered integer;
BEGIN
  INSERT INTO openings (user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, draw_index, ticket,
    item_id, inventory_item_id, price_cents, market_price_cents, opened_at)
  SELECT person, "transactionId", "openingId", lootbox_id, table_version, p_record.nonce, place - 1, ticket,
    item_id, "inventoryItemId", p_price, market_price_cents, p_record.recorded_at
  FROM unnest(p_draws) WITH ORDINALITY AS draw ("openingId", "transactionId", "inventoryItemId", ticket, place)
  JOIN lootbox_drops ON lootbox_id = p_record.lootbox_id AND table_version = p_record.table_version
    AND ticket >= ticket_from AND ticket < ticket_from + tickets;
  GET DIAGNOSTICS delivered = ROW_COUNT;
  PERFORM command.assert_holds(delivered = p_record.quantity, 'every ticket is one of its version');
  PERFORM command.inventory_add(person, ARRAY(
    SELECT ROW(inventory_item_id, o.item_id, 'InInventory', 'LootBox', transaction_id, NULL, NULL, p_price,
      o.market_price_cents, sell_price_cents)::command.new_inventory_item
    FROM openings o JOIN lootbox_drops USING (lootbox_id, table_version)
    WHERE user_id = person AND nonce = p_record.nonce AND ticket >= ticket_from AND ticket < ticket_from + tickets
  ), p_record.recorded_at);
  RETURN command.ledger_post(person, 'house:boxes', 'BoxOpening', ARRAY(
    SELECT ROW("transactionId", -p_price, opened, "openingId")::command.posting
    FROM unnest(p_draws)), p_record.recorded_at);
END $$;
