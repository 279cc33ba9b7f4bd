import { randomUUID } from "node:crypto";
import { type PaymentProviderName, paymentProviderName } from "@trove/contract/payment-providers";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { methodOf, openShopOfAll, type ShopOfAll } from "../../../../test/payments/one-shop-of-all.ts";
import { runJob, validate } from "../../../../test/payments/till.ts";
import { signUp, type TestPerson } from "../../../../test/people/people.ts";
import type { PaymentSession } from "../../../payment-providers/provider.ts";
import { balanceOf } from "../../../../test/shop/books.ts";

let all: ShopOfAll;

beforeAll(async () => {
  all = await openShopOfAll();
});
afterAll(() => all.close());

const DIFFERENCES = ["NotSettled", "Refunded", "ChargedBack", "Amount", "Currency"] as const;

/** How a provider has a payment differently from the shop, which is not told. */
type Plants = Record<(typeof DIFFERENCES)[number], (session: PaymentSession) => Promise<unknown> | void>;

const atVendor = (name: PaymentProviderName): Plants => ({
  NotSettled: (session) => all.pay(session),
  Refunded: ({ id }) => all.vendors.get(name)?.take(id, "refund"),
  ChargedBack: ({ id }) => all.vendors.get(name)?.take(id, "chargeback"),
  Amount: ({ id }) => all.vendors.get(name)?.alter(id, { amount: 4999 }),
  Currency: ({ id }) => all.vendors.get(name)?.alter(id, { currency: "USD" }),
});

const change = (text: RawBuilder<unknown>) => text.execute(all.shop.owner.connection);

/** The sandbox and the bank keep their books in the shop's database, in schemas of their own. */
const atSandbox = (set: RawBuilder<unknown>) => (session: PaymentSession) =>
  change(sql`update sandbox_gateway.gateway_payments set ${set}, updated_at = ${all.shop.clock.now}
    where session_id = ${session.id}`);
const atBank = (set: RawBuilder<unknown>) => (session: PaymentSession) =>
  change(sql`update bank.bank_entries set ${set}, updated_at = ${all.shop.clock.now} where session_id = ${session.id}`);

const plants: Record<PaymentProviderName, Plants> = {
  sandbox: {
    NotSettled: (session) => all.pay(session),
    Refunded: atSandbox(sql`refunded_minor = 700`),
    ChargedBack: atSandbox(sql`charged_back_minor = 5000`),
    Amount: atSandbox(sql`amount_minor = 4999`),
    Currency: atSandbox(sql`currency_code = 'USD'`),
  },
  checkoutcom: atVendor("checkoutcom"),
  stripe: atVendor("stripe"),
  mollie: atVendor("mollie"),
  bank: {
    NotSettled: ({ id }) =>
      change(sql`insert into bank.bank_entries (entry_id, statement_id, kind, session_id, amount_minor, currency_code,
          booked_on, payer_name, payer_iban, remittance, imported_at, updated_at)
        select 'bke_' || md5('lost'), statement_id, kind, ${id}, amount_minor, currency_code, booked_on, payer_name,
          payer_iban, remittance, imported_at, ${all.shop.clock.now} from bank.bank_entries limit 1`),
    Refunded: ({ id }) =>
      change(sql`insert into bank.bank_refunds (refund_key, entry_id, end_to_end_id, amount_minor, created_at)
        select ${randomUUID()}, entry_id, ${randomUUID()}, 700, ${all.shop.clock.now} from bank.bank_entries
        where session_id = ${id}`),
    ChargedBack: ({ id }) =>
      change(sql`insert into bank.bank_entries (entry_id, statement_id, kind, session_id, amount_minor, currency_code,
          booked_on, remittance, imported_at, updated_at)
        select 'bke_' || md5('taken'), statement_id, 'TakenBack', session_id, amount_minor, currency_code, booked_on,
          '', imported_at, ${all.shop.clock.now} from bank.bank_entries where session_id = ${id}`),
    Amount: atBank(sql`amount_minor = 4999`),
    Currency: atBank(sql`currency_code = 'USD'`),
  },
};

/** Begins a top-up of €50 and pays it. */
async function paidTopUp(person: TestPerson, name: PaymentProviderName): Promise<PaymentSession> {
  const { session } = await all.begin(person, methodOf(name));
  expect(session.provider).toBe(name);
  expect(await validate(all.shop, person, await all.pay(session))).toBe("Success");
  return session;
}

describe.each(paymentProviderName.options)("the comparison with %s", (name) => {
  it("finds each difference that was planted and nothing else, and settles those that a report mends", async () => {
    const { shop, admin } = all;
    await all.offer(name);
    const mara = await signUp(shop);
    await paidTopUp(mara, name);
    const sessions = new Map<string, string>();
    for (const difference of DIFFERENCES) {
      const isLost = difference === "NotSettled";
      const session = isLost ? (await all.begin(mara, methodOf(name))).session : await paidTopUp(mara, name);
      await plants[name][difference](session);
      sessions.set(session.id, difference);
    }
    const day = shop.clock.now.toISOString().slice(0, 10);
    async function read() {
      const { body } = await shop.call("reconcileDay", { query: { day, provider: name } }, admin);
      const rows = await shop.owner.connection.selectFrom("payments").select(["paymentId", "sessionId"]).execute();
      const ids = new Map(rows.map(({ paymentId, sessionId }) => [paymentId, sessionId ?? ""]));
      return Object.fromEntries(
        body.differences.map(({ kinds, paymentId }) => [sessions.get(ids.get(paymentId ?? "") ?? ""), kinds]),
      );
    }
    const others = { Amount: ["Amount"], Currency: ["Amount"] };
    const told = { NotSettled: ["NotSettled"], Refunded: ["Refunded"], ChargedBack: ["ChargedBack"] };
    expect(await read()).toEqual({ ...others, ...told });
    await runJob(shop, "reconcile-payments");
    expect(await read()).toEqual(others);
    expect(await balanceOf(shop, mara)).toBe(6 * 5000 - 700 - 5000);
  });
});
