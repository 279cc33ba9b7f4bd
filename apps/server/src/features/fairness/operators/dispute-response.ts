import { type Endpoints, type ResponseOf } from "@trove/contract";
import { type JudgedOpening, type Judgement, parseOffer, parseRecord, worstOf } from "@trove/fairness";
import { cents, toEuros } from "@trove/money";
import { caseNumber } from "../../cases/index.ts";
import { differencesOf } from "./differences.ts";
import type { DisputeRow, findDisputeCase } from "./disputes.store.ts";
import { isSigned } from "./signed-openings.ts";
import { type Examined, type HeldOpening, nonceOf } from "./examine-dispute.ts";

type Dispute = ResponseOf<Endpoints["getDispute"]>;
type Opening = Dispute["openings"][number];
type CaseRow = Awaited<ReturnType<typeof findDisputeCase>>;

function judgementResponse({ verdict, isProven, checks }: Judgement): NonNullable<Opening["held"]> {
  return {
    verdict,
    isProven,
    checks: checks.map(({ id, outcome, expected, actual }) => ({ id, outcome, expected, actual })),
  };
}

/** The boxes as the shop showed them in its response. */
function boxesOf({ judged: { kept } }: HeldOpening) {
  if (kept.kind !== "Ended" || kept.answer.kind !== "Receipt") return [];
  return kept.answer.shown.boxes.map(({ ticket, item, transactionId }) => {
    return { ticket, itemName: item.name, transactionId };
  });
}

function recordResponse(held: HeldOpening): NonNullable<Opening["record"]> {
  const { facts, boxName, logIndex } = held;
  const [record, offer] = [parseRecord(facts.text), parseOffer(facts.offerText)];
  return {
    kind: record.kind,
    recordedAtUtc: record.time,
    lootBox: { id: offer.boxId, name: boxName },
    price: toEuros(cents(offer.priceCents)),
    quantity: offer.quantity,
    balanceAfter: toEuros(facts.balanceCents),
    clientSeed: facts.clientSeed,
    voidReason: facts.reason,
    logIndex,
    boxes: boxesOf(held),
  };
}

function openingResponse(nonce: number | null, kept: readonly JudgedOpening[], examined: Examined): Opening {
  const held = nonce === null ? undefined : examined.held.get(nonce);
  const entries = nonce === null ? [] : examined.entriesOf(nonce);
  return {
    nonce,
    kept: kept.map((opening) => ({ kind: opening.kept.kind, ...judgementResponse(opening.judgement) })),
    held: held === undefined ? null : judgementResponse(held.judged.judgement),
    record: held === undefined ? null : recordResponse(held),
    differences: kept.flatMap((opening) => differencesOf(opening.kept, held?.facts)),
    ledger: entries.map(({ entryId, fromAccount, toAccount, amountCents, description, createdAt }) => ({
      id: entryId,
      from: fromAccount,
      to: toAccount,
      amount: toEuros(amountCents),
      description,
      createdAtUtc: createdAt.toISOString(),
    })),
  };
}

function openingsOf({ nonces }: DisputeRow, examined: Examined): Opening[] {
  const kept = examined.evidence?.judged.openings ?? [];
  const others = kept.filter((opening) => !nonces.includes(nonceOf(opening) ?? -1));
  return [
    ...nonces.map((nonce) =>
      openingResponse(
        nonce,
        kept.filter((opening) => nonceOf(opening) === nonce),
        examined,
      ),
    ),
    ...(others.length === 0 ? [] : [openingResponse(null, others, examined)]),
  ];
}

/** Returns the files whose verdict decides the dispute: the person's file, or the shop's files if there is none. */
export function decidingFiles({ evidence, files }: Examined) {
  return evidence === undefined ? files.map(({ verified }) => verified) : [evidence];
}

function caseResponse(row: CaseRow): Dispute["case"] {
  if (row === undefined) return null;
  return { id: row.caseId, number: caseNumber(row.number), status: row.status, outcome: row.outcome };
}

/** Renders a dispute in wire form. */
export function disputeResponse(row: DisputeRow, examined: Examined, inCase: CaseRow): Dispute {
  const files = decidingFiles(examined);
  return {
    id: row.disputeId,
    person: { userInfoId: row.userId, userName: row.userName, email: row.email },
    openedBy: { userInfoId: row.openedBy, userName: row.openerName },
    openedAtUtc: row.openedAt.toISOString(),
    hasEvidence: row.evidence !== null,
    isForged: examined.evidence !== undefined && !examined.evidence.judged.openings.some(isSigned),
    verdict: files.length === 0 ? "Unknown" : worstOf(files.map(({ judged }) => judged.verdict)),
    isProven: files.some(({ judged }) => judged.isProven),
    forkCount: files.reduce((count, { compared }) => count + compared.forks.length, 0),
    case: caseResponse(inCase),
    openings: openingsOf(row, examined),
  };
}
