-- Makes a negative credit note due if the credit notes of an order state more than its sales gave back and the house
-- bears.
CREATE FUNCTION command.credit_notes_fit(p_bought purchases, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  owner uuid := p_bought.user_id;
  purchase uuid := p_bought.purchase_id;
  credited bigint := (SELECT coalesce(sum(total_cents), 0) FROM invoices
    WHERE user_id = p_bought.user_id AND purchase_id = p_bought.purchase_id AND kind = 'CreditNote');
BEGIN
  credited := credited + command.credit_due(owner, purchase);
  PERFORM command.invoice_due(owner, purchase, 'CreditNote', least(0,
    p_bought.items_total_cents - command.ledger_net(owner, 'house:items', purchase)
    + p_bought.shipping_cost_cents - command.ledger_net(owner, 'house:shipping', purchase)
    - command.ledger_net(owner, 'house:chargebacks', purchase) - credited), p_at);
END $$;
