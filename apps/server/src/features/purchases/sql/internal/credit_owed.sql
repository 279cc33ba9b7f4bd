-- Credits what the shop owes to the card of a person's order to their balance, as a deposit. The caller has locked the
-- payment. Refuses with STATUS_CONFLICT if a break, a limit or the end of the account keeps it out of the balance, or
-- if a bank can take it back without a reason.
CREATE FUNCTION command.credit_owed(
  p_bought purchases, p_cents bigint, p_terms command.deposit_terms, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_bought.user_id;
  purchase uuid := p_bought.purchase_id;
  entry uuid := gen_random_uuid();
  shipping bigint;
  credited_at timestamptz;
BEGIN
  PERFORM command.wallet_lock(owner);
  IF NOT command.order_can_be_reversed(owner, purchase) THEN
    credited_at := command.protection_deposit_fits(owner, p_cents, p_at, p_terms);
  END IF;
  IF credited_at IS NULL THEN
    PERFORM command.refuse('STATUS_CONFLICT');
  ELSIF command.purchase_is_held(p_bought) THEN
    PERFORM command.ledger_post(owner, 'house:refunds', 'TopUp', ARRAY[ROW(entry, p_cents,
      'Late payment of order ' || p_bought.number, purchase)::command.posting], credited_at);
    UPDATE purchases SET transaction_ids = transaction_ids || entry WHERE user_id = owner AND purchase_id = purchase;
  ELSE
    shipping := greatest(0, least(command.ledger_net(owner, 'house:shipping', purchase),
      command.purchase_owed_shipping(p_bought, p_cents)));
    PERFORM command.ledger_refund(owner, 'house:items', 'ItemPurchase', ROW(entry, p_cents - shipping,
      'Refund of the items of ' || p_bought.number, purchase)::command.posting, credited_at);
    PERFORM command.ledger_refund(owner, 'house:shipping', 'Shipping', ROW(gen_random_uuid(), shipping,
      'Refund of the shipping of ' || p_bought.number, purchase)::command.posting, credited_at);
    PERFORM command.invoice_due(owner, purchase, 'CreditNote', p_cents, p_at);
    PERFORM command.payment_credit(owner, purchase, p_cents);
  END IF;
  PERFORM command.person_tell(owner, 'credited', jsonb_build_object('amount', command.euros(p_cents)), p_at);
END $$;
