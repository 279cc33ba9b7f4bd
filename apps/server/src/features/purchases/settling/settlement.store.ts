import type { PaymentStatus, ShippingMethod } from "@trove/contract";
import type { Cents } from "@trove/money";
import { sql } from "kysely";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type { NewInventoryItem, PurchaseEntries, PurchaseMails } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Evidence, PaymentKey } from "../../payments/index.ts";

/** An order as its settlement and the mail about it need it. */
export type OrderedPurchase = {
  purchaseId: string;
  number: string;
  isGuest: boolean;
  email: string;
  firstName: string;
  language: string;
  shipmentId: string | null;
  itemsTotalCents: Cents;
  shippingMethod: ShippingMethod | null;
  shippingCostCents: Cents;
  vatCents: Cents;
  lines: { itemId: string; name: string; marketPriceCents: Cents; quantity: number }[];
};

export async function readOrdered(db: Connection, userId: string, purchaseId: string): Promise<OrderedPurchase> {
  const { rows } = await sql<OrderedPurchase>`
    select p.purchase_id as "purchaseId", p.number, p.buyer is not null as "isGuest",
      coalesce(p.buyer ->> 'email', u.email) as email, coalesce(p.buyer ->> 'firstName', u.first_name) as "firstName",
      p.language, p.shipment_id as "shipmentId", p.items_total_cents as "itemsTotalCents",
      p.shipping_method as "shippingMethod", p.shipping_cost_cents as "shippingCostCents", p.vat_cents as "vatCents",
      (select jsonb_agg(jsonb_build_object('itemId', l.item_id, 'name', l.name, 'quantity', l.quantity,
        'marketPriceCents', l.unit_price_cents) order by l.position)
        from purchase_lines l where l.user_id = p.user_id and l.purchase_id = p.purchase_id) as lines
    from purchases p left join users u using (user_id)
    where p.user_id = ${userId} and p.purchase_id = ${purchaseId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`no purchase ${purchaseId}`);
  return row;
}

export async function callSettlePurchase(
  db: Connection,
  { userId, paymentId }: PaymentKey,
  evidence: Evidence,
  at: Date,
  outcomes: { entries: PurchaseEntries; goods: NewInventoryItem[]; mails: PurchaseMails },
): Promise<PaymentStatus> {
  return callCommand(db, command("settle_purchase", { user: userId, payment: paymentId, evidence, at, ...outcomes }));
}

/** Asks for a guest's money to be given back; nothing where there is none to give back. */
export async function callRefundPurchase(
  db: Connection,
  order: { userId: string; purchaseId: string; refundId: string },
  at: Date,
): Promise<void> {
  await callCommand(
    db,
    command("refund_purchase", { user: order.userId, purchase: order.purchaseId, refund: order.refundId, at }),
  );
}
