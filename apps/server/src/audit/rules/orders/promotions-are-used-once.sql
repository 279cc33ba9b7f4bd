-- Each paid order with a promo code has one use of it, which says what it took off. Each use is of such an order. A
-- code with a limit counts its uses. Without a code, an order costs the list price. With one, it costs less by what the
-- code gives. No holder has too many uses.
-- about: everybody
WITH taken AS (
  SELECT user_id, purchase_id,
    coalesce(sum((list_price_cents - unit_price_cents) * quantity), 0) AS items_cents,
    sum(coalesce(list_price_cents, unit_price_cents) * quantity) AS list_cents, max(quantity) - 1 AS rounded_cents,
    coalesce(array_agg(item_id) FILTER (WHERE list_price_cents IS NOT NULL), '{}') AS cheaper_items
  FROM purchase_lines GROUP BY 1, 2
), used AS (
  SELECT promo_code_id, count(*) AS uses FROM promo_uses GROUP BY 1)
SELECT 'order ' || o.purchase_id AS subject,
  CASE
    WHEN o.promo_code IS NULL AND (t.items_cents > 0 OR o.shipping_discount_cents > 0)
      THEN format('costs %s less without a promo code', t.items_cents + o.shipping_discount_cents)
    WHEN u.user_id IS NULL AND EXISTS (SELECT FROM invoices i
      WHERE i.user_id = o.user_id AND i.purchase_id = o.purchase_id) THEN 'was paid with a promo code that it does not use'
    WHEN u.discount_cents <> t.items_cents + o.shipping_discount_cents
      THEN format('costs %s less, its use of a code says %s', t.items_cents + o.shipping_discount_cents, u.discount_cents)
    WHEN c.code <> o.promo_code THEN format('names the code %s and uses %s', o.promo_code, c.code)
    WHEN t.items_cents > CASE c.kind WHEN 'Percent' THEN ceil(t.list_cents * c.percent / 100.0) + t.rounded_cents
        WHEN 'Amount' THEN c.amount_cents + t.rounded_cents WHEN 'FreeShipping' THEN 0 END
      OR o.shipping_discount_cents > 0 AND c.kind <> 'FreeShipping'
      THEN format('costs %s less, more than its code gives', t.items_cents + o.shipping_discount_cents)
    -- Items may have changed their categories since.
    WHEN c.category_ids = '{}' AND c.item_ids <> '{}' AND NOT t.cheaper_items <@ c.item_ids
      THEN 'has a discount on items that its code is not for'
  END AS problem
FROM purchases o
JOIN taken t USING (user_id, purchase_id)
LEFT JOIN promo_uses u USING (user_id, purchase_id)
LEFT JOIN promo_codes c USING (promo_code_id)
WHERE o.promo_code IS NOT NULL OR t.items_cents > 0 OR o.shipping_discount_cents > 0
UNION ALL
SELECT 'promo code ' || c.promo_code_id, format('counts %s uses, has %s of %s', c.uses, coalesce(used.uses, 0), c.most_uses)
FROM promo_codes c LEFT JOIN used USING (promo_code_id)
WHERE c.most_uses IS NOT NULL AND c.uses <> coalesce(used.uses, 0)
UNION ALL
SELECT 'promo code ' || c.promo_code_id, format('has %s uses of one holder, of %s', count(*), c.most_per_person)
FROM promo_codes c JOIN promo_uses u USING (promo_code_id) CROSS JOIN unnest(u.holders) AS holder
WHERE c.most_per_person IS NOT NULL
GROUP BY c.promo_code_id, holder HAVING count(*) > c.most_per_person
UNION ALL
SELECT 'promo use of order ' || u.purchase_id, 'is of no order with a code'
FROM promo_uses u LEFT JOIN purchases o USING (user_id, purchase_id) WHERE o.promo_code IS NULL
