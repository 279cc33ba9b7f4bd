/** A condition that selects the first matching row of a table. */
const one = (table: string, where: string, order = "1") =>
  `ctid = (select ctid from ${table} where ${where} order by ${order} limit 1)`;

const successfulTopUp = one(
  "payments",
  "purpose = 'TopUp' and status = 'Success' and refunded_cents = 0 and charged_back_cents = 0",
);

/** Takes away the counters of the people in `changed`, which would not match any more. */
const uncount = "delete from protection_states where user_id in (select user_id from changed)";

/** SQL that makes one counter of a person wrong, by counter. */
export const miscounts: Record<string, string> = Object.fromEntries(
  ["day", "week", "month"].flatMap((period) =>
    ["deposit", "spend", "loss"].map((kind) => {
      const counter = `${period}_${kind}_cents`;
      const counted = one("protection_states", "month_spend_cents > 0");
      return [counter, `update protection_states set ${counter} = ${counter} + 1 where ${counted}`];
    }),
  ),
);

/**
 * For each rule, SQL that breaks this rule and no other. It runs as a superuser, so neither rights nor triggers stop
 * it.
 */
export const breaks: Record<string, string> = {
  "protection-counters-match": miscounts["month_spend_cents"] ?? "",
  "openings-respect-breaks": `
    insert into breaks (user_id, break_id, kind, began_at, until)
    select user_id, gen_random_uuid(), 'Break', offered_at - interval '1 hour', offered_at + interval '1 hour'
    from records where reason is null limit 1`,
  "limits-follow-their-history": `
    update protection_limits set amount_cents = amount_cents + 1 where ${one("protection_limits", "true")}`,
  "complaints-are-answered": "update complaints set answered_at = null",
  "identity-pictures-are-deleted": `
    insert into identity_pictures select user_id, gen_random_uuid(), 'Face', 'x' from wallets limit 1`,
  "wallets-equal-ledger": `update wallets set balance_cents = balance_cents + 1 where ${one("wallets", "balance_cents > 0")}`,
  // Finds a person with a top-up followed by a purchase, and swaps the two, so that the balance is negative in between.
  "wallets-never-negative": `
    with thrifty as (
      select user_id from ledger_entries e group by user_id
      having array_agg(transaction_type order by sequence) = '{TopUp,ItemPurchase}'
        and not exists (select from records r where r.user_id = e.user_id) limit 1)
    update ledger_entries e set sequence = 10 - sequence, balance_after_cents = case transaction_type
      when 'ItemPurchase' then -amount_cents
      else (select balance_cents from wallets w where w.user_id = e.user_id) end
    where user_id = (select user_id from thrifty)`,
  "balances-follow-each-other": `
    update ledger_entries set balance_after_cents = balance_after_cents + 1
    where ${one("ledger_entries", "balance_after_cents > 0")}`,
  "rows-name-their-accounts": `
    update ledger_entries set from_account = 'house:elsewhere'
    where ${one("ledger_entries", "from_account = 'house:goodwill'")}`,
  "box-margin-is-booked": `update box_margin_booking set booked_cents = booked_cents + 1`,
  "closed-months-are-whole": `
    insert into book_lines select month, month || '-01', 'wallet', 'house:items', false, 1, 100 from book_closings limit 1`,
  "references-exist": `
    update ledger_entries set related_id = gen_random_uuid()
    where ${one("ledger_entries", "transaction_type = 'BoxOpening'")}`,
  "captures-booked-once": `
    with changed as (
      update payments set amount_cents = amount_cents + 1, paid_cents = paid_cents + 1 where ${successfulTopUp}
      returning user_id)
    ${uncount}`,
  "returns-booked-once": `update payments set refunded_cents = 1 where ${successfulTopUp}`,
  "quarantine-booked-once": `
    insert into quarantined_captures select 'sandbox', 'pay_x', gen_random_uuid(), null, '{"valueCents": 100}', now()`,
  "own-returns-are-refunded": `insert into own_returns select user_id, gen_random_uuid(), 100, now() from wallets limit 1`,
  "open-payouts-are-held": `
    with payee as (
      insert into payees (user_id, payee_id, iban_mark, hint, holder, created_at, usable_at)
      select user_id, gen_random_uuid(), '', '', '', now(), now() from wallets limit 1 returning user_id, payee_id)
    insert into payouts (user_id, payout_id, payee_id, amount_cents, status, provider, created_at)
    select user_id, gen_random_uuid(), payee_id, 100, 'Requested', 'sandbox', now() from payee`,
  "payments-come-to-an-end": `update payments set next_check_at = now() where ${successfulTopUp}`,
  "refunds-are-owed": `
    insert into refunds (user_id, refund_id, payment_id, paid_cents, created_at)
    select user_id, gen_random_uuid(), payment_id, paid_cents + 1, now() from payments where ${successfulTopUp}`,
  "refunded-lines-were-bought": `
    update refund_lines set quantity = quantity + 1 where ${one("refund_lines", "true")}`,
  "held-money-waits-in-refunds": `update payments set held_cents = held_cents + 1 where ${successfulTopUp}`,
  "quarantine-is-left-once": `
    update quarantined_captures set returned_cents = 1 where ${one("quarantined_captures", "release = 'Credit'")}`,
  "orders-follow-payments": `
    update purchases set status = 'PaymentPending'
    where ${one("purchases", "payment_option = 'direct' and status = 'Approved'")}`,
  "orders-are-charged-once": `
    update purchase_lines set unit_price_cents = unit_price_cents + 1 where ${one("purchase_lines", "true")}`,
  "orders-are-invoiced": `
    update invoices set total_cents = total_cents + 1 where ${one("invoices", "kind = 'CreditNote'")}`,
  "gifts-are-owed": `update gift_codes set amount_cents = amount_cents + 1, owed_cents = owed_cents + 1 where ${one("gift_codes", "status = 'Live'")}`,
  "promotions-are-used-once": `update purchases set shipping_discount_cents = 1 where ${one("purchases", "true")}`,
  "unique-values-have-owners": `delete from order_numbers where ${one("order_numbers", "true")}`,
  "key-lists-are-kept": `
    delete from browser_key_lists
    where user_id = (select user_id from browser_keys where removed_at is null limit 1)`,
  "orders-deliver-once": `
    delete from inventory_items where ${one("inventory_items", "source = 'Purchase' and status = 'InInventory'")}`,
  "shipments-are-charged-once": `
    update shipments set shipping_cost_cents = shipping_cost_cents + 1
    where ${one("shipments", "purchase_id is null and status = 'Ordered'")}`,
  "cancellations-pay-back-once": `
    with paid_back as (
      select * from ledger_entries e where from_account = 'house:shipping' and transaction_type = 'Shipping'
        and not exists (select from invoices i where i.user_id = e.user_id and i.purchase_id = e.related_id) limit 1
    ), wallet as (
      update wallets w set balance_cents = balance_cents + amount_cents, last_sequence = last_sequence + 1
      from paid_back where w.user_id = paid_back.user_id returning balance_cents, last_sequence)
    insert into ledger_entries
    select user_id, gen_random_uuid(), from_account, to_account, amount_cents, transaction_type, description, related_id,
      balance_cents, created_at, last_sequence
    from paid_back, wallet`,
  "payments-come-back-once": `
    update payments set credited_cents = -1
    where ${one("payments", "purpose = 'Purchase' and status = 'Success' and refunded_cents = 0")}`,
  "histories-lead-to-the-present": `
    update shipment_events set position = position + 1 where ${one("shipment_events", "true", "position desc")}`,
  "sold-items-are-paid-once": `
    update inventory_items set status = 'Sold', sold_at = now()
    where ${one("inventory_items", "status = 'InInventory'")}`,
  "items-are-in-the-catalogue": `
    delete from items i where item_id = (
      select item_id from inventory_items group by item_id having count(*) = 1 limit 1)`,
  "items-travel-in-one-shipment": `
    update inventory_items set status = 'InInventory', shipment_id = null
    where ${one("inventory_items", "status = 'Shipping'")}`,
  "openings-are-charged-once": `
    with changed as (
      update openings set price_cents = price_cents + 1 where ${one("openings", "true")} returning user_id)
    ${uncount}`,
  "openings-deliver-once": `
    update inventory_items set transaction_id = gen_random_uuid()
    where ${one("inventory_items", "source = 'LootBox'")}`,
  "nonces-have-one-record": `
    update openings set draw_index = draw_index + 1 where ${one("openings", "true", "draw_index desc")}`,
  "records-hash-to-their-hashes": `
    update records set recorded_at = recorded_at + interval '1 millisecond'
    where ${one("records", "reason is not null", "nonce desc")}`,
  // Moves a person's last opening to the end of their ledger.
  "receipts-state-the-balance": `
    with opening as (
      select distinct on (user_id) user_id, entry_id, sequence, amount_cents, balance_after_cents from ledger_entries
      where transaction_type = 'BoxOpening' order by user_id, sequence desc
    ), moved as (
      select o.*, w.balance_cents, w.last_sequence from opening o join wallets w using (user_id)
      where balance_cents <> balance_after_cents limit 1)
    update ledger_entries e set
      sequence = case e.entry_id when m.entry_id then m.last_sequence + 1 else e.sequence end,
      balance_after_cents = case e.entry_id when m.entry_id then m.balance_cents
        else e.balance_after_cents + m.amount_cents end
    from moved m where e.user_id = m.user_id and e.sequence >= m.sequence`,
  "records-stand-in-the-log": `
    delete from record_queue where ${one("record_queue", "true", "user_id, nonce")}`,
  "tickets-win-their-items": `
    update inventory_items set market_price_cents = market_price_cents + 1
    where ${one("inventory_items", "source = 'LootBox' and status = 'InInventory'")}`,
  "odds-are-as-published": `
    update lootbox_versions set published_at = now(), odds_table = odds_table || ' '
    where ${one("lootbox_versions", "true")}`,
  "returned-items-come-back-once": `
    insert into withdrawal_goods (user_id, withdrawal_id, place, item_id, inventory_item_id, position, purchase_id,
      purchase_position, quantity, price_cents)
    select user_id, gen_random_uuid(), 1, item_id, inventory_item_id, position, purchase_id, purchase_position, 1,
      price_cents
    from withdrawal_goods where inventory_item_id is not null limit 1`,
  "withdrawals-refund-what-came-back": `
    update withdrawal_goods set price_cents = price_cents - 1
    where ${one("withdrawal_goods", "inventory_item_id is null")}`,
  "charged-back-top-ups-are-set-off": `
    update withdrawals set set_off_cents = 1 where ${one("withdrawals", "user_id is not null")}`,
  "withdrawals-end-as-they-say": `
    update withdrawals set status = 'Received' where ${one("withdrawals", "status = 'Unmatched'")}`,
  "stock-adds-up": `
    update item_stock set available = available + 1
    where item_id = (select subject_id from audit_entries where action = 'createItem' limit 1)`,
  "prices-are-noted": `
    insert into item_prices (item_id, price_cents, from_at) select item_id, price_cents + 1, now() from items limit 1`,
  "reductions-count-from-lowest-prices": `
    with made as (
      insert into reductions (reduction_id, percent, starts_at, until_at, begun_at, ended_at, created_at)
      values (gen_random_uuid(), 10, now(), now() + interval '1 day', now(), now(), now()) returning reduction_id)
    insert into reduction_items (reduction_id, item_id, lowest_cents, reduced_cents, last_sequence)
    select reduction_id, item_id, price_cents + 1, price_cents - 1, sequence from made, item_prices where price_cents > 1 limit 1`,
  "settings-are-audited": `
    update setting_versions set value = value || '{"sellRatePercent": 1}' where ${one("setting_versions", "true")}`,
  "audit-log-is-chained": `update audit_entries set reason = 'another' where ${one("audit_entries", "true")}`,
  "audit-log-is-published": `
    update log_tiles set bytes = decode(regexp_replace(encode(bytes, 'escape'), 'audit log \\d+', 'audit log 9999'), 'escape')
    where log = 'terms' and level = -1 and encode(bytes, 'escape') like '%audit log%'`,
  "audit-log-keeps-up": `
    with late as (
      insert into audit_entries (audit_id, actor_id, action, subject_id, created_at)
      select gen_random_uuid(), actor_id, action, subject_id, now() - interval '2 hours' from audit_entries limit 1
      returning audit_id)
    insert into audit_queue select audit_id from late`,
  "audit-log-lines-are-reached": `
    with hidden as (
      insert into audit_entries (audit_id, actor_id, action, subject_id, created_at, part_of)
      select gen_random_uuid(), actor_id, action, subject_id, now(), gen_random_uuid() from audit_entries limit 1
      returning audit_id)
    insert into audit_queue select audit_id from hidden`,
  "keys-have-one-effect": `
    update idempotency_records set facts = null where ${one("idempotency_records", "facts ? 'purchaseId'")}`,
  "closed-accounts-are-empty": `update users set first_name = 'Mara' where ${one("users", "email like '%@closed.invalid'")}`,
  "closed-accounts-keep-no-money": `
    with closed as (select user_id from closures where closed_at is not null limit 1), wallet as (
      update wallets w set balance_cents = balance_cents + 1, last_sequence = last_sequence + 1
      from closed where w.user_id = closed.user_id returning w.user_id, balance_cents, last_sequence)
    insert into ledger_entries (user_id, entry_id, from_account, to_account, amount_cents, transaction_type, description,
      balance_after_cents, created_at, sequence)
    select user_id, gen_random_uuid(), 'house:goodwill', 'wallet:' || user_id, 1, 'TopUp', 'Goodwill credit',
      balance_cents, now() - interval '8 days', last_sequence from wallet`,
  "people-are-complete": `delete from identities where ${one("identities", "true")}`,
};
