import { expect } from "vitest";
import type { OpenShop } from "../demo-shop.ts";

/** Money of the shop's books since a moment. Amounts are in cents. */
export type Moved = {
  /** The payments that began, oldest first. */
  payments: string[];
  /** How often a provider has given money to the shop, and how much. */
  captures: number;
  captured: number;
  /** How many captures wait in quarantine. */
  quarantined: number;
};

const PAYMENTS = "select status from payments where created_at >= $1 order by created_at";
/** Both are of captures: those of payments, and those that match none. */
const CAPTURES = `select count(*)::int as captures, coalesce(sum(amount_cents), 0)::int as captured
  from ledger_entries where from_account like 'gateway:%' and to_account <> 'house:quarantine' and created_at >= $1`;
const QUARANTINED = "select count(*)::int as quarantined from quarantined_captures where created_at >= $1";

/** Reads what was paid in a shop since a moment, by whoever paid. */
async function moneyMoved({ owner }: OpenShop, since: Date): Promise<Moved> {
  const [{ rows: payments }, { rows: captures }, { rows: quarantined }] = await Promise.all([
    owner.pool.query<{ status: string }>(PAYMENTS, [since]),
    owner.pool.query<Pick<Moved, "captures" | "captured">>(CAPTURES, [since]),
    owner.pool.query<Pick<Moved, "quarantined">>(QUARANTINED, [since]),
  ]);
  const [took = { captures: 0, captured: 0 }] = captures;
  const [waits = { quarantined: 0 }] = quarantined;
  return { payments: payments.map(({ status }) => status), ...took, ...waits };
}

/** Waits until the books say this, and no more. Without `captures`, nothing was captured. */
export async function expectMoved(
  shop: OpenShop,
  since: Date,
  payments: readonly string[],
  quarantined = 0,
): Promise<void> {
  const captures = payments.filter((status) => status === "Success").length;
  const { captured: _, ...expected } = { payments: [...payments], captures, captured: 0, quarantined };
  await expect.poll(() => moneyMoved(shop, since)).toMatchObject(expected);
}

/** Ends the time to pay of everything that is not paid, as if it had passed, and waits until the shop has seen it. */
export async function endTimeToPay({ owner }: OpenShop): Promise<void> {
  await owner.pool.query("update payments set expires_at = now(), next_check_at = now() where status = 'Pending'");
  const due = "select from payments where next_check_at <= now()";
  await expect.poll(async () => (await owner.pool.query(due)).rowCount).toBe(0);
}
