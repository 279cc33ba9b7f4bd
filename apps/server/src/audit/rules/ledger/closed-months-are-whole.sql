-- A closed month has the ledger's entries that were there when it was closed, and its VAT that of its documents.
-- about: everybody
-- in a cluster: copies
WITH entries AS (
  SELECT c.month, CASE WHEN from_account LIKE 'wallet:%' THEN 'wallet' ELSE from_account END AS from_account,
    CASE WHEN to_account LIKE 'wallet:%' THEN 'wallet' ELSE to_account END AS to_account,
    count(*) AS entries, sum(amount_cents) AS cents
  FROM ledger_entries e CROSS JOIN LATERAL (SELECT month FROM book_closings
    WHERE e.number <= last_number AND e.created_at < ends_at ORDER BY month LIMIT 1) c
  GROUP BY 1, 2, 3
), lines AS (
  SELECT month, from_account, to_account, sum(entries) AS entries, sum(amount_cents) AS cents
  FROM book_lines GROUP BY 1, 2, 3
), documents AS (
  SELECT c.month, i.kind, count(*) AS documents, sum(total_cents) AS cents, sum(vat_cents) AS vat_cents
  FROM invoices i CROSS JOIN LATERAL (SELECT month FROM book_closings
    WHERE number <= CASE i.kind WHEN 'Invoice' THEN last_invoice ELSE last_credit_note END ORDER BY month LIMIT 1) c
  GROUP BY 1, 2
), stated AS (
  SELECT month, kind, sum(documents) AS documents, sum(total_cents * sign) AS cents, sum(vat_cents * sign) AS vat_cents
  FROM (SELECT *, CASE kind WHEN 'Invoice' THEN 1 ELSE -1 END AS sign FROM book_vat_lines) lines WHERE kind IN ('Invoice', 'CreditNote') GROUP BY 1, 2)
SELECT concat_ws(' ', 'month', month, from_account, to_account) AS subject,
  CASE WHEN (e.entries, e.cents) IS DISTINCT FROM (l.entries, l.cents)
    THEN format('has %s of %s entries, the ledger %s of %s', l.cents, l.entries, e.cents, e.entries) END AS problem
FROM entries e FULL JOIN lines l USING (month, from_account, to_account)
UNION ALL
SELECT concat_ws(' ', 'month', month, kind),
  CASE WHEN (d.documents, d.cents, d.vat_cents) IS DISTINCT FROM (s.documents, s.cents, s.vat_cents)
    THEN format('has VAT of %s on %s, its documents %s on %s', s.vat_cents, s.cents, d.vat_cents, d.cents) END
FROM documents d FULL JOIN stated s USING (month, kind)
UNION ALL
SELECT 'month ' || month, CASE WHEN EXISTS (SELECT FROM book_lines l WHERE l.month = c.month AND day < c.month)
  THEN 'has days before it' END
FROM book_closings c
