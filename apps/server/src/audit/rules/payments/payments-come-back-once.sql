-- Card and balance get back at most the payment of an order, and all of it if it was cancelled and no items were kept,
-- or if it came late and not into the balance. A requested refund counts for seven days.
--
-- - credited_cents: given to the wallet by cancellations and withdrawn chargebacks, less what it gave for returned
--   money, at once or into house:refunds. The part that the house bore may be included.
-- in a cluster: copies
WITH moved AS (
  SELECT user_id, related_id AS subject_id,
    coalesce(sum(amount_cents) FILTER (WHERE from_account IN ('house:items', 'house:shipping')), 0)
      - coalesce(sum(amount_cents) FILTER (WHERE from_account LIKE 'wallet:%'), 0)
      - coalesce(sum(amount_cents) FILTER (WHERE from_account = 'house:refunds'), 0)
      + coalesce(sum(amount_cents) FILTER (WHERE from_account LIKE 'gateway:%' AND to_account LIKE 'wallet:%'), 0)
      AS credited_cents,
    coalesce(sum(CASE 'house:chargebacks' WHEN from_account THEN amount_cents WHEN to_account THEN -amount_cents END), 0)
      AS borne_cents
  FROM ledger_entries
  WHERE from_account IN ('house:items', 'house:shipping') AND to_account LIKE 'wallet:%'
    OR (from_account LIKE 'wallet:%' OR from_account IN ('house:chargebacks', 'house:refunds'))
      AND to_account LIKE 'gateway:%'
    OR (to_account LIKE 'wallet:%' OR to_account = 'house:chargebacks') AND from_account LIKE 'gateway:%'
  GROUP BY 1, 2)
SELECT 'payment ' || p.payment_id AS subject,
  CASE
    WHEN p.refunded_cents + p.charged_back_cents + p.credited_cents > p.amount_cents
      THEN format('brought %s, came back as %s by card and %s by balance', p.amount_cents,
        p.refunded_cents + p.charged_back_cents, p.credited_cents)
    -- Each refund of another currency is rounded.
    WHEN p.refunds_back_cents > command.payment_worth(p::payments, p.refunds_back_paid_cents)
        + CASE p.currency_code WHEN 'EUR' THEN 0 ELSE 2 END
      THEN format('refunds of %s came back, the provider says %s', p.refunds_back_cents, p.refunds_back_paid_cents)
    WHEN o.flag IS DISTINCT FROM 'LatePayment' AND p.credited_cents NOT BETWEEN
      coalesce(m.credited_cents - m.borne_cents, 0) AND coalesce(m.credited_cents, 0)
      THEN format('counts %s as credited, the rows make %s', p.credited_cents, coalesce(m.credited_cents, 0))
    WHEN p.status = 'Success' AND o.payment_option <> 'guest' AND o.flag = 'LatePayment' AND o.transaction_ids = '{}'
      AND greatest(p.refunded_cents, f.cents) + p.charged_back_cents < p.amount_cents
      THEN format('came late, brought %s, came back as %s', p.amount_cents, p.refunded_cents + p.charged_back_cents)
    -- Of a refund that came back, an operator decides within seven days. One that the shop had not requested has no
    -- row: an operator may not have dealt with the payment yet.
    WHEN p.status = 'Success' AND s.status = 'Cancelled' AND o.payment_option <> 'guest'
      AND o.flag IS DISTINCT FROM 'LatePayment'
      AND greatest(p.refunded_cents, f.cents) + p.charged_back_cents + p.credited_cents
        + CASE WHEN coalesce(b.last_at > now() - interval '7 days', p.handled_at IS NULL)
          THEN p.refunds_back_cents ELSE 0 END < p.amount_cents
      AND NOT EXISTS (SELECT FROM inventory_items i
        WHERE i.user_id = o.user_id AND i.purchase_id = o.purchase_id AND i.source = 'Purchase')
      THEN format('brought %s, came back as %s, and its items are not with their owner', p.amount_cents,
        p.refunded_cents + p.charged_back_cents + p.credited_cents)
  END AS problem
FROM payments p
JOIN purchases o ON o.user_id = p.user_id AND o.payment_id = p.payment_id
LEFT JOIN shipments s ON s.user_id = o.user_id AND s.shipment_id = o.shipment_id
LEFT JOIN (SELECT user_id, payment_id, sum(paid_cents) AS cents FROM refunds
    WHERE status = 'Taken' OR status = 'Requested' AND created_at > now() - interval '7 days' GROUP BY 1, 2) f
  ON f.user_id = p.user_id AND f.payment_id = p.payment_id
LEFT JOIN (SELECT user_id, payment_id, max(failed_at) AS last_at FROM refunds
    WHERE status = 'Returned' GROUP BY 1, 2) b
  ON b.user_id = p.user_id AND b.payment_id = p.payment_id
LEFT JOIN moved m ON m.user_id = p.user_id AND m.subject_id = p.subject_id
