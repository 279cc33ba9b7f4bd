import type { Insertable, Selectable } from "kysely";
import type { GatewayConnection } from "./parts.ts";
import type { Tables } from "./tables.generated.ts";

type Columns = Tables["sandboxGateway.gatewayPayouts"];
export type Payout = Pick<Selectable<Columns>, "payoutId" | "reference" | "amountMinor" | "status">;

const payouts = (db: GatewayConnection) =>
  db.selectFrom("sandboxGateway.gatewayPayouts").select(["payoutId", "reference", "amountMinor", "status"]);

/** Inserts a payout, unless there is one with its key. */
export async function insertPayout(db: GatewayConnection, payout: Insertable<Columns>): Promise<void> {
  await db
    .insertInto("sandboxGateway.gatewayPayouts")
    .values(payout)
    .onConflict((conflict) => conflict.column("idempotencyKey").doNothing())
    .execute();
}

export const findPayout = (db: GatewayConnection, idempotencyKey: string): Promise<Payout> =>
  payouts(db).where("idempotencyKey", "=", idempotencyKey).executeTakeFirstOrThrow();

export const changedPayouts = (db: GatewayConnection, since: Date): Promise<Payout[]> =>
  payouts(db).where("updatedAt", ">=", since).orderBy("updatedAt").orderBy("payoutId").execute();

export const namedPayouts = (db: GatewayConnection, reference: string): Promise<Payout[]> =>
  payouts(db).where("reference", "=", reference).orderBy("payoutId").execute();

const RETURN_SECONDS = 60;

/** Performs the next step of each payout that is due. A payout that is returned was paid before. */
export async function moveDuePayouts(db: GatewayConnection, now: Date): Promise<void> {
  const due = await db
    .selectFrom("sandboxGateway.gatewayPayouts")
    .select(["payoutId", "status", "nextStep"])
    .where("nextStepAt", "<=", now)
    .orderBy("payoutId")
    .forUpdate()
    .execute();
  for (const { payoutId, status, nextStep } of due) {
    const isReturnedLater = nextStep === "return" && status === "Sent";
    await db
      .updateTable("sandboxGateway.gatewayPayouts")
      .set({
        status: nextStep === "return" && status === "Paid" ? "Returned" : "Paid",
        nextStep: isReturnedLater ? "return" : null,
        nextStepAt: isReturnedLater ? new Date(now.getTime() + RETURN_SECONDS * 1000) : null,
        updatedAt: now,
      })
      .where("payoutId", "=", payoutId)
      .execute();
  }
}
