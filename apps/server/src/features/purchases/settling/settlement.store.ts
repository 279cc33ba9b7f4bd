import type { PaymentStatus } from "@trove/contract";
import type { Cents } from "@trove/money";
import { type NotNull, sql } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import { callCommand } from "../../../command/call-command.ts";
import { command } from "../../../command/command-call.ts";
import type {
  BoughtItem,
  DepositTerms,
  OperatorRefund,
  OrderRefund,
  PurchaseEntries,
  PurchaseMails,
} from "../../../command/functions.generated.ts";
import type { Connection, Transaction } from "../../../database/connection.ts";
import type { PaymentReport, PaymentKey } from "../../payments/index.ts";

export type Ordered = Awaited<ReturnType<typeof readOrdered>>;

/** Reads the data for settling an order and for the mail about it. */
export function readOrdered(db: Connection, userId: string, purchaseId: string) {
  return db
    .selectFrom("purchases as p")
    .leftJoin("users as u", "u.userId", "p.userId")
    .select(["u.userId", "u.email", "u.firstName", "u.emailConfirmedAt", "u.nameConfirmedAt", "u.ownTextsSince"])
    .select(["p.purchaseId", "p.number", "p.language", "p.shipmentId", "p.sellBasisPoints"])
    .select(["p.itemsTotalCents", "p.shippingMethod", "p.shippingCostCents", "p.vatCents"])
    .select(["p.promoCode", "p.shippingDiscountCents"])
    .select(({ selectFrom }) => [
      sql<string | null>`p.buyer ->> 'email'`.as("guestEmail"),
      sql<string | null>`p.shipping_address ->> 'countryCode'`.as("countryCode"),
      selectFrom("purchaseLines as l")
        .whereRef("l.userId", "=", "p.userId")
        .whereRef("l.purchaseId", "=", "p.purchaseId")
        .select((line) =>
          line.fn
            .jsonAgg(
              jsonBuildObject({
                itemId: line.ref("l.itemId"),
                name: line.ref("l.name"),
                quantity: line.ref("l.quantity"),
                unitPriceCents: line.ref("l.unitPriceCents"),
                listPriceCents: line.fn.coalesce("l.listPriceCents", "l.unitPriceCents"),
              }),
            )
            .orderBy("l.position")
            .as("lines"),
        )
        .as("lines"),
    ])
    .where("p.userId", "=", userId)
    .where("p.purchaseId", "=", purchaseId)
    .$narrowType<{ lines: NotNull }>()
    .executeTakeFirstOrThrow(() => new Error(`no purchase ${purchaseId}`));
}

export async function callSettlePurchase(
  db: Connection,
  { userId, paymentId }: PaymentKey,
  report: PaymentReport,
  at: Date,
  outcomes: { entries: PurchaseEntries; items: BoughtItem[]; mails: PurchaseMails; terms: DepositTerms },
): Promise<PaymentStatus> {
  return callCommand(db, command("settle_purchase", { user: userId, payment: paymentId, report, at, ...outcomes }));
}

/** Requests a refund of a guest's payment. Returns the refunded amount, which is 0 if there is nothing to refund. */
export function callRefundPurchase(
  db: Connection,
  order: { userId: string; purchaseId: string; refundId: string },
  at: Date,
): Promise<Cents> {
  return callCommand<Cents>(
    db,
    command("refund_purchase", { user: order.userId, purchase: order.purchaseId, refund: order.refundId, at }),
  );
}

/**
 * Refunds an order for an operator, or credits what is owed. The refund is sent soon after the commit. `terms` are
 * those of money that comes into the person's balance. Returns the amount. Throws NOT_FOUND, VERSION_CONFLICT and
 * STATUS_CONFLICT.
 */
export function callRefundOrder(
  tx: Transaction,
  { purchase, terms }: { purchase: { userId: string; purchaseId: string }; terms: DepositTerms },
  refund: OperatorRefund,
  what: OrderRefund,
  at: Date,
): Promise<Cents> {
  const { userId, purchaseId } = purchase;
  return callCommand<Cents>(
    tx,
    command("refund_order", { user: userId, purchase: purchaseId, refund, order: what, terms, at }),
  );
}
