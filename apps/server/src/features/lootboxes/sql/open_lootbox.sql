-- Charges and delivers 1 to 5 openings that the application has drawn from the person's secret. Locks the person's
-- fairness row, so that one person's openings run one after the other. Then checks session and key, and that no input
-- of the draws has changed. Price, items and tickets must be those of the version. Returns {outcome: 'opened' |
-- 'replayed', facts} or {outcome: 'stale'}.
CREATE FUNCTION command.open_lootbox(
  p_user uuid, p_request command.keyed_request, p_opening command.opening, p_facts jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  price bigint := p_opening."priceCents";
  draws command.draw[] := p_opening.draws;
  fairness fairness_states;
  recorded idempotency_records;
  box lootboxes;
  facts jsonb;
BEGIN
  fairness := command.fairness_lock(p_user);
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  recorded := command.idempotency_find(p_user, p_user, p_request);
  IF recorded.facts IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'replayed', 'facts', recorded.facts);
  END IF;

  SELECT * INTO box FROM lootboxes WHERE lootbox_id = p_opening."lootboxId";
  IF fairness.nonce <> p_opening.nonce OR fairness.client_seed <> p_opening."clientSeed"
    OR box.status <> 'Active' OR box.table_version <> p_opening."tableVersion"
    OR NOT command.item_prices_hold(ARRAY(
      SELECT ROW("itemId", "marketPriceCents")::command.item_price FROM unnest(draws)))
  THEN
    RETURN jsonb_build_object('outcome', 'stale');
  END IF;

  PERFORM command.assert_holds(
    EXISTS (
      SELECT FROM lootbox_versions WHERE lootbox_id = p_opening."lootboxId"
        AND table_version = p_opening."tableVersion" AND price_cents = price)
    AND NOT EXISTS (
      SELECT FROM unnest(draws) AS draw
      WHERE NOT EXISTS (
        SELECT FROM lootbox_drops
        WHERE lootbox_id = p_opening."lootboxId" AND table_version = p_opening."tableVersion"
          AND item_id = draw."itemId" AND draw.ticket >= ticket_from AND draw.ticket < ticket_from + tickets)),
    'a box costs and holds what its version says');
  PERFORM command.assert_holds(
    ARRAY(SELECT "drawIndex" FROM unnest(draws) ORDER BY 1) = ARRAY(SELECT generate_series(0, cardinality(draws) - 1)),
    'the draws of an opening are numbered from 0');
  facts := p_facts || jsonb_build_object('balanceCents', command.ledger_post(p_user, 'house:boxes', 'BoxOpening', ARRAY(
    SELECT ROW("transactionId", -price, 'Opened ' || box.name, "openingId")::command.posting
    FROM unnest(draws) ORDER BY "drawIndex"), p_request.at));
  PERFORM command.inventory_add(p_user, ARRAY(
    SELECT ROW("inventoryItemId", "itemId", 'InInventory', 'LootBox', "transactionId", NULL, NULL, price,
      "marketPriceCents", "sellPriceCents")::command.new_inventory_item
    FROM unnest(draws)), p_request.at);
  INSERT INTO openings (user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, draw_index, ticket,
    item_id, inventory_item_id, price_cents, market_price_cents, opened_at)
  SELECT p_user, "transactionId", "openingId", p_opening."lootboxId", p_opening."tableVersion", p_opening.nonce,
    "drawIndex", ticket, "itemId", "inventoryItemId", price, "marketPriceCents", p_request.at
  FROM unnest(draws);
  PERFORM command.fairness_advance(p_user, p_opening.nonce, p_opening."clientSeed", p_opening.receipt);
  PERFORM command.idempotency_record(p_user, p_user, p_request, facts);
  RETURN jsonb_build_object('outcome', 'opened', 'facts', facts);
END $$;
