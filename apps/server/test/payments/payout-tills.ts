import { randomUUID } from "node:crypto";
import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { cents } from "@trove/money";
import { sql } from "kysely";
import { readEnvironment } from "../../src/environment.ts";
import { bankAccount } from "../../src/payment-providers/bank/account.ts";
import { makeStatementDesk } from "../../src/payment-providers/bank/desk.ts";
import { makeBankPayouts } from "../../src/payment-providers/bank/payouts.ts";
import { checkoutAccount } from "../../src/payment-providers/checkoutcom/account.ts";
import { makeCheckoutPayouts } from "../../src/payment-providers/checkoutcom/payouts.ts";
import { packReference } from "../../src/payment-providers/checkoutcom/payout-reference.ts";
import type { MadePayout, PayoutProvider, ProviderPayout } from "../../src/payment-providers/provider.ts";
import { sandboxKeys } from "../../src/payment-providers/sandbox/keys.ts";
import { makeSandboxPayouts } from "../../src/payment-providers/sandbox/payouts.ts";
import { makeAdmin } from "../people/people.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import { openShop } from "../shop/shop.ts";
import type { StubCard } from "./checkout-stub-books.ts";
import { keepCard } from "./checkout-stub-payouts.ts";
import { openCheckoutStub } from "./checkout-stub.ts";
import { PAYEE_IBAN } from "./payouts.ts";
import { importStatement } from "./statements.ts";
import { moveClock, runJob } from "./till.ts";
import { BankTill, bankVariables } from "./tills/bank-account.ts";
import { RETURNING_IBAN } from "./tills/bank-in-schedules.ts";

/** How a payout goes. Returned ones are paid before. */
export type PayoutCourse = "paid" | "returned" | "refused";

export const PAID = cents(4000);

/** A provider that pays people, with functions that move its clock and tell what has left. */
export type PayoutTill = {
  provider: PayoutProvider;
  /** Asks for a payout of 40 euros to a payee of this course. */
  create(made: MadePayout, course: PayoutCourse): Promise<ProviderPayout>;
  /** Takes the next step of each payout, and tells of it twice. */
  move(): Promise<void>;
  now(): Date;
  forgetKeys(): void;
  /** Loses the response to the next request for a payout. Undefined if the books are the shop's own. */
  loseNext?(): void;
  /** The sum that has left for a payout, without what came back. */
  paid(made: MadePayout): Promise<number>;
  close(): Promise<void>;
};

const holder = "Mara Lind";

async function openSandboxTill(): Promise<PayoutTill> {
  const shop = await openListeningShop();
  const gatewayUrl = `${shop.environment.PUBLIC_URL}/sandbox-gateway`;
  const parts = { account: sandboxKeys(shop.secrets), gatewayUrl, webhookUrl: gatewayUrl };
  const provider = makeSandboxPayouts(parts);
  const ibans = { paid: PAYEE_IBAN, returned: RETURNING_IBAN, refused: "NL91ABNA0417164300" };
  return {
    provider,
    create: (made, course) =>
      provider.createPayout({ ...made, amount: PAID, payee: { kind: "Account", holder, iban: ibans[course] } }),
    async move() {
      moveClock(shop, 61);
      await runJob(shop, "sandbox-gateway-steps");
    },
    now: () => shop.clock.now,
    forgetKeys: () => undefined,
    async paid({ reference }) {
      const { rows } = await sql<{ sum: number }>`select coalesce(sum(amount_minor), 0)::bigint as sum
        from sandbox_gateway.gateway_payouts where reference = ${reference} and status = 'Paid'`.execute(
        shop.owner.connection,
      );
      return rows[0]?.sum ?? 0;
    },
    close: () => shop.close(),
  };
}

