-- Charges and delivers 1 to 5 openings that the application has drawn from the person's secret. Locks the person's
-- fairness row, so one person's openings follow each other; then checks session, key, and that everything the draws
-- were made from still holds. Answers {outcome: 'opened' | 'replayed', facts} or {outcome: 'stale'}.
-- p_draws: [{openingId, transactionId, inventoryItemId, drawIndex, ticket, itemId, marketPriceCents, sellPriceCents}]
-- p_receipt: {text, keyId, signature, hash, clientEntropy}
CREATE FUNCTION command.open_lootbox(
  p_user uuid, p_session uuid, p_key uuid, p_request_hash bytea, p_at timestamptz,
  p_lootbox uuid, p_table_version integer, p_price_cents bigint, p_nonce integer, p_client_seed text,
  p_draws jsonb, p_receipt jsonb, p_facts jsonb
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  fairness fairness_states;
  recorded idempotency_records;
  box lootboxes;
  facts jsonb;
BEGIN
  fairness := command.fairness_lock(p_user);
  PERFORM command.require_session(p_user, p_session, p_at);
  recorded := command.idempotency_find(p_user, p_user, p_key, p_request_hash);
  IF recorded.facts IS NOT NULL THEN
    RETURN jsonb_build_object('outcome', 'replayed', 'facts', recorded.facts);
  END IF;

  SELECT * INTO box FROM lootboxes WHERE lootbox_id = p_lootbox;
  IF fairness.nonce <> p_nonce OR fairness.client_seed <> p_client_seed
    OR box.status <> 'Active' OR box.table_version <> p_table_version
    OR NOT command.item_prices_hold(p_draws)
  THEN
    RETURN jsonb_build_object('outcome', 'stale');
  END IF;

  facts := p_facts || jsonb_build_object('balanceCents', command.ledger_post(p_user, 'house:boxes', 'BoxOpening',
    (SELECT jsonb_agg(jsonb_build_object('entryId', d ->> 'transactionId', 'amountCents', -p_price_cents,
        'relatedId', d ->> 'openingId', 'description', 'Opened ' || box.name) ORDER BY position)
      FROM jsonb_array_elements(p_draws) WITH ORDINALITY AS draw (d, position)), p_at));
  PERFORM command.inventory_add(p_user, (
    SELECT jsonb_agg(d || jsonb_build_object('source', 'LootBox', 'acquiredPriceCents', p_price_cents))
    FROM jsonb_array_elements(p_draws) AS d), p_at);
  INSERT INTO openings (user_id, transaction_id, opening_id, lootbox_id, table_version, nonce, draw_index, ticket,
    item_id, inventory_item_id, price_cents, market_price_cents, opened_at)
  SELECT p_user, "transactionId", "openingId", p_lootbox, p_table_version, p_nonce, "drawIndex", ticket,
    "itemId", "inventoryItemId", p_price_cents, "marketPriceCents", p_at
  FROM jsonb_to_recordset(p_draws) AS draws ("transactionId" uuid, "openingId" uuid, "drawIndex" integer,
    ticket integer, "itemId" uuid, "inventoryItemId" uuid, "marketPriceCents" bigint);
  PERFORM command.fairness_advance(p_user, p_nonce, p_client_seed, p_receipt);
  PERFORM command.idempotency_record(p_user, p_user, p_key, p_request_hash, facts, p_at);
  RETURN jsonb_build_object('outcome', 'opened', 'facts', facts);
END $$;
