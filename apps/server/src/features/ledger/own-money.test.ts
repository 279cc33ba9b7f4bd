import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { signUp } from "../../../test/people/people.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  // The ledger is tested by itself, without the orders and payments that the audit looks for.
  shop.isStaged = true;
});
afterAll(() => shop.close());

type Spent = { subject: string; cents: number; own: number; kind: "order" | "box" | "refund" };
type Kind = "topUp" | "win" | "order" | "cardOrder" | "box" | "refund" | "back" | "failedRefund";
type Step = { kind: Kind; cents: number; pick: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom("topUp", "win", "order", "cardOrder", "box", "refund", "back", "back", "failedRefund"),
  cents: fc.integer({ min: 1, max: 500 }),
  pick: fc.nat({ max: 20 }),
});

const accounts = { order: "house:items", box: "house:boxes", refund: "house:refunds" };
const outgoing = { order: "ItemPurchase", box: "BoxOpening", refund: "TopUp" };
const incoming = { order: "ItemPurchase", box: "ItemPurchase", refund: "TopUp" };

async function transfer(userId: string, from: string, to: string, cents: number, related: string) {
  await sql`select command.ledger_transfer(${userId}::uuid, ${randomUUID()}::uuid, ${from}, ${to}, ${cents}::bigint,
    ${related}::uuid, ${shop.clock.now})`.execute(shop.owner.connection);
}

async function post(
  userId: string,
  account: string,
  type: string,
  cents: number,
  related: string | null,
  why = "Step",
) {
  const entry = randomUUID();
  await sql`select command.ledger_post(${userId}::uuid, ${account}, ${type},
    array[row(${entry}::uuid, ${cents}::bigint, ${why}, ${related}::uuid)::command.posting], ${shop.clock.now})`.execute(
    shop.owner.connection,
  );
  return entry;
}

/** Takes a step in the ledger and in the model: `purse` is the balance, and its own part. */
async function take(userId: string, purse: { own: number; won: number }, spent: Spent[], { kind, cents, pick }: Step) {
  if (kind === "topUp" || kind === "win") {
    purse[kind === "topUp" ? "own" : "won"] += cents;
    const [account, type] = kind === "topUp" ? ["gateway:demo", "TopUp"] : ["house:buyback", "Sale"];
    await post(userId, account, type, cents, kind === "topUp" ? null : randomUUID());
  } else if (kind === "cardOrder") {
    const subject = randomUUID();
    spent.push({ subject, cents, own: cents, kind: "order" });
    await transfer(userId, "gateway:demo", "house:items", cents, subject);
  } else if (kind === "back" || kind === "failedRefund") {
    const those = kind === "back" ? spent : spent.filter((each) => each.kind === "refund");
    const last = those[pick % Math.max(1, those.length)];
    if (last === undefined) return;
    const part = Math.min(cents, last.cents);
    if (part === 0) return;
    const own = Math.min(part, last.own);
    last.cents -= part;
    last.own -= own;
    purse.own += own;
    purse.won += part - own;
    if (kind === "back") await post(userId, accounts[last.kind], incoming[last.kind], part, last.subject);
    else {
      await transfer(userId, "house:refunds", "gateway:demo", part, last.subject);
      await post(userId, "gateway:demo", "TopUp", part, last.subject, "Refund of a top-up came back");
    }
  } else {
    const due = Math.min(cents, purse.own + purse.won);
    if (due === 0) return;
    const own = Math.min(due, purse.own);
    purse.own -= own;
    purse.won -= due - own;
    const related = randomUUID();
    const entry = await post(userId, accounts[kind], outgoing[kind], -due, related);
    spent.push({ subject: kind === "box" ? entry : related, cents: due, own, kind });
  }
}

it("own money is what cards paid, however orders, boxes and refunds come back", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { userId } = await signUp(shop);
      const purse = { own: 0, won: 0 };
      const spent: Spent[] = [];
      for (const each of steps) await take(userId, purse, spent, each);
      const { rows } = await sql<{ own: number }>`select command.wallet_own_cents(${userId}::uuid) as own`.execute(
        shop.owner.connection,
      );
      expect(Number(rows[0]?.own)).toBe(purse.own);
    }),
    { numRuns: 25 },
  );
});

it("the facts of closing read the ledger once, as long as the wallet has no new entry", async () => {
  const { userId } = await signUp(shop);
  await post(userId, "gateway:sandbox", "TopUp", 1_000, randomUUID());
  const facts = async (sequence: number | null, own: number | null) => {
    const { rows } = await sql<{ facts: { lastSequence: number; ownCents: number } }>`
      select command.closure_facts(${userId}::uuid, now(), ${sequence}::bigint, ${own}::bigint) as facts`.execute(
      shop.owner.connection,
    );
    return rows[0]?.facts;
  };
  expect(await facts(null, null)).toMatchObject({ lastSequence: 1, ownCents: 1_000 });
  // The amount that was handed in counts, so nothing was computed.
  expect(await facts(1, 999)).toMatchObject({ lastSequence: 1, ownCents: 999 });
  await post(userId, "house:goodwill", "TopUp", 500, randomUUID());
  expect(await facts(1, 999)).toMatchObject({ lastSequence: 2, ownCents: 1_000 });
});
