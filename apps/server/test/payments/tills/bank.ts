import { sql } from "kysely";
import { bankAccount } from "../../../src/payment-providers/bank/account.ts";
import { makeBankProvider } from "../../../src/payment-providers/bank/provider.ts";
import type { PaymentSession } from "../../../src/payment-providers/provider.ts";
import { makeAdmin, type TestPerson } from "../../people/people.ts";
import { openShop, type Shop } from "../../shop/shop.ts";
import type { ProviderTill } from "../provider-tills.ts";
import type { ScheduleTill } from "../schedule-tills.ts";
import { importStatement } from "../statements.ts";
import type { TillStep } from "../till-kit/take-step.ts";
import { BankTill, bankVariables, type Movement } from "./bank-account.ts";

/** The reference of a session's instructions, as people type it. */
export const referenceOfSession = ({ instructions }: PaymentSession): string => instructions?.reference ?? "";

/** Returns the sum of a payment's newest refund, and how statements call it. */
export async function newestRefund(
  shop: Pick<Shop, "owner">,
  entryId: string,
): Promise<{ endToEndId: string; amount: number }> {
  const { rows } = await sql<{ endToEndId: string; amount: number }>`
    select end_to_end_id, amount_minor as amount from bank.bank_refunds where entry_id = ${entryId} order by created_at desc limit 1`.execute(
    shop.owner.connection,
  );
  if (rows[0] === undefined) throw new Error("no refund");
  return rows[0];
}

/** An operator signs in again after this time, before their session ends. */
const SESSION_MILLISECONDS = 600_000;

const cannot = () => {
  throw new Error("a bank account can't do this");
};

/** A shop with a bank account, whose statements an operator imports at once. */
export async function openBankTill(): Promise<ProviderTill> {
  const shop = await openShop(bankVariables);
  const admin = await makeAdmin(shop);
  const bank = new BankTill(() => shop.clock.now);
  const due: (() => Promise<void> | void)[] = [];
  const account = bankAccount(shop.environment);
  return {
    provider: makeBankProvider({ account, db: shop.database.connectionTo(), now: () => shop.clock.now }),
    unreachable: cannot,
    now: () => shop.clock.now,
    unknownId: `bke_${"0".repeat(32)}`,
    // Its books are the shop's own, and forget nothing.
    forgetKeys: () => undefined,
    received: () => [],
    async pay(session, outcome) {
      if (outcome === "pending" || outcome === "declined") cannot();
      const transfer = bank.transfer(Math.round(session.amount * 100), referenceOfSession(session));
      await importStatement(shop, admin, bank.all());
      if (outcome === "disputed") due.push(() => void bank.reverse(transfer));
      const { rows } = await sql<{ id: string }>`
        select entry_id as id from bank.bank_entries where session_id = ${session.id}`.execute(shop.owner.connection);
      const entryId = rows[0]?.id ?? "";
      if (outcome === "refundFails") {
        due.push(async () => {
          const { endToEndId, amount } = await newestRefund(shop, entryId);
          bank.send(endToEndId, amount);
          bank.sendBack(endToEndId, amount);
        });
      }
      return entryId;
    },
    async later() {
      for (const happen of due.splice(0)) await happen();
      await importStatement(shop, admin, bank.all());
    },
    notices: async () => [],
    sign: (text) => ({ body: Buffer.from(text), headers: {} }),
    close: () => shop.close(),
  };
}

const signed = (movements: readonly Movement[]) =>
  movements.reduce((total, { amount, isCredit }) => total + (isCredit ? amount : -amount), 0);

type Asked = { reference: string; amount: number };

/** Finds what the shop's books ask for in a session. */
async function askedBy(shop: Shop, sessionId: string): Promise<Asked> {
  const { rows } = await sql<Asked>`select transfer_reference as reference, amount_minor as amount
    from bank.bank_sessions where session_id = ${sessionId}`.execute(shop.owner.connection);
  if (rows[0] === undefined) throw new Error(`no session ${sessionId}`);
  return rows[0];
}

/**
 * A bank account for schedules. Nothing of it reaches the shop by itself: `report` imports a part of its movements as a
 * statement, so statements overlap, repeat each other and come in any order.
 */
export async function openBankForSchedules(now: () => Date): Promise<ScheduleTill> {
  const bank = new BankTill(now);
  const bySession = new Map<string, { asked: Asked | undefined; movements: Movement[]; steps: TillStep[] }>();
  let operator: { person: TestPerson; until: number } | undefined;

  /** Returns an operator whose session has not ended. */
  async function signedIn(shop: Shop): Promise<TestPerson> {
    if (operator === undefined || operator.until < shop.clock.now.getTime()) {
      operator = { person: await makeAdmin(shop), until: shop.clock.now.getTime() + SESSION_MILLISECONDS };
    }
    return operator.person;
  }

  function of(sessionId: string) {
    const known = bySession.get(sessionId) ?? { asked: undefined, movements: [], steps: [] };
    bySession.set(sessionId, known);
    return known;
  }

  /** Lets what was asked for happen on the account, now that the reference is known. */
  async function happen(shop: Shop): Promise<void> {
    for (const [sessionId, known] of bySession) {
      known.asked ??= await askedBy(shop, sessionId);
      const { asked, movements } = known;
      for (const step of known.steps.splice(0)) {
        const paid = movements.find(({ isCredit }) => isCredit);
        const part = step === "partlyCaptured" ? 1 : 0;
        if (paid === undefined && (step === "captured" || part > 0)) {
          movements.push(bank.transfer(asked.amount - part, asked.reference));
        } else if (step === "chargeback" && movements.length === 1 && paid?.amount === asked.amount) {
          movements.push(bank.reverse(paid));
        }
      }
    }
  }

  return {
    variables: bankVariables,
    faults: [],
    forgetKeys: () => undefined,
    close: async () => undefined,
    take: (sessionId, step) => void of(sessionId).steps.push(step),
    paymentId: (sessionId) => sessionId,
    standing(sessionId) {
      const { asked, movements } = of(sessionId);
      const isOther = movements.some(({ isCredit, amount }) => isCredit && amount !== asked?.amount);
      return { kept: signed(movements), isOther };
    },
    keptOfAll: () => signed(bank.movements),
    notices: () => [],
    sign: (text) => ({ body: Buffer.from(text), headers: {} }),
    async report(shop, which) {
      const admin = await signedIn(shop);
      await happen(shop);
      const count = bank.movements.length;
      if (count === 0) return;
      const from = which === undefined ? 0 : which % count;
      const until = which === undefined ? count : Math.min(count, from + 1 + (which % 3));
      await importStatement(shop, admin, bank.statement({ from, until, version: which === 1 ? "02" : "08" }));
    },
  };
}
