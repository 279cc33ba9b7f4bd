import type { WithdrawalException, WithdrawalReason, WithdrawalStatus } from "@trove/contract";
import { type Cents, ZERO_CENTS } from "@trove/money";
import { sql } from "kysely";
import type { Connection } from "../../../database/connection.ts";

type Place = { userId: string; purchaseId: string | null; shipmentId: string | null };

/** Returns the withdrawals of an order or shipment, the newest first, with what went back in cents. */
export async function readReturns(db: Connection, { userId, purchaseId, shipmentId }: Place) {
  const returns = await db
    .selectFrom("withdrawals as w")
    .select(["w.withdrawalId", "w.number", "w.reason", "w.status", "w.exception"])
    .select(["w.receivedAt", "w.sendBy", "w.dueAt"])
    .where("w.userId", "=", userId)
    .where("w.purchaseId", "is not distinct from", purchaseId)
    .where("w.shipmentId", "is not distinct from", shipmentId)
    .where("w.subject", "!=", "TopUp")
    .orderBy("w.receivedAt", "desc")
    .orderBy("w.number")
    .limit(100)
    .$narrowType<{
      reason: WithdrawalReason;
      status: WithdrawalStatus;
      exception: WithdrawalException | null;
    }>()
    .execute();
  if (returns.length === 0) return [];
  const refunded = await db
    .selectFrom("withdrawalRefunds")
    .select(["withdrawalId", sql<Cents>`sum(goods_cents + shipping_cents)::bigint`.as("refundedCents")])
    .where("userId", "=", userId)
    .groupBy("withdrawalId")
    .execute();
  const centsOf = new Map(refunded.map(({ withdrawalId, refundedCents }) => [withdrawalId, refundedCents]));
  return returns.map((each) => ({ ...each, refundedCents: centsOf.get(each.withdrawalId) ?? ZERO_CENTS }));
}

/** Returns, of each of a buyer's withdrawals, the pieces by line that came back, or those that were named. */
export async function readReturnedPieces(db: Connection, { userId, purchaseId, shipmentId }: Place) {
  const piecesIn = (table: "withdrawalGoods" | "withdrawalPieces") =>
    db
      .selectFrom(table)
      .select(["withdrawalId", "position", sql<number>`sum(quantity)::integer`.as("quantity")])
      .where("userId", "=", userId)
      .groupBy(["withdrawalId", "position"])
      .orderBy("position")
      .execute();
  const lines =
    purchaseId === null
      ? db
          .selectFrom("shipmentLines")
          .select(["position", "name"])
          .where("userId", "=", userId)
          .where("shipmentId", "=", shipmentId)
      : db
          .selectFrom("purchaseLines")
          .select(["position", "name"])
          .where("userId", "=", userId)
          .where("purchaseId", "=", purchaseId);
  const [goods, wanted, named] = await Promise.all([
    piecesIn("withdrawalGoods"),
    piecesIn("withdrawalPieces"),
    lines.execute(),
  ]);
  const names = new Map(named.map(({ position, name }) => [position, name]));
  return (withdrawalId: string) => {
    const back = goods.filter((piece) => piece.withdrawalId === withdrawalId);
    const pieces = back.length > 0 ? back : wanted.filter((piece) => piece.withdrawalId === withdrawalId);
    return pieces.map(({ position, quantity }) => ({ position, name: names.get(position) ?? "", quantity }));
  };
}

/** Finds the address to which an order or shipment was sent. */
export function findSentTo(db: Connection, { userId, purchaseId, shipmentId }: Place) {
  const ofOrder = db.selectFrom("purchases").select("shippingAddress").where("userId", "=", userId);
  const ofShipment = db.selectFrom("shipments").select("shippingAddress").where("userId", "=", userId);
  return purchaseId === null
    ? ofShipment.where("shipmentId", "=", shipmentId).executeTakeFirst()
    : ofOrder.where("purchaseId", "=", purchaseId).executeTakeFirst();
}