async function openCheckoutTill(): Promise<PayoutTill> {
  const stub = await openCheckoutStub();
  const provider = makeCheckoutPayouts(checkoutAccount(readEnvironment(stub.variables)), stub.now);
  if (provider === undefined) throw new Error("the till pays nobody");
  const cards = new Map<string, StubCard>();
  const session = { reference: randomUUID(), amount: PAID, currency: "EUR", successUrl: "", mayKeep: false };
  stub.sessions.set("ps_paid", { id: "ps_paid", ...session });
  const providerPaymentId = stub.pay("ps_paid", "captured");
  return {
    provider,
    create(made, course) {
      const kept = cards.get(made.idempotencyKey) ?? keepCard(stub, {}, course);
      cards.set(made.idempotencyKey, kept);
      const { id: instrument, fingerprint } = kept;
      const card = { kind: "Card", instrument, fingerprint, providerPaymentId } as const;
      const payee = { ...card, firstName: "Mara", lastName: "Lind" };
      return provider.createPayout({ ...made, amount: PAID, payee });
    },
    move: async () => stub.movePayouts(),
    now: stub.now,
    forgetKeys: () => stub.forgetKeys(),
    // The first call looks for the reference.
    loseNext: () => void stub.faults.push(null, "lost"),
    async paid({ reference }) {
      const packed = packReference(reference);
      const found = [...stub.payouts.values()].filter((each) => each.reference === packed && each.status === "Paid");
      const kept = found.filter(({ id }) => !stub.actions.has(id));
      return kept.reduce((total, { amount }) => total + amount, 0);
    },
    close: () => stub.close(),
  };
}

async function openBankTill(): Promise<PayoutTill> {
  const shop = await openShop(bankVariables);
  const admin = await makeAdmin(shop);
  const bank = new BankTill(() => shop.clock.now);
  const account = bankAccount(shop.environment);
  const provider = makeBankPayouts(shop.database.connectionTo(), () => shop.clock.now);
  const steps: (() => Promise<void> | void)[] = [];
  const nameOf = (key: string) => `PAY${key.replaceAll("-", "").toUpperCase()}`;
  const planned = new Set<string>();

  function plan({ idempotencyKey: key }: MadePayout, course: PayoutCourse): void {
    if (planned.has(key)) return;
    planned.add(key);
    if (course === "refused") {
      const desk = makeStatementDesk(account);
      steps.push(async () => {
        await shop.database.connection.transaction().execute((tx) => desk.failPayout(tx, key, shop.clock.now));
      });
      return;
    }
    steps.push(() => {
      bank.send(nameOf(key), PAID, course === "returned" ? RETURNING_IBAN : PAYEE_IBAN);
      if (course === "returned") steps.push(() => void bank.sendBack(nameOf(key), PAID));
    });
  }

  return {
    provider,
    create(made, course) {
      plan(made, course);
      const iban = course === "returned" ? RETURNING_IBAN : PAYEE_IBAN;
      return provider.createPayout({ ...made, amount: PAID, payee: { kind: "Account", holder, iban } });
    },
    async move() {
      for (const step of steps.splice(0)) await step();
      if (bank.movements.length === 0) return;
      await importStatement(shop, admin, bank.all());
      await importStatement(shop, admin, bank.statement({ from: 0, until: bank.movements.length, version: "02" }));
    },
    now: () => shop.clock.now,
    forgetKeys: () => undefined,
    async paid({ idempotencyKey }) {
      const moved = bank.movements.filter(({ endToEndId }) => endToEndId === nameOf(idempotencyKey));
      return moved.reduce((total, { amount, isCredit }) => total + (isCredit ? -amount : amount), 0);
    },
    close: () => shop.close(),
  };
}

/** Opens the till of a provider; null for those that pay nobody. */
export const payoutTills: Record<PaymentProviderName, (() => Promise<PayoutTill>) | null> = {
  sandbox: openSandboxTill,
  checkoutcom: openCheckoutTill,
  bank: openBankTill,
  stripe: null,
  mollie: null,
};

export const newPayout = (): MadePayout => {
  const idempotencyKey = randomUUID();
  return { idempotencyKey, reference: `${randomUUID()}.${idempotencyKey}` };
};
