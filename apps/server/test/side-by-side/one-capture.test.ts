import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../people/people.ts";
import { openShop, type Shop } from "../shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  shop.isStaged = true;
});
afterAll(() => shop.close());

async function begin(userId: string): Promise<string> {
  const paymentId = randomUUID();
  await sql`insert into payments (user_id, payment_id, purpose, subject_id, provider, amount_cents, currency_code,
      paid_cents, vat_cents, address, created_at, expires_at)
    values (${userId}, ${paymentId}, 'TopUp', ${randomUUID()}, 'sandbox', 1000, 'EUR', 1000, 0, '{}', now(), now())`.execute(
    shop.owner.connection,
  );
  return paymentId;
}

/** Settles a payment with a capture, as a provider would report it that mixes up its payments. */
async function settle(userId: string, paymentId: string, capture: string): Promise<string> {
  const report = {
    provider: "sandbox",
    providerPaymentId: capture,
    reference: `${userId}.${paymentId}`,
    state: "Captured",
    paidCents: 1000,
    currencyCode: "EUR",
    valueCents: 1000,
  };
  const { rows } = await sql<{ status: string }>`select (command.settle_payment(${userId}, ${paymentId}, 'TopUp',
    jsonb_populate_record(null::command.payment_report, ${JSON.stringify(report)}), gen_random_uuid(), now())).status`.execute(
    shop.owner.connection,
  );
  return rows[0]?.status ?? "";
}

it("a capture that is reported for several payments in parallel pays one of them", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { userId } = await signUp(shop);
    const other = await signUp(shop);
    const payments = [
      [userId, await begin(userId)],
      [userId, await begin(userId)],
      [other.userId, await begin(other.userId)],
    ] as const;
    const capture = randomUUID();
    const statuses = await Promise.all(payments.map(([owner, payment]) => settle(owner, payment, capture)));
    expect(statuses.toSorted()).toEqual(["Pending", "Pending", "Success"]);
    const { rows } =
      await sql`select payment_id as "paymentId" from paid_captures where provider_payment_id = ${capture}`.execute(
        shop.owner.connection,
      );
    expect(rows).toEqual([{ paymentId: payments[statuses.indexOf("Success")]?.[1] }]);
    const held = await sql`select from quarantined_captures where provider_payment_id = ${capture}`.execute(
      shop.owner.connection,
    );
    expect(held.rows).toEqual([]);
  }
});
