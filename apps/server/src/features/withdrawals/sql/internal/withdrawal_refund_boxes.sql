-- Refunds items that were won from boxes, at the price of their openings, to the balance that paid for these.
-- - One entry for each piece names the charge of its opening. A deduction comes off the first.
-- - Refuses with STATUS_CONFLICT if less is left of what a piece's opening cost. Locks the wallet.
-- - Its type is not BoxOpening: browsers compare the entries of that type with the openings that they know.
CREATE FUNCTION command.withdrawal_refund_boxes(p_found withdrawals, p_goods_cents bigint, p_at timestamptz)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_found.user_id;
  refund withdrawal_refunds;
  piece withdrawal_goods;
  rest bigint := p_goods_cents;
BEGIN
  PERFORM command.wallet_lock(owner);
  refund.user_id := owner;
  refund.withdrawal_id := p_found.withdrawal_id;
  refund.means := 'Balance';
  refund.shipping_cents := 0;
  refund.refunded_at := p_at;
  FOR piece IN SELECT * FROM withdrawal_goods
    WHERE user_id = owner AND withdrawal_id = p_found.withdrawal_id AND purchase_id IS NULL ORDER BY place DESC
  LOOP
    refund.goods_cents := least(piece.price_cents, rest);
    refund.goods_entry_id := CASE WHEN refund.goods_cents > 0 THEN gen_random_uuid() END;
    rest := rest - refund.goods_cents;
    -- Refunds name the charge of the opening. The charge itself names the opening, so only refunds are in the net.
    IF refund.goods_cents > piece.price_cents + command.ledger_net(owner, 'house:boxes', piece.transaction_id) THEN
      PERFORM command.refuse('STATUS_CONFLICT');
    END IF;
    PERFORM command.ledger_refund(owner, 'house:boxes', 'ItemPurchase', ROW(refund.goods_entry_id, refund.goods_cents,
      'Returned ' || command.item_name(piece.item_id), piece.transaction_id)::command.posting, p_at);
    PERFORM command.withdrawal_refund_write(refund);
  END LOOP;
END $$;
