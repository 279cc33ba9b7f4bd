import { balanceAfter, EARLIER } from "../records/movements.ts";
import { costOf } from "../records/offer.ts";
import type { Offer } from "../records/offer.ts";
import type { Receipt } from "../records/receipt.ts";
import { isVoidReason } from "../records/void-record.ts";
import type { VoidRecord } from "../records/void-record.ts";
import { voidStopChecks } from "../stops/stop-checks.ts";
import type { Check } from "./checks.ts";
import { asks, holdsIf, notHeld, same } from "./checks.ts";
import type { StatementLine, Trust } from "./trust.ts";

/** The person's movements of money between an offer and its record. */
export type Wallet = {
  /** All statement lines from the offer to the record, or more; undefined if the statement was not read. */
  readonly statement: readonly StatementLine[] | undefined;
  /** The time at which the browser sent the reveal, by the shop's clock; undefined if unknown. */
  readonly revealedAt: string | undefined;
  /**
   * The latest time at which the response may have arrived, provided that no clock was set forward; missing if unknown.
   */
  readonly cameBy?: string | undefined;
};

export const NO_WALLET: Wallet = { statement: undefined, revealedAt: undefined };

/** The statement lines from an offer to its receipt, without the debits of its boxes. */
export function movementsBetween(
  offer: Offer,
  receipt: Receipt,
  lines: readonly StatementLine[],
): readonly StatementLine[] {
  return lines.filter(({ id, time }) => {
    return time >= offer.time && time <= receipt.time && !receipt.transactionIds.includes(id);
  });
}

/**
 * Checks that the balance after a receipt is the offer's balance less the cost. Credits in the statement may explain a
 * difference. The person is asked about debits, which the shop could invent, and about a difference without a cause.
 */
export function balanceCheck(receipt: Receipt, hash: string, offer: Offer, { statement }: Wallet, trust: Trust): Check {
  const rest = offer.balanceCents - costOf(offer);
  const check = same("balance-after", rest, receipt.balanceAfterCents);
  if (check.outcome === "Holds") return check;
  if (trust.confirmed.includes(hash)) return holdsIf("balance-after", true);
  const others = movementsBetween(offer, receipt, statement ?? []);
  const debits = others.filter(({ cents }) => cents < 0).map(({ id }) => id);
  const isExplained = balanceAfter(rest, others) === BigInt(receipt.balanceAfterCents);
  if (isExplained && debits.length === 0) return holdsIf("balance-after", true);
  // Asks about the record too, so that a debit which was confirmed before explains no second receipt.
  return { ...check, outcome: "Ask", about: [hash, ...debits] };
}

/**
 * Compares the movements that a void names with the statement. Asks about movements from before the offer, and about
 * movements that the void does not name. The person's earlier confirmations don't count here, because they confirm only
 * whose movements these are.
 */
function statementCheck(record: VoidRecord, offer: Offer, lines: readonly StatementLine[]): Check {
  const shown = new Map(lines.map((line) => [line.id, line]));
  const isOther = record.movements.some(({ id, cents }) => (shown.get(id)?.cents ?? cents) !== cents);
  if (isOther) return holdsIf("void-statement", false);
  const named = new Set(record.movements.map(({ id }) => id));
  const old = record.movements.filter(({ id }) => (shown.get(id)?.time ?? "") < offer.time);
  const unnamed = lines.filter(({ id, time }) => time > offer.time && time < record.time && !named.has(id));
  return asks(
    "void-statement",
    [...old, ...unnamed].map(({ id }) => id),
    [],
  );
}

/**
 * Checks that the void's debits were made before the reveal. Otherwise the shop could wait until the money is spent
 * elsewhere, and then record a void.
 */
function timesCheck(record: VoidRecord, offer: Offer, { statement, revealedAt }: Wallet): Check {
  if (statement === undefined || revealedAt === undefined) return notHeld("void-debit-times");
  const timely = new Map(statement.filter(({ time }) => time <= revealedAt).map((line) => [line.id, line]));
  const early = record.movements.filter(({ id }) => timely.has(id));
  if (balanceAfter(offer.balanceCents, early) < BigInt(costOf(offer))) return holdsIf("void-debit-times", true);
  const late = record.movements.filter(({ id }) => !timely.has(id)).map(({ id }) => id);
  return { id: "void-debit-times", outcome: "Ask", about: late };
}

function shortfallChecks(
  record: VoidRecord,
  hash: string,
  offer: Offer,
  wallet: Wallet,
  trust: Trust,
): readonly Check[] {
  const debits = record.movements.filter(({ id, cents }) => id !== EARLIER && cents < 0).map(({ id }) => id);
  // Movements under `EARLIER` are only named as a sum, so the person is asked to confirm the whole record instead.
  if (record.movements[0]?.id === EARLIER) debits.push(hash);
  const { statement } = wallet;
  return [
    holdsIf("void-shortfall", record.balanceCents < costOf(offer)),
    asks("void-debits", debits, trust.confirmed),
    statement === undefined ? notHeld("void-statement") : statementCheck(record, offer, statement),
    timesCheck(record, offer, wallet),
  ];
}

/**
 * Checks that a void has one of the two allowed reasons and that its sum is right. The person is asked if the reason is
 * true.
 */
export function voidChecks(
  record: VoidRecord,
  hash: string,
  offer: Offer,
  wallet: Wallet,
  trust: Trust,
): readonly Check[] {
  const { reason, movements, balanceCents } = record;
  const checks = [
    holdsIf("void-reason", isVoidReason(reason)),
    same("void-sum", String(balanceAfter(offer.balanceCents, movements)), String(balanceCents)),
  ];
  if (reason === "INSUFFICIENT_BALANCE") checks.push(...shortfallChecks(record, hash, offer, wallet, trust));
  if (reason === "ACCOUNT_BLOCKED") {
    checks.push(asks("void-block", [hash], trust.confirmed));
    checks.push(...voidStopChecks(offer, record.offerHash, wallet.revealedAt, trust));
  }
  return checks;
}
