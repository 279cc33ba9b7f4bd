-- Returns how much of a person's balance is their own money: what they paid by card, less what went back to them and
-- what they spent, their own money first.
-- - Money that comes back is own as far as that same order, box or refund had taken own money.
-- - What a card has paid for an order is own too, if it comes to the balance.
-- - A withdrawal gives the card's part back to the card, so its entries are own as far as the wallet itself gave.
CREATE FUNCTION command.wallet_own_cents(p_user uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  entry record;
  own bigint := 0;
  -- The own money that each order, box or refund has taken and not given back.
  taken jsonb := '{}';
  -- The part of it that the wallet gave.
  given jsonb := '{}';
  -- Own money of refunds that have reached the payer. It is own again if such a refund comes back.
  arrived jsonb := '{}';
  pot bigint;
  own_given bigint;
  part bigint;
BEGIN
  FOR entry IN
    WITH returned AS (
      SELECT DISTINCT related_id FROM ledger_entries
      WHERE user_id = p_user AND to_account = 'wallet:' || p_user AND transaction_type IS DISTINCT FROM 'Sale'
    ), entries AS (
      SELECT *, to_account = 'wallet:' || p_user AS comes_in, from_account = 'wallet:' || p_user AS goes_out,
        CASE WHEN transaction_type = 'BoxOpening' THEN entry_id ELSE related_id END AS subject
      FROM ledger_entries WHERE user_id = p_user
    )
    SELECT amount_cents, comes_in, goes_out, subject::text, from_account LIKE 'gateway:%' AS is_paid,
      CASE WHEN comes_in THEN from_account ELSE to_account END ~ '^(gateway:|house:(refunds|quarantine)$)' AS is_by_card,
      transaction_type IN ('ItemPurchase', 'Shipping') AS is_order,
      comes_in AND description LIKE 'Withdrawal W-%' AS is_withdrawn,
      comes_in AND description LIKE 'Refund of % came back' AS is_back,
      subject IS NOT NULL AND subject IN (SELECT related_id FROM returned) AS is_returned
    FROM entries WHERE goes_out OR comes_in OR from_account LIKE 'gateway:%' OR to_account LIKE 'gateway:%'
    ORDER BY number
  LOOP
    pot := (taken ->> entry.subject)::bigint;
    own_given := coalesce((given ->> entry.subject)::bigint, 0);
    IF entry.is_back THEN
      part := least(coalesce((arrived ->> entry.subject)::bigint, 0), entry.amount_cents);
      pot := coalesce(pot, 0) + part;
      arrived := jsonb_set(arrived, ARRAY[entry.subject],
        to_jsonb(coalesce((arrived ->> entry.subject)::bigint, 0) - part));
    ELSIF NOT entry.comes_in AND NOT entry.goes_out AND NOT entry.is_paid THEN
      arrived := jsonb_set(arrived, ARRAY[entry.subject], to_jsonb(coalesce((arrived ->> entry.subject)::bigint, 0)
        + least(coalesce(pot, 0), entry.amount_cents)));
    END IF;
    -- A refund that came back to the sales is not with the payer any more.
    IF NOT entry.comes_in AND NOT entry.goes_out AND entry.is_paid AND arrived ? entry.subject THEN
      arrived := jsonb_set(arrived, ARRAY[entry.subject],
        to_jsonb(greatest(0, (arrived ->> entry.subject)::bigint - entry.amount_cents)));
    END IF;
    IF entry.comes_in THEN
      part := CASE WHEN entry.is_by_card THEN least(coalesce(pot, entry.amount_cents), entry.amount_cents)
        WHEN entry.is_withdrawn THEN least(coalesce(pot, 0), own_given, entry.amount_cents)
        WHEN entry.is_order THEN least(coalesce(pot, 0), entry.amount_cents) ELSE 0 END;
      own := own + part;
      pot := pot - part;
      own_given := greatest(0, own_given - part);
    ELSIF entry.goes_out THEN
      part := least(own, entry.amount_cents);
      own := own - part;
      own_given := own_given + part;
      pot := greatest(0, coalesce(pot, 0) - CASE WHEN entry.is_by_card THEN entry.amount_cents ELSE 0 END) + part;
    ELSE
      pot := greatest(0, coalesce(pot, 0) + CASE WHEN entry.is_paid THEN entry.amount_cents ELSE -entry.amount_cents END);
    END IF;
    IF entry.is_returned AND pot IS NOT NULL THEN
      taken := jsonb_set(taken, ARRAY[entry.subject], to_jsonb(pot));
      given := jsonb_set(given, ARRAY[entry.subject], to_jsonb(own_given));
    END IF;
  END LOOP;
  RETURN own;
END $$;
