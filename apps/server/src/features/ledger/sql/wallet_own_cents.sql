-- Returns how much of a person's balance is their own money: what they paid by card, less what went back to them and
-- what they spent, their own money first.
-- - Each order, box, top-up and capture has four purses with what the wallet gave: spent, held for refunds, sent to the
--   payer, and taken by chargebacks. What comes back from a purse is own as far as own money went into it.
-- - What a card has paid for an order is own too, if it comes to the balance.
-- - A withdrawal gives the card's part back to the card, so its entries are own as far as the wallet itself gave.
-- - What the house bears of a chargeback is not subtracted.
CREATE FUNCTION command.wallet_own_cents(p_user uuid) RETURNS bigint LANGUAGE plpgsql STABLE AS $$
DECLARE
  spent CONSTANT integer := 1;
  held CONSTANT integer := 2;
  sent CONSTANT integer := 3;
  disputed CONSTANT integer := 4;
  entry record;
  own bigint := 0;
  -- By subject and purse: what the wallet gave, and the own money in it.
  given bigint[];
  given_own bigint[];
  -- By subject: what a card has paid and the wallet did not get. Less than 0 for money that the house bears.
  card bigint[];
  subject integer;
  purse integer;
  rest bigint;
  part bigint;
  mine bigint;
BEGIN
  FOR entry IN
    WITH returned AS (
      SELECT related_id, row_number() OVER ()::integer AS place FROM ledger_entries
      WHERE user_id = p_user AND to_account = 'wallet:' || p_user AND transaction_type IS DISTINCT FROM 'Sale'
        AND related_id IS NOT NULL
      GROUP BY related_id
    ), entries AS (
      SELECT *, to_account = 'wallet:' || p_user AS comes_in, from_account = 'wallet:' || p_user AS goes_out,
        from_account LIKE 'gateway:%' AS is_paid, to_account LIKE 'gateway:%' AS is_paid_back,
        transaction_type IN ('ItemPurchase', 'Shipping') AS is_order,
        CASE WHEN transaction_type = 'BoxOpening' THEN entry_id ELSE related_id END AS about
      FROM ledger_entries WHERE user_id = p_user
    )
    SELECT e.amount_cents, e.comes_in, e.goes_out, e.is_paid, e.from_account, e.to_account, r.place,
      (SELECT count(*)::integer FROM returned) AS places,
      -- The purses that money comes from, in this order, or that it goes to.
      CASE WHEN e.comes_in AND e.is_paid AND e.description LIKE 'Refund of % came back' THEN ARRAY[sent]
        -- A chargeback takes what is held first, and then it is in the purse of what was sent.
        WHEN e.comes_in AND e.is_paid AND e.description = 'Chargeback was withdrawn' THEN ARRAY[disputed, sent]
        WHEN e.comes_in AND e.from_account = 'house:refunds' THEN ARRAY[held]
        WHEN e.comes_in AND e.is_order THEN ARRAY[disputed, spent]
        WHEN e.goes_out AND e.to_account = 'house:refunds' THEN ARRAY[held]
        WHEN e.goes_out AND e.is_paid_back AND e.description LIKE 'Refund of %' THEN ARRAY[sent]
        WHEN e.goes_out AND (e.is_paid_back OR e.to_account = 'house:chargebacks') THEN ARRAY[disputed]
        WHEN e.goes_out THEN ARRAY[spent]
        ELSE '{}' END AS purses,
      e.comes_in AND (e.is_paid OR e.from_account = 'house:refunds'
        OR e.is_order AND (e.description LIKE 'Withdrawal W-%') IS NOT TRUE) AS is_of_card
    FROM entries e LEFT JOIN returned r ON r.related_id = e.about
    WHERE e.goes_out OR e.comes_in OR e.is_paid OR e.is_paid_back
    ORDER BY e.number
  LOOP
    IF card IS NULL THEN
      given := array_fill(0::bigint, ARRAY[entry.places, 4]);
      given_own := given;
      card := array_fill(0::bigint, ARRAY[entry.places]);
    END IF;
    subject := entry.place;
    IF entry.goes_out THEN
      mine := least(own, entry.amount_cents);
      own := own - mine;
      purse := entry.purses[1];
      CONTINUE WHEN subject IS NULL;
      given[subject][purse] := given[subject][purse] + entry.amount_cents;
      given_own[subject][purse] := given_own[subject][purse] + mine;
      IF purse = disputed AND entry.to_account <> 'house:chargebacks' THEN
        card[subject] := card[subject] - entry.amount_cents;
      END IF;
    ELSIF entry.comes_in AND (subject IS NULL OR entry.from_account = 'house:quarantine') THEN
      own := own + CASE WHEN entry.is_paid OR entry.from_account = 'house:quarantine' THEN entry.amount_cents ELSE 0 END;
    ELSIF entry.comes_in THEN
      rest := entry.amount_cents;
      FOREACH purse IN ARRAY entry.purses LOOP
        part := least(given[subject][purse], rest);
        mine := least(given_own[subject][purse], part);
        given[subject][purse] := given[subject][purse] - part;
        given_own[subject][purse] := given_own[subject][purse] - mine;
        own := own + mine;
        rest := rest - part;
        -- The card has paid again what a chargeback had taken.
        IF purse = disputed AND entry.is_paid THEN
          card[subject] := card[subject] + part;
        END IF;
      END LOOP;
      IF entry.is_paid THEN
        card[subject] := card[subject] + rest;
      END IF;
      IF entry.is_of_card THEN
        mine := least(greatest(0, card[subject]), rest);
        card[subject] := card[subject] - mine;
        own := own + mine;
      END IF;
    ELSIF subject IS NULL THEN
      CONTINUE;
    ELSIF entry.is_paid THEN
      card[subject] := card[subject] + entry.amount_cents;
    ELSE
      part := CASE entry.from_account WHEN 'house:refunds' THEN least(given[subject][held], entry.amount_cents) ELSE 0 END;
      mine := least(given_own[subject][held], part);
      given[subject][held] := given[subject][held] - part;
      given_own[subject][held] := given_own[subject][held] - mine;
      given[subject][sent] := given[subject][sent] + part;
      given_own[subject][sent] := given_own[subject][sent] + mine;
      card[subject] := card[subject] - (entry.amount_cents - part);
    END IF;
  END LOOP;
  RETURN own;
END $$;
