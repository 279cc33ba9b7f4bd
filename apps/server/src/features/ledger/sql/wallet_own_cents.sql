-- Returns how much of a person's balance is their own money: what they paid by card, less what went back to them and
-- what they spent, their own money first.
-- - Each order, box, top-up and capture has four purses of money that the wallet gave: spent, held for refunds, sent to
--   the payer, and taken by chargebacks. Money that comes back from a purse is own as far as own money went into it.
-- - Money that a card has paid for an order is own too, if it comes to the balance.
-- - A withdrawal gives the card's part back to the card, so its entries are own as far as the wallet itself gave.
-- - The house's part of a chargeback is not subtracted.
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
  -- Elements of these arrays. An assignment that reads its own array would copy it.
  all_given bigint;
  all_own bigint;
  paid bigint;
  subject integer;
  purse integer;
  rest bigint;
  part bigint;
  mine bigint;
BEGIN
  FOR entry IN
    WITH entries AS (
      SELECT *, to_account = 'wallet:' || p_user AS comes_in, from_account = 'wallet:' || p_user AS goes_out,
        from_account LIKE 'gateway:%' AS is_paid, to_account LIKE 'gateway:%' AS is_paid_back,
        transaction_type IN ('ItemPurchase', 'Shipping') AS is_order,
        CASE WHEN transaction_type = 'BoxOpening' THEN entry_id ELSE related_id END AS about
      FROM ledger_entries WHERE user_id = p_user AND 'house:payouts' NOT IN (from_account, to_account)
    ), moved AS (
      SELECT *, about IS NOT NULL AND bool_or(comes_in AND transaction_type IS DISTINCT FROM 'Sale')
        OVER (PARTITION BY about) AS is_returned
      FROM entries WHERE goes_out OR comes_in OR is_paid OR is_paid_back
    )
    SELECT e.amount_cents, e.comes_in, e.goes_out, e.is_paid, e.from_account, e.to_account,
      CASE WHEN e.is_returned THEN dense_rank() OVER (PARTITION BY e.is_returned ORDER BY e.about) END AS place,
      count(*) OVER () AS entries,
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
    FROM moved e
    ORDER BY e.number
  LOOP
    IF card IS NULL THEN
      given := array_fill(0::bigint, ARRAY[entry.entries::integer, 4]);
      given_own := given;
      card := array_fill(0::bigint, ARRAY[entry.entries::integer]);
    END IF;
    subject := entry.place;
    IF entry.goes_out THEN
      mine := least(own, entry.amount_cents);
      own := own - mine;
      purse := entry.purses[1];
      CONTINUE WHEN subject IS NULL;
      all_given := given[subject][purse] + entry.amount_cents;
      all_own := given_own[subject][purse] + mine;
      given[subject][purse] := all_given;
      given_own[subject][purse] := all_own;
      IF purse = disputed AND entry.to_account <> 'house:chargebacks' THEN
        paid := card[subject] - entry.amount_cents;
        card[subject] := paid;
      END IF;
    ELSIF entry.comes_in AND (subject IS NULL OR entry.from_account = 'house:quarantine') THEN
      own := own + CASE WHEN entry.is_paid OR entry.from_account = 'house:quarantine' THEN entry.amount_cents ELSE 0 END;
    ELSIF entry.comes_in THEN
      rest := entry.amount_cents;
      paid := card[subject];
      FOREACH purse IN ARRAY entry.purses LOOP
        all_given := given[subject][purse];
        all_own := given_own[subject][purse];
        part := least(all_given, rest);
        mine := least(all_own, part);
        all_given := all_given - part;
        all_own := all_own - mine;
        given[subject][purse] := all_given;
        given_own[subject][purse] := all_own;
        own := own + mine;
        rest := rest - part;
        -- The card has paid again what a chargeback had taken.
        IF purse = disputed AND entry.is_paid THEN
          paid := paid + part;
        END IF;
      END LOOP;
      IF entry.is_paid THEN
        paid := paid + rest;
      END IF;
      IF entry.is_of_card THEN
        mine := least(greatest(0, paid), rest);
        paid := paid - mine;
        own := own + mine;
      END IF;
      card[subject] := paid;
    ELSIF subject IS NULL THEN
      CONTINUE;
    ELSIF entry.is_paid THEN
      paid := card[subject] + entry.amount_cents;
      card[subject] := paid;
    ELSE
      all_given := given[subject][held];
      all_own := given_own[subject][held];
      part := CASE entry.from_account WHEN 'house:refunds' THEN least(all_given, entry.amount_cents) ELSE 0 END;
      mine := least(all_own, part);
      all_given := all_given - part;
      all_own := all_own - mine;
      given[subject][held] := all_given;
      given_own[subject][held] := all_own;
      all_given := given[subject][sent] + part;
      all_own := given_own[subject][sent] + mine;
      given[subject][sent] := all_given;
      given_own[subject][sent] := all_own;
      paid := card[subject] - (entry.amount_cents - part);
      card[subject] := paid;
    END IF;
  END LOOP;
  RETURN own;
END $$;
