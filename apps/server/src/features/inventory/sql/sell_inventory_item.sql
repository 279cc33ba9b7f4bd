-- Sells one inventory item back to the shop at its frozen price. Returns the facts {transactionId, amountCents,
-- walletId, balanceCents}.
-- - Locks the item's row, so that only one of several concurrent sales and shipments gets it.
-- - p_not_offered has the details of a refusal, null if there is none.
-- - Refuses with ITEM_NOT_AVAILABLE an item for which a bank can take back the money without a reason, and one that
--   sells for nothing.
-- - The price of an item that a card has paid is a deposit, so a break and limits refuse its sale.
CREATE FUNCTION command.sell_inventory_item(
  p_user uuid, p_request command.keyed_request,
  p_inventory_item uuid, p_expected_cents bigint, p_transaction uuid, p_terms command.deposit_terms,
  p_not_offered jsonb DEFAULT NULL
) RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, command, pg_temp AS $$
DECLARE
  facts jsonb;
  inventory_item inventory_items;
  balance bigint;
  booked_at timestamptz := p_request.at;
BEGIN
  PERFORM command.require_session(p_user, p_request.session, p_request.at);
  facts := command.idempotency_take(p_user, p_user, p_request);
  IF facts IS NOT NULL THEN
    RETURN facts;
  ELSIF p_not_offered IS NOT NULL THEN
    PERFORM command.refuse('NOT_OFFERED_HERE', p_not_offered);
  END IF;

  SELECT * INTO inventory_item FROM inventory_items
  WHERE user_id = p_user AND inventory_item_id = p_inventory_item FOR UPDATE;
  IF inventory_item.user_id IS NULL THEN
    PERFORM command.refuse('NOT_FOUND');
  ELSIF inventory_item.status <> 'InInventory' OR inventory_item.sell_price_cents = 0 THEN
    PERFORM command.refuse('ITEM_NOT_AVAILABLE');
  ELSIF inventory_item.sell_price_cents <> p_expected_cents THEN
    PERFORM command.refuse('PRICE_CHANGED',
      jsonb_build_object('expectedCents', p_expected_cents, 'actualCents', inventory_item.sell_price_cents));
  END IF;

  -- The money of a card comes into the balance, so it is a deposit.
  IF inventory_item.source = 'Purchase' AND inventory_item.sell_price_cents > 0
    AND command.order_is_by_card(p_user, inventory_item.purchase_id)
  THEN
    IF command.order_can_be_reversed(p_user, inventory_item.purchase_id) THEN
      PERFORM command.refuse('ITEM_NOT_AVAILABLE');
    END IF;
    PERFORM command.wallet_lock(p_user);
    PERFORM command.protection_lock(p_user);
    PERFORM command.break_require_none(p_user);
    IF command.register_excludes(p_user) THEN
      PERFORM command.refuse('REGISTER_REFUSED', '{"state": "Excluded"}');
    END IF;
    booked_at := command.protection_deposit(p_user, inventory_item.sell_price_cents, p_request.at, p_terms);
  END IF;
  PERFORM command.holdings_note(p_user, -1, 1, inventory_item.market_price_cents, inventory_item.sell_price_cents,
    p_request.at);
  UPDATE inventory_items SET status = 'Sold', sold_at = p_request.at, updated_at = p_request.at, version = version + 1
  WHERE user_id = p_user AND inventory_item_id = p_inventory_item;
  balance := command.ledger_post(p_user, 'house:buyback', 'Sale', ARRAY[ROW(p_transaction,
    inventory_item.sell_price_cents, 'Sold ' || command.item_name(inventory_item.item_id),
    p_inventory_item)::command.posting], booked_at);
  facts := jsonb_build_object('transactionId', p_transaction, 'amountCents', inventory_item.sell_price_cents,
    'walletId', command.wallet_id(p_user), 'balanceCents', balance);
  PERFORM command.idempotency_complete(p_user, p_user, p_request.key, facts);
  RETURN facts;
END $$;
