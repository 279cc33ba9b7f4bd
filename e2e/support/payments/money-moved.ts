import { expect } from "vitest";
import type { OpenShop } from "../demo-shop.ts";

/** The money that came into a shop since a moment. */
type Moved = {
  /** The statuses of the payments that began, oldest first. */
  payments: string[];
  /** How much more the providers have given to the books than these payments cost, in cents. */
  excess: number;
  /** How many captures wait in quarantine. */
  quarantined: number;
};

const MOVED = `select
  array(select status from payments where created_at >= $1 order by created_at) as payments,
  (select coalesce(sum(amount_cents), 0) from ledger_entries
    where from_account like 'gateway:%' and to_account <> 'house:quarantine' and created_at >= $1)::int
  - (select coalesce(sum(amount_cents), 0) from payments where status = 'Success' and created_at >= $1)::int as excess,
  (select count(*) from quarantined_captures where created_at >= $1)::int as quarantined`;

async function moneyMoved({ owner }: OpenShop, since: Date): Promise<Moved | undefined> {
  return (await owner.pool.query<Moved>(MOVED, [since])).rows[0];
}

/** Waits until the books have these payments and captures in quarantine, and no other money of a provider. */
export async function expectMoved(
  shop: OpenShop,
  since: Date,
  payments: readonly string[],
  quarantined = 0,
): Promise<void> {
  await expect.poll(() => moneyMoved(shop, since)).toEqual({ payments, excess: 0, quarantined });
}

/** Ends the time to pay of everything that is not paid, as if it had passed, and waits until the shop has seen it. */
export async function endTimeToPay({ owner }: OpenShop): Promise<void> {
  await owner.pool.query("update payments set expires_at = now(), next_check_at = now() where status = 'Pending'");
  const due = "select from payments where next_check_at <= now()";
  await expect.poll(async () => (await owner.pool.query(due)).rowCount).toBe(0);
}
