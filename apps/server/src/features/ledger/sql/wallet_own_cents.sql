-- Returns how much of a person's balance is their own money: what they topped up, less what went back to them and what
-- they spent, their own money first. Money of an order that comes back to the balance is own as far as it was.
CREATE FUNCTION command.wallet_own_cents(p_user uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  entry record;
  own bigint := 0;
  in_orders bigint := 0;
  part bigint;
BEGIN
  FOR entry IN
    SELECT amount_cents, transaction_type IN ('ItemPurchase', 'Shipping') AS is_order,
      CASE WHEN to_account LIKE 'wallet:%' THEN from_account ELSE to_account END AS other,
      to_account LIKE 'wallet:%' AS comes_in
    FROM ledger_entries WHERE user_id = p_user AND sequence IS NOT NULL ORDER BY sequence
  LOOP
    IF entry.other LIKE 'gateway:%' OR entry.other IN ('house:refunds', 'house:quarantine') THEN
      own := greatest(0, own + CASE WHEN entry.comes_in THEN entry.amount_cents ELSE -entry.amount_cents END);
    ELSIF NOT entry.comes_in THEN
      part := least(own, entry.amount_cents);
      own := own - part;
      in_orders := in_orders + CASE WHEN entry.is_order THEN part ELSE 0 END;
    ELSIF entry.is_order THEN
      part := least(in_orders, entry.amount_cents);
      own := own + part;
      in_orders := in_orders - part;
    END IF;
  END LOOP;
  RETURN own;
END $$;
