import { randomUUID } from "node:crypto";
import { cents } from "@trove/money";
import fc from "fast-check";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { referenceOfSession } from "../../../test/payments/tills/bank.ts";
import { BankTill, bankVariables, type StatementRange } from "../../../test/payments/tills/bank-account.ts";
import { openShop, type Shop } from "../../../test/shop/shop.ts";
import type { PaymentProvider, ProviderPayment } from "../provider.ts";
import { bankAccount } from "./account.ts";
import { makeStatementDesk, type StatementDesk } from "./desk.ts";
import { endToEndIdOf } from "./ledger/refunds.store.ts";
import { makeBankProvider } from "./provider.ts";

let shop: Shop;
let provider: PaymentProvider;
let desk: StatementDesk;

beforeAll(async () => {
  shop = await openShop(bankVariables);
  const account = bankAccount(shop.environment);
  provider = makeBankProvider({ account, db: shop.database.connectionTo(), now: () => shop.clock.now });
  desk = makeStatementDesk(account);
});
afterAll(() => shop.close());

async function importFile(text: string): Promise<void> {
  await shop.database.connection.transaction().execute(async (tx) => {
    const id = await desk.store(tx, desk.read(Buffer.from(text)), "statement.xml", shop.clock.now);
    const statement = await desk.judge(tx, id, true);
    if (statement?.appliedAt === null) await desk.apply(tx, statement, shop.clock.now);
  });
  shop.clock.now = new Date(shop.clock.now.getTime() + 1000);
}

async function newSession(amount: number) {
  const { id, ...session } = await provider.createSession({
    idempotencyKey: randomUUID(),
    reference: `${randomUUID()}.${randomUUID()}`,
    method: "bankTransfer",
    paid: cents(amount),
    currencyCode: "EUR",
    payer: { firstName: "Mara", lastName: "Lind", countryCode: "NL", postalCode: "1015 CN", city: "Amsterdam" },
    returnUrl: "https://shop.example/",
    expiresAt: new Date(shop.clock.now.getTime() + 86_400_000).toISOString(),
  });
  return { id, amount, reference: referenceOfSession({ id, ...session }) };
}

/** An event on the account, which names a session by its place. */
const event = fc.record({
  what: fc.constantFrom("pays", "pays", "paysOther", "unnamed", "takenBack", "refund", "refundBack", "salary"),
  of: fc.nat(2),
  /** Banks without references of their own. */
  isBare: fc.boolean(),
});

/** Ranges of the account's movements that cover all of them, in any order, with others that repeat some. */
const ranges = (count: number): fc.Arbitrary<StatementRange[]> => {
  const version = fc.constantFrom("02" as const, "08" as const);
  const cut = fc.uniqueArray(fc.nat(count), { maxLength: 4 }).map((places) => [0, ...places, count]);
  const covering = fc.tuple(cut, version).map(([places, own]) => {
    const sorted = places.toSorted((a, b) => a - b);
    return sorted.slice(1).map((until, place) => ({ from: sorted[place] ?? 0, until, version: own }));
  });
  const more = fc.array(fc.record({ from: fc.nat(count), until: fc.nat(count), version }), { maxLength: 4 });
  return fc
    .tuple(covering, more)
    .map(([parts, others]) => [...parts, ...others].filter(({ from, until }) => from < until))
    .chain((all) => fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }));
};

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

it("any order of any overlapping statements gives the same books", { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 8 }), fc.gen(), async (events, draw) => {
      const bank = new BankTill(() => shop.clock.now);
      const sessions = [await newSession(1000), await newSession(1000), await newSession(2500)];
      const refunds: { key: string; entryId: string; isSent: boolean; isBack: boolean }[] = [];
      const nobody = `nobody ${randomUUID().slice(0, 8)}`;
      const expected = sessions.map(() => ({ paid: 0, takenBack: 0, full: 0 }));
      let unnamed = 0;

      for (const { what, of, isBare } of events) {
        const [session, model] = [sessions[of], expected[of]];
        if (session === undefined || model === undefined) continue;
        // A bank without references tells equal transfers of one day apart only within one statement.
        const text = isBare ? `${session.reference} / ${bank.movements.length}` : session.reference;
        const bare = isBare ? { bankReference: null } : {};
        if (what === "pays") {
          bank.transfer(session.amount, text, bare);
          model.paid += session.amount;
          model.full += 1;
        } else if (what === "paysOther") {
          bank.transfer(session.amount - 1, text, bare);
          model.paid += session.amount - 1;
        } else if (what === "unnamed") {
          bank.transfer(300, `${nobody} ${bank.movements.length}`, bare);
          unnamed += 300;
        } else if (what === "salary") {
          bank.send("SALARY", 10);
        } else if (what === "takenBack" && model.takenBack < model.full * session.amount) {
          const paid = bank.movements.find(({ amount, text: said }) => said === text && amount === session.amount);
          if (paid !== undefined) {
            bank.reverse(paid);
            model.takenBack += session.amount;
          }
        } else if (what === "refund") {
          await importFile(bank.all());
          const entry = await provider.retrieve(session.id);
          const refund = { key: randomUUID(), entryId: entry?.providerPaymentId ?? "", isSent: false, isBack: false };
          const request = { idempotencyKey: refund.key, providerPaymentId: refund.entryId, amount: cents(100) };
          if ((await provider.refund(request)) === "Taken") {
            refunds.push(refund);
            bank.send(endToEndIdOf(refund.key), 100);
          }
        } else if (what === "refundBack") {
          const refund = refunds.find(({ isBack }) => !isBack);
          if (refund === undefined) continue;
          bank.sendBack(endToEndIdOf(refund.key), 100);
          refund.isBack = true;
        }
      }

      for (const range of draw(ranges, bank.movements.length)) await importFile(bank.statement(range));
      const since = new Date(0);
      const all: ProviderPayment[] = await provider.listBegun(since, new Date(shop.clock.now.getTime() + 1000));
      for (const [place, { id }] of sessions.entries()) {
        const own = all.filter(({ sessionId }) => sessionId === id);
        const model = expected[place];
        expect(sum(own.map(({ paid }) => paid))).toBe(model?.paid);
        expect(sum(own.map(({ chargedBack }) => chargedBack))).toBe(model?.takenBack);
      }
      expect(sum(all.filter(({ reference }) => reference.includes(nobody)).map(({ paid }) => paid))).toBe(unnamed);
      for (const { key, entryId, isBack } of refunds) {
        const payment = await provider.retrieve(entryId);
        expect(payment?.backKeys.includes(key)).toBe(isBack);
      }
    }),
    { numRuns: inject("size").schedules },
  );
});
