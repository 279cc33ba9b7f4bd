-- Every paid order has one invoice for its price, or one that waits for its number; refunds have credit notes likewise.
-- about: everybody
-- So has the part of a chargeback that the house bears. Both have numbers without gaps, and none waits while one that
-- became due a minute later has its number.
WITH moved AS (
  SELECT user_id, related_id AS purchase_id, bool_or(to_account = 'house:items') AS is_paid,
    coalesce(sum(amount_cents) FILTER (WHERE from_account IN ('house:items', 'house:shipping')), 0) AS returned_cents,
    coalesce(sum(amount_cents) FILTER (WHERE from_account LIKE 'gateway:%'
      AND to_account IN ('house:items', 'house:shipping')), 0) AS by_card_cents,
    coalesce(sum(CASE 'house:chargebacks' WHEN from_account THEN amount_cents WHEN to_account THEN -amount_cents END), 0)
      AS lost_cents,
    bool_or(from_account IN ('house:items', 'house:shipping') AND to_account LIKE 'wallet:%') AS is_credited
  FROM ledger_entries
  WHERE to_account IN ('house:items', 'house:shipping', 'house:chargebacks') OR from_account IN ('house:items', 'house:shipping', 'house:chargebacks')
  GROUP BY 1, 2
), issued AS (
  SELECT user_id, purchase_id, kind, total_cents, vat_cents, false AS waits, false AS is_left FROM invoices
  UNION ALL SELECT q.user_id, q.purchase_id, q.kind, q.amount_cents, CASE q.kind WHEN 'Invoice' THEN p.vat_cents ELSE 0 END, true,
    q.due_at < (SELECT least(issued_at, clock_timestamp()) FROM invoice_numbers) - interval '1 minute'
  FROM invoice_queue q JOIN purchases p USING (user_id, purchase_id)
), documents AS (
  SELECT user_id, purchase_id, count(*) FILTER (WHERE kind = 'Invoice') AS invoices,
    coalesce(sum(total_cents) FILTER (WHERE kind = 'Invoice'), 0) AS total_cents,
    coalesce(sum(vat_cents) FILTER (WHERE kind = 'Invoice'), 0) AS vat_cents,
    coalesce(sum(total_cents) FILTER (WHERE kind = 'CreditNote'), 0) AS credited_cents,
    coalesce(sum(vat_cents) FILTER (WHERE kind = 'CreditNote'), 0) AS credited_vat_cents,
    bool_or(waits AND kind = 'CreditNote') AS waits, bool_or(is_left) AS is_left
  FROM issued GROUP BY 1, 2)
SELECT 'order ' || purchase_id AS subject,
  CASE
    WHEN d.is_left THEN 'has a document that was left without a number'
    WHEN coalesce(d.invoices, 0) <> coalesce(m.is_paid, false)::integer
      THEN format('is %s and has %s invoices', CASE WHEN m.is_paid THEN 'paid' ELSE 'not paid' END, coalesce(d.invoices, 0))
    WHEN d.invoices = 1 AND (d.total_cents, d.vat_cents) <> (o.items_total_cents + o.shipping_cost_cents, o.vat_cents)
      THEN format('cost %s, invoiced are %s', o.items_total_cents + o.shipping_cost_cents, d.total_cents)
    -- Of what the balance had been credited, the house may bear a part without another credit note.
    WHEN d.invoices = 1 AND d.credited_cents NOT BETWEEN
      coalesce(m.returned_cents - back_cents + CASE WHEN m.is_credited THEN 0 ELSE m.lost_cents END, 0)
      AND coalesce(m.returned_cents - back_cents + m.lost_cents, 0)
      THEN format('gave back %s and lost %s, credit notes say %s', coalesce(m.returned_cents, 0),
        coalesce(m.lost_cents, 0), d.credited_cents)
    WHEN d.credited_vat_cents > d.vat_cents OR d.credited_cents = d.total_cents AND NOT d.waits AND d.credited_vat_cents <> d.vat_cents
      THEN format('has VAT of %s, credited are %s', d.vat_cents, d.credited_vat_cents)
  END AS problem
FROM purchases o
LEFT JOIN moved m USING (user_id, purchase_id)
LEFT JOIN documents d USING (user_id, purchase_id)
-- A card pays an order once, so all else that came from its provider are refunds that came back.
CROSS JOIN LATERAL (SELECT greatest(0, m.by_card_cents - o.items_total_cents - o.shipping_cost_cents) AS back_cents) AS again
UNION ALL
SELECT 'numbers of ' || kind, CASE WHEN (count(i.number), coalesce(max(i.number), 0)) <> (last, last)
  THEN format('end at %s, but there are %s up to %s', last, count(i.number), max(i.number)) END
FROM (SELECT 'Invoice' AS kind, invoices AS last FROM invoice_numbers
  UNION ALL SELECT 'CreditNote', credit_notes FROM invoice_numbers) series
LEFT JOIN invoices i USING (kind)
GROUP BY kind, last
