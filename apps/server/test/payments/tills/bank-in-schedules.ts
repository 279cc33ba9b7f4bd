import { sql } from "kysely";
import type { Shop } from "../../shop/shop.ts";
import type { ScheduleTill } from "../schedule-tills.ts";
import { NOTHING, type Standing } from "../standing.ts";
import type { TillStep } from "../till-kit/take-step.ts";
import { BankTill, bankVariables, type Movement } from "./bank-account.ts";

/** The account from which payouts come back. */
export const RETURNING_IBAN = "DE53000000000000005126";

type Books = Pick<Shop, "owner">;
type Asked = { reference: string; amount: number };
type Known = { asked: Asked | undefined; movements: Movement[]; steps: TillStep[] };

/** Finds what the shop's books ask for in a session. */
async function askedBy({ owner }: Books, sessionId: string): Promise<Asked> {
  const { rows } = await sql<Asked>`select transfer_reference as reference, amount_minor as amount
    from bank.bank_sessions where session_id = ${sessionId}`.execute(owner.connection);
  if (rows[0] === undefined) throw new Error(`no session ${sessionId}`);
  return rows[0];
}

/** Finds the refunds of which the shop has made a file for the bank. */
async function orderedBy({ owner }: Books) {
  const { rows } = await sql<{ endToEndId: string; amount: number; sessionId: string }>`
    select end_to_end_id, r.amount_minor as amount, e.session_id from bank.bank_refunds r
    join bank.bank_entries e using (entry_id) where r.file_id is not null`.execute(owner.connection);
  return rows;
}

/** A payout of which the shop has made a file for the bank. */
type Ordered = { endToEndId: string; amount: number; reference: string; iban: string };

async function payoutsOrderedBy({ owner }: Books): Promise<Ordered[]> {
  const { rows } = await sql<Ordered>`
    select end_to_end_id, amount_minor as amount, reference, payee_iban as iban from bank.bank_refunds
    where entry_id is null and file_id is not null`.execute(owner.connection);
  return rows;
}

function standingOf(movements: readonly Movement[]): Standing {
  const standing = { ...NOTHING };
  for (const { amount, isCredit, isReturn } of movements) {
    if (isCredit) {
      standing.captured += amount;
      standing.captures += 1;
    } else if (isReturn) {
      standing.chargedBack += amount;
      standing.chargebacks += 1;
    } else {
      standing.refunded += amount;
      standing.refunds += 1;
    }
  }
  return standing;
}

/**
 * A bank account for schedules. Nothing of it reaches the shop by itself: `statement` writes a part of its movements.
 * So statements overlap, repeat each other and come in any order.
 */
export async function openBankForSchedules(now: () => Date): Promise<ScheduleTill> {
  const bank = new BankTill(now);
  const bySession = new Map<string, Known>();
  const sent = new Set<string>();
  const paidOut = new Map<string, number>();

  function of(sessionId: string): Known {
    const known = bySession.get(sessionId) ?? { asked: undefined, movements: [], steps: [] };
    bySession.set(sessionId, known);
    return known;
  }

  function take({ movements }: Known, { amount, reference }: Asked, step: TillStep): void {
    const [paid] = movements;
    const part = step === "partlyCaptured" ? 1 : 0;
    if (paid === undefined && (step === "captured" || part > 0)) {
      movements.push(bank.transfer(amount - part, reference));
    } else if (step === "chargeback" && movements.length === 1 && paid?.amount === amount) {
      movements.push(bank.reverse(paid));
    }
  }

  /** Lets what was asked for happen on the account, now that the reference is known. */
  async function happen(books: Books): Promise<void> {
    for (const [sessionId, known] of bySession) {
      known.asked ??= await askedBy(books, sessionId);
      for (const step of known.steps.splice(0)) take(known, known.asked, step);
    }
    for (const { endToEndId, amount, sessionId } of await orderedBy(books)) {
      if (!sent.has(endToEndId)) of(sessionId).movements.push(bank.send(endToEndId, amount));
      sent.add(endToEndId);
    }
    for (const { endToEndId, amount, reference, iban } of await payoutsOrderedBy(books)) {
      if (sent.has(endToEndId)) continue;
      sent.add(endToEndId);
      bank.send(endToEndId, amount, iban);
      const isBack = iban === RETURNING_IBAN;
      if (isBack) bank.sendBack(endToEndId, amount);
      paidOut.set(reference, isBack ? 0 : amount);
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
      return { ...standingOf(movements), isOther };
    },
    alter(sessionId, changed) {
      for (const movement of of(sessionId).movements) Object.assign(movement, changed);
    },
    sessions: () => [...bySession.keys()],
    payouts: { move: () => undefined, paid: () => paidOut },
    notices: () => [],
    sign: (text) => ({ body: Buffer.from(text), headers: {} }),
    async statement(books, which) {
      await happen(books);
      const count = bank.movements.length;
      if (count === 0) return undefined;
      const from = which === undefined ? 0 : which % count;
      const until = which === undefined ? count : Math.min(count, from + 1 + (which % 3));
      return bank.statement({ from, until, version: which === 1 ? "02" : "08" });
    },
  };
}
