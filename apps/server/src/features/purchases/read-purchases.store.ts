import type { OrderStatus, PaymentOption, PurchaseOption, ShippingMethod } from "@trove/contract";
import { type RawBuilder, sql } from "kysely";
import type { Connection } from "../../database/connection.ts";
import type { AddressSnapshot } from "../addresses/index.ts";
import type { GuestBuyer } from "./purchases.store.ts";

export type PurchaseRow = {
  userId: string;
  purchaseId: string;
  number: string;
  buyer: GuestBuyer | null;
  purchaseOption: PurchaseOption;
  paymentOption: PaymentOption;
  status: OrderStatus;
  itemsTotalCents: number;
  shippingMethod: ShippingMethod | null;
  shippingCostCents: number;
  vatCents: number;
  billingAddress: AddressSnapshot | null;
  shippingAddress: AddressSnapshot | null;
  shipmentId: string | null;
  deliveredAt: string | null;
  providerPaymentId: string | null;
  transactionIds: string[];
  lines: { itemId: string; name: string; imageUrl: string; unitPriceCents: number; quantity: number }[];
  createdAt: string;
  updatedAt: string;
};

/** Purchases with what tells of them elsewhere: the shipment its status, the payment the provider's id. */
const tables = sql`purchases p
  left join shipments s on s.user_id = p.user_id and s.shipment_id = p.shipment_id
  left join payments paid on paid.user_id = p.user_id and paid.payment_id = p.payment_id`;

const columns = sql`
  p.user_id as "userId", p.purchase_id as "purchaseId", p.number, p.buyer, p.purchase_option as "purchaseOption",
  p.payment_option as "paymentOption", coalesce(s.status, p.status) as status,
  p.items_total_cents as "itemsTotalCents", p.shipping_method as "shippingMethod",
  p.shipping_cost_cents as "shippingCostCents", p.vat_cents as "vatCents", p.billing_address as "billingAddress",
  p.shipping_address as "shippingAddress", p.shipment_id as "shipmentId", s.delivered_at as "deliveredAt",
  paid.provider_payment_id as "providerPaymentId", p.transaction_ids as "transactionIds", p.created_at as "createdAt",
  greatest(p.updated_at, s.updated_at) as "updatedAt",
  (select jsonb_agg(jsonb_build_object('itemId', l.item_id, 'name', l.name, 'imageUrl', l.image_url,
    'unitPriceCents', l.unit_price_cents, 'quantity', l.quantity) order by l.position)
    from purchase_lines l where l.user_id = p.user_id and l.purchase_id = p.purchase_id) as lines`;

function ofPerson(userId: string, status: OrderStatus | undefined): RawBuilder<unknown> {
  return sql`p.user_id = ${userId}
    and (${status ?? null}::text is null or coalesce(s.status, p.status) = ${status ?? null})`;
}

/** The person's purchases, the newest first. The lines are gathered for those of the page alone. */
export async function readPurchasePage(
  db: Connection,
  userId: string,
  status: OrderStatus | undefined,
  page: { limit: number; offset: number },
): Promise<PurchaseRow[]> {
  const { rows } = await sql<PurchaseRow>`
    select ${columns} from ${tables} where p.user_id = ${userId} and p.purchase_id in (
      select p.purchase_id from ${tables} where ${ofPerson(userId, status)}
      order by p.created_at desc, p.purchase_id desc limit ${page.limit} offset ${page.offset})
    order by p.created_at desc, p.purchase_id desc`.execute(db);
  return rows;
}

export async function countPurchases(db: Connection, userId: string, status: OrderStatus | undefined) {
  const { rows } = await sql<{ totalCount: number }>`
    select count(*) as "totalCount" from ${tables} where ${ofPerson(userId, status)}`.execute(db);
  return rows[0]?.totalCount ?? 0;
}

/** A purchase of one owner: a person, or the purchase itself for a guest's. */
export async function findPurchase(
  db: Connection,
  userId: string,
  purchaseId: string,
): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    select ${columns} from ${tables} where p.user_id = ${userId} and p.purchase_id = ${purchaseId}`.execute(db);
  return rows[0];
}

/** Anybody's purchase, for operators. */
export async function findAnyPurchase(db: Connection, purchaseId: string): Promise<PurchaseRow | undefined> {
  const { rows } = await sql<PurchaseRow>`
    select ${columns} from ${tables} where p.purchase_id = ${purchaseId}`.execute(db);
  return rows[0];
}
