-- Books money of a purchase that came back from the payer's bank because a chargeback was withdrawn.
-- - The wallet gets back what the chargeback took from it. More may be owed for a cancelled order whose items were not
--   kept. That is a deposit: a limit or a break sends it to the card. A guest is refunded through the provider
--   afterwards. The house gets the rest.
-- - Makes a negative credit note due: credit notes then state what the sales gave back and what the house still bears.
CREATE FUNCTION command.purchase_recover(
  p_user uuid, p_purchase uuid, p_settled command.settlement, p_entries command.reversal_entries,
  p_terms command.deposit_terms, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  bought purchases;
  is_late boolean;
  is_owed boolean := false;
  recovered bigint := p_settled.recovered_cents;
  to_wallet bigint := 0;
  -- More than the chargeback took from the wallet.
  gained bigint := 0;
  deposit record;
BEGIN
  IF recovered = 0 THEN
    RETURN;
  END IF;
  SELECT * INTO bought FROM purchases WHERE user_id = p_user AND purchase_id = p_purchase FOR UPDATE;
  is_late := bought.flag IS NOT DISTINCT FROM 'LatePayment';
  IF command.purchase_is_held(bought) THEN
    PERFORM command.ledger_transfer(p_user, p_entries."houseEntryId", 'gateway:' || p_settled.provider, 'house:refunds',
      recovered, p_purchase, p_at);
    RETURN;
  ELSIF bought.payment_option <> 'guest' THEN
    is_owed := is_late OR command.shipment_facts(p_user, bought.shipment_id) ->> 'status' = 'Cancelled'
      AND NOT command.purchase_is_kept(p_user, p_purchase);
    -- Of an order that stands, the wallet may have got its price back for goods that were returned. That is no part of
    -- the chargeback.
    to_wallet := greatest(0, least(recovered, CASE WHEN is_owed THEN p_settled.amount_cents - p_settled.gone_cents
      - command.ledger_net(p_user, 'wallet:' || p_user, p_purchase)
      ELSE command.payment_taken(p_user, p_purchase, recovered) END));
  END IF;
  IF is_owed THEN
    gained := greatest(0, to_wallet - greatest(0, command.payment_taken(p_user, p_purchase, recovered)));
  END IF;
  deposit := command.order_deposit(p_user, p_purchase, gained,
    least(gained, greatest(0, command.ledger_net(p_user, 'house:shipping', p_purchase))), p_at, p_terms);
  to_wallet := to_wallet - gained;
  gained := gained - deposit.card_cents;
  PERFORM command.payment_recover(p_user, p_settled.provider, recovered - gained, to_wallet,
    'Chargeback was withdrawn', p_purchase, p_entries, p_at);
  IF gained > 0 THEN
    PERFORM command.purchase_gain(p_user, p_purchase, p_settled.provider, gained, deposit.booked_at);
  END IF;
  PERFORM command.payment_credit(p_user, p_purchase,
    CASE WHEN is_owed AND NOT is_late THEN recovered - deposit.card_cents ELSE to_wallet + gained END);
  IF NOT is_late THEN
    PERFORM command.credit_notes_fit(bought, p_at);
  END IF;
END $$;
