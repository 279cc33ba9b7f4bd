-- The margin of boxes is booked up to a midnight: what they took until then, less the market value of what they gave.
-- about: everybody
SELECT 'box margin' AS subject,
  CASE
    WHEN b.booked_cents <> m.cents THEN format('is booked as %s, the rows make %s', b.booked_cents, m.cents)
    WHEN b.booked_cents <> o.cents THEN format('is booked as %s, the openings make %s', b.booked_cents, o.cents)
  END AS problem
FROM box_margin_booking b,
  (SELECT coalesce(sum(CASE WHEN to_account = 'house:box-margin' THEN amount_cents ELSE -amount_cents END), 0)
      AS cents
    FROM ledger_entries WHERE 'house:box-margin' IN (from_account, to_account)) m,
  (SELECT coalesce(sum(e.amount_cents - o.market_price_cents), 0) AS cents
    FROM ledger_entries e JOIN openings o ON o.user_id = e.user_id AND o.transaction_id = e.entry_id
    WHERE e.to_account = 'house:boxes' AND e.transaction_type = 'BoxOpening' AND e.created_at < (SELECT booked_until FROM box_margin_booking)
      AND e.number <= (SELECT booked_number FROM box_margin_booking)) o
