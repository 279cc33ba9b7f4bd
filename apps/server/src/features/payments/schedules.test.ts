import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { cards, completeChallenge, moveClock, payBy, readBooks, runJob, topUp } from "../../../test/payments/till.ts";
import { signUp } from "../../../test/people/people.ts";
import { balanceOf, findImbalances } from "../../../test/shop/books.ts";
import { openListeningShop } from "../../../test/shop/listening-shop.ts";
import type { Shop } from "../../../test/shop/shop.ts";
import type { PaymentSession } from "../../payment-providers/provider.ts";
import type { BankOutcome } from "../../sandbox-gateway/challenge/challenge.ts";
import { signWebhook } from "../../sandbox-gateway/keys.ts";
import { sandboxKeys } from "../../payment-providers/sandbox/keys.ts";

const RUNS = inject("size").schedules;

let shop: Shop;

beforeAll(async () => {
  shop = await openListeningShop();
});
afterAll(() => shop.close());

/** A step that can happen to a payment. Steps are tested in any order, any number of times. */
const step = fc.oneof(
  fc.record({ do: fc.constant("webhook" as const), which: fc.nat(5), copies: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant("returnPage" as const), mustFail: fc.boolean() }),
  fc.record({ do: fc.constant("pass" as const), seconds: fc.constantFrom(1, 20, 60, 300, 1800) }),
  fc.constantFrom(
    { do: "poller" as const },
    { do: "gateway" as const },
    { do: "bank" as const },
    { do: "forgery" as const },
  ),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

type World = {
  person: Awaited<ReturnType<typeof signUp>>;
  sessionId: string;
  paymentId: string;
  redirectUrl: string | undefined;
  /** The person's decision on the bank's page. */
  outcome: BankOutcome;
};

const someCard = fc.constantFrom(...Object.values(cards));
const byCard = fc.record({ method: fc.constant("card" as const), card: someCard });
const bankOutcome = fc.constantFrom("approve" as const, "wait" as const, "fail" as const);

type Paid = { method: string; card?: string; outcome?: BankOutcome; arrives?: string };

/** Pays in the way of a session. On the page of a bank, a later step decides. */
async function begin(session: PaymentSession, { card, outcome, arrives }: Paid): Promise<Omit<World, "person">> {
  const { id: sessionId, redirectUrl } = session;
  if (redirectUrl !== undefined) {
    const paymentId = new URL(redirectUrl).pathname.split("/").at(-1) ?? "";
    return { sessionId, paymentId, redirectUrl, outcome: outcome ?? "approve" };
  }
  const means = arrives === undefined ? { cardNumber: card, expiry: "12/40", cvc: "123" } : { arrives };
  const paid = await payBy(shop, session, means);
  return { sessionId, paymentId: paid.paymentId, redirectUrl: paid.redirectUrl, outcome: "approve" };
}

async function noticesOf({ sessionId }: World): Promise<string[]> {
  const { rows } = await sql<{ body: string }>`
    select body from sandbox_gateway.gateway_events
    where body::jsonb -> 'payment' ->> 'sessionId' = ${sessionId} order by event_id`.execute(shop.owner.connection);
  return rows.map(({ body }) => body);
}

async function send(body: string, key = sandboxKeys(shop.secrets)): Promise<number> {
  const headers = {
    "content-type": "application/json",
    "sandbox-signature": signWebhook(key, body, shop.clock.now),
  };
  const url = "/api/payments/webhook/sandbox";
  return (await shop.app.http.inject({ method: "POST", url, headers, payload: body })).statusCode;
}

async function take(world: World, taken: Step): Promise<void> {
  if (taken.do === "pass") moveClock(shop, taken.seconds);
  if (taken.do === "poller") await runJob(shop, "watch-payments");
  if (taken.do === "gateway") await runJob(shop, "sandbox-gateway-steps");
  if (taken.do === "bank" && world.redirectUrl) await completeChallenge(world.redirectUrl, world.outcome);
  if (taken.do === "returnPage") {
    const body = { paymentId: world.paymentId, failTransactionIfUnsuccessful: taken.mustFail };
    const { status } = await shop.call("validateTopUp", { body }, { token: world.person.token });
    expect([200, 401]).toContain(status);
  }
  if (taken.do === "webhook") {
    const notices = await noticesOf(world);
    const notice = notices[taken.which % Math.max(1, notices.length)];
    if (notice) for (let copy = 0; copy < taken.copies; copy += 1) expect(await send(notice)).toBe(204);
  }
  if (taken.do === "forgery") {
    const [notice] = await noticesOf(world);
    const forger = { ...sandboxKeys(shop.secrets), webhookKey: "guessed" };
    if (notice) expect(await send(notice.replace("Declined", "Captured"), forger)).toBe(400);
  }
}

/**
 * The money that the gateway took from the card, minus the money that it gave back. At the end, the wallet must have
 * the same amount.
 */
async function gatewayBalance({ sessionId }: World) {
  const { rows } = await sql<{ status: string; net: number }>`
    select status, (case when status = 'Captured' then amount_minor - charged_back_minor else 0 end)::bigint as net
    from sandbox_gateway.gateway_payments where session_id = ${sessionId}`.execute(shop.owner.connection);
  return rows[0];
}

const paymentRow = async ({ person }: World) => {
  const { rows } = await sql<{ status: string; credits: number }>`
    select p.status, (select count(*) from ledger_entries e
      where e.user_id = p.user_id and e.to_account = 'wallet:' || p.user_id) as credits
    from payments p where user_id = ${person.userId}`.execute(shop.owner.connection);
  return rows[0];
};

it(`has one effect after any of ${RUNS} schedules`, { timeout: 600_000 }, async () => {
  const schedule = fc.record({
    paid: fc.oneof(
      { weight: 4, arbitrary: byCard },
      fc.record({ method: fc.constantFrom("applePay" as const, "googlePay" as const), card: someCard }),
      fc.record({ method: fc.constantFrom("ideal" as const, "bancontact" as const), outcome: bankOutcome }),
      fc.record({ method: fc.constant("bankTransfer" as const), arrives: fc.constantFrom("now", "late") }),
    ),
    rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(schedule, async ({ paid, rounds }) => {
      const person = await signUp(shop);
      const { method } = paid;
      const countryCode = method === "bancontact" ? "BE" : "NL";
      const { body } = await topUp(shop, person, { countryCode, method });
      const world: World = { person, ...(await begin(body.paymentSessionResponse, paid)) };
      let wasSuccess = false;
      for (const round of rounds) {
        await Promise.all(round.map((each) => take(world, each)));
        const row = await paymentRow(world);
        if (wasSuccess) expect(row?.status).toBe("Success");
        wasSuccess = row?.status === "Success";
        expect(row?.credits).toBe(wasSuccess ? 1 : 0);
      }

      // Even if reports were lost before, both sides agree once the gateway has sent its own webhooks.
      moveClock(shop, 4000);
      await runJob(shop, "sandbox-gateway-steps");
      await runJob(shop, "sandbox-gateway-webhooks");
      await runJob(shop, "watch-payments");
      const gateway = await gatewayBalance(world);
      expect(await balanceOf(shop, person)).toBe(gateway?.net);
      expect((await paymentRow(world))?.status).toBe(gateway?.status === "Captured" ? "Success" : "Failed");
      expect(await findImbalances(shop)).toEqual([]);
    }),
    { numRuns: RUNS },
  );
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(amount_minor - charged_back_minor), 0)::bigint as taken
    from sandbox_gateway.gateway_payments where status = 'Captured'`.execute(shop.owner.connection);
  expect((await readBooks(shop))["gateway:sandbox"] ?? 0).toBe(-(rows[0]?.taken ?? 0));
});
