import type { TimelineTopic } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import { reads } from "../../operators/index.ts";

/**
 * A table from which entries of a timeline come. `key` identifies an entry among those of one moment, and sorts like
 * `tieBreak`.
 */
type Source = {
  name: string;
  topic: TimelineTopic;
  kind: RawBuilder<unknown>;
  time: RawBuilder<unknown>;
  key: RawBuilder<unknown>;
  tieBreak: RawBuilder<unknown>;
  facts: RawBuilder<unknown>;
  from: RawBuilder<unknown>;
  where: (userId: string) => RawBuilder<unknown>;
};

/** Actions in the audit log that the timeline leaves out, or shows from another source. */
const NOT_ACTS = ["notePerson", ...reads];

const ledger = {
  name: "ledger",
  time: sql`e.created_at`,
  key: sql`lpad(e.sequence::text, 19, '0')`,
  tieBreak: sql`e.sequence`,
};

const entryOf = (userId: string) => sql`e.user_id = ${userId} and e.sequence is not null`;
/** The person of an act. `readTimeline` adds the name, which a cluster stores elsewhere. */
const actorOf = (column: RawBuilder<unknown>) => sql`jsonb_build_object('userInfoId', ${column})`;

const money: Source = {
  ...ledger,
  topic: "Money",
  kind: sql`'Money'`,
  facts: sql`jsonb_build_object('transactionId', e.entry_id, 'transactionType', e.transaction_type,
    'description', coalesce(e.description, ''), 'balanceAfterCents', e.balance_after_cents,
    'amountCents', case when e.to_account = 'wallet:' || e.user_id then e.amount_cents else -e.amount_cents end)`,
  from: sql`ledger_entries e`,
  where: (userId) => sql`${entryOf(userId)} and e.transaction_type <> 'BoxOpening'`,
};

const openings: Source = {
  ...ledger,
  topic: "Openings",
  kind: sql`'Opening'`,
  facts: sql`jsonb_build_object('transactionId', e.entry_id, 'priceCents', e.amount_cents,
    'balanceAfterCents', e.balance_after_cents) || (
      select jsonb_build_object('lootboxId', o.lootbox_id, 'itemId', o.item_id, 'marketPriceCents', o.market_price_cents)
      from openings o where o.user_id = e.user_id and o.transaction_id = e.entry_id)`,
  from: sql`ledger_entries e`,
  where: (userId) => sql`${entryOf(userId)} and e.transaction_type = 'BoxOpening'`,
};

const voids: Source = {
  name: "records",
  topic: "Openings",
  kind: sql`'Void'`,
  time: sql`r.recorded_at`,
  key: sql`lpad(r.nonce::text, 10, '0')`,
  tieBreak: sql`r.nonce`,
  facts: sql`jsonb_build_object('reason', r.reason,
    'lootboxId', r.lootbox_id)`,
  from: sql`records r`,
  where: (userId) => sql`r.user_id = ${userId} and r.reason is not null`,
};

const payments: Source = {
  name: "payments",
  topic: "Money",
  kind: sql`'Payment'`,
  time: sql`p.created_at`,
  key: sql`p.payment_id::text`,
  tieBreak: sql`p.payment_id`,
  facts: sql`jsonb_build_object('paymentId', p.payment_id, 'purpose', p.purpose, 'status', p.status,
    'amountCents', p.amount_cents, 'refundedCents', p.refunded_cents, 'chargedBackCents', p.charged_back_cents)`,
  from: sql`payments p`,
  where: (userId) => sql`p.user_id = ${userId}
    and (p.purpose = 'Purchase' or p.status <> 'Success' or p.refunded_cents + p.charged_back_cents > 0)`,
};

const orders: Source = {
  name: "purchases",
  topic: "Orders",
  kind: sql`'Order'`,
  time: sql`o.created_at`,
  key: sql`o.purchase_id::text`,
  tieBreak: sql`o.purchase_id`,
  facts: sql`jsonb_build_object('purchaseId', o.purchase_id, 'number', o.number, 'flag', o.flag,
    'totalCents', o.items_total_cents + o.shipping_cost_cents)`,
  from: sql`purchases o`,
  where: (userId) => sql`o.user_id = ${userId}`,
};

const shipments: Source = {
  name: "shipments",
  topic: "Orders",
  kind: sql`'Shipment'`,
  time: sql`v.created_at`,
  key: sql`v.shipment_id::text || '-' || lpad(v.position::text, 10, '0')`,
  tieBreak: sql`v.shipment_id desc, v.position`,
  facts: sql`jsonb_build_object('shipmentId', v.shipment_id, 'status', v.status, 'actor', v.actor, 'note', v.note,
    'number', (select number from shipments s where s.user_id = v.user_id and s.shipment_id = v.shipment_id))`,
  from: sql`shipment_events v`,
  where: (userId) => sql`v.user_id = ${userId}`,
};

const sessions: Source = {
  name: "sessions",
  topic: "Sessions",
  kind: sql`'Session'`,
  time: sql`s.created_at`,
  key: sql`s.session_id::text`,
  tieBreak: sql`s.session_id`,
  facts: sql`jsonb_build_object('expiresAt', command.iso_time(s.expires_at), 'endedAt', command.iso_time(s.ended_at))`,
  from: sql`sessions s`,
  where: (userId) => sql`s.user_id = ${userId}`,
};

const notes: Source = {
  name: "notes",
  topic: "Notes",
  kind: sql`'Note'`,
  time: sql`n.created_at`,
  key: sql`n.note_id::text`,
  tieBreak: sql`n.note_id`,
  facts: sql`jsonb_build_object('text', n.text, 'author', ${actorOf(sql`n.author_id`)})`,
  from: sql`person_notes n`,
  where: (userId) => sql`n.user_id = ${userId}`,
};

const acts: Source = {
  name: "acts",
  topic: "Acts",
  kind: sql`'Act'`,
  time: sql`d.created_at`,
  key: sql`d.audit_id::text`,
  tieBreak: sql`d.audit_id`,
  facts: sql`jsonb_build_object('action', d.action, 'reason', coalesce(d.reason, d.after ->> 'reason'), 'actor', ${actorOf(sql`d.actor_id`)})`,
  from: sql`audit_entries d`,
  where: (userId) => sql`d.subject_id = ${userId} and d.action <> all (${NOT_ACTS}::text[])`,
};

export const sources = [money, openings, voids, payments, orders, shipments, sessions, notes, acts];
