import type { OrderStatus } from "@trove/contract";
import { type NotNull, sql } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";
import type { Connection } from "../../../database/connection.ts";
import type { AddressSnapshot } from "../../addresses/index.ts";
import type { IssuedDocument } from "../invoices/issued-document.ts";
import type { Parties } from "../invoices/parties.ts";
import type { GuestBuyer } from "../ordering/purchases.store.ts";

/**
 * Selects purchases, joined with their shipment, which has the status, and their payment, which has the provider's id.
 */
function purchases(db: Connection) {
  return db
    .selectFrom("purchases as p")
    .leftJoin("shipments as s", (join) =>
      join.onRef("s.userId", "=", "p.userId").onRef("s.shipmentId", "=", "p.shipmentId"),
    )
    .leftJoin("payments as paid", (join) =>
      join.onRef("paid.userId", "=", "p.userId").onRef("paid.paymentId", "=", "p.paymentId"),
    );
}

export type PurchaseRow = NonNullable<Awaited<ReturnType<typeof findPurchase>>>;

/**
 * Selects purchases with all fields, their invoice, and then their credit notes. The status is the shipment's; a
 * purchase without a shipment has its own.
 */
function wholePurchases(db: Connection) {
  return purchases(db)
    .select(["p.userId", "p.purchaseId", "p.number", "p.buyer", "p.purchaseOption", "p.paymentOption"])
    .select(["p.itemsTotalCents", "p.shippingMethod", "p.shippingCostCents", "p.vatCents"])
    .select(["p.billingAddress", "p.shippingAddress", "p.shipmentId", "p.transactionIds", "p.createdAt"])
    .select([
      "p.vatBasisPoints",
      "p.parties",
      "p.promoCode",
      "p.shippingDiscountCents",
      "paid.providerPaymentId",
      "s.deliveredAt",
    ])
    .select(["s.promisedFrom", "s.promisedUntil"])
    .select(({ fn, selectFrom }) => [
      fn.coalesce("s.status", "p.status").as("status"),
      fn<Date>("greatest", ["p.updatedAt", "s.updatedAt"]).as("updatedAt"),
      selectFrom("purchaseLines as l")
        .whereRef("l.userId", "=", "p.userId")
        .whereRef("l.purchaseId", "=", "p.purchaseId")
        .select((line) =>
          line.fn
            .jsonAgg(
              jsonBuildObject({
                itemId: line.ref("l.itemId"),
                name: line.ref("l.name"),
                imageUrl: line.ref("l.imageUrl"),
                unitPriceCents: line.ref("l.unitPriceCents"),
                listPriceCents: line.fn.coalesce("l.listPriceCents", "l.unitPriceCents"),
                quantity: line.ref("l.quantity"),
              }),
            )
            .orderBy("l.position")
            .as("lines"),
        )
        .as("lines"),
      selectFrom("invoices as i")
        .whereRef("i.userId", "=", "p.userId")
        .whereRef("i.purchaseId", "=", "p.purchaseId")
        .select((issued) =>
          issued.fn
            .coalesce(
              issued.fn
                .jsonAgg(
                  jsonBuildObject({
                    kind: issued.ref("i.kind"),
                    number: issued.ref("i.number"),
                    totalCents: issued.ref("i.totalCents"),
                    vatCents: issued.ref("i.vatCents"),
                    issuedAt: issued.ref("i.issuedAt"),
                  }),
                )
                .orderBy("i.kind", "desc")
                .orderBy("i.number"),
              sql<[]>`'[]'`,
            )
            .as("documents"),
        )
        .as("documents"),
    ])
    .$narrowType<{
      buyer: GuestBuyer | null;
      billingAddress: AddressSnapshot | null;
      shippingAddress: AddressSnapshot | null;
      status: NotNull;
      lines: NotNull;
      parties: Parties | null;
      documents: IssuedDocument[];
    }>();
}

function ofPerson(db: Connection, userId: string, status: OrderStatus | undefined) {
  const query = purchases(db).where("p.userId", "=", userId);
  if (status === undefined) return query;
  return query.where(({ fn }) => fn.coalesce("s.status", "p.status"), "=", status);
}

/** Returns a page of the person's purchases, newest first. Loads lines only for the purchases of this page. */
export function readPurchasePage(
  db: Connection,
  userId: string,
  status: OrderStatus | undefined,
  { limit, offset }: { limit: number; offset: number },
) {
  const page = ofPerson(db, userId, status)
    .select("p.purchaseId")
    .orderBy("p.createdAt", "desc")
    .orderBy("p.purchaseId", "desc")
    .limit(limit)
    .offset(offset);
  return wholePurchases(db)
    .where("p.userId", "=", userId)
    .where("p.purchaseId", "in", page)
    .orderBy("p.createdAt", "desc")
    .orderBy("p.purchaseId", "desc")
    .execute();
}

export async function countPurchases(db: Connection, userId: string, status: OrderStatus | undefined) {
  const { totalCount } = await ofPerson(db, userId, status)
    .select(({ fn }) => fn.countAll<number>().as("totalCount"))
    .executeTakeFirstOrThrow();
  return totalCount;
}

/** Finds a purchase of one owner. For a guest's purchase, `userId` is the purchase's id. */
export function findPurchase(db: Connection, userId: string, purchaseId: string) {
  return wholePurchases(db).where("p.userId", "=", userId).where("p.purchaseId", "=", purchaseId).executeTakeFirst();
}

/** Finds any person's or guest's purchase, for operators. */
export function findAnyPurchase(db: Connection, purchaseId: string): Promise<PurchaseRow | undefined> {
  return wholePurchases(db).where("p.purchaseId", "=", purchaseId).executeTakeFirst();
}
