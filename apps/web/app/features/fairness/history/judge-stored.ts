import {
  type Check,
  type CheckId,
  clientHash,
  compareRecords,
  drawBoxes,
  judgeListed,
  type Judgement,
  judgeProofs,
  parseOddsTable,
  withChecks,
} from "@trove/fairness";
import {
  endingOf,
  keptRecord,
  type ListedOpening,
  type RevealedOpening,
  type StoredOpening,
} from "@trove/fairness/press";
import { evidenceFile } from "../evidence/proofs-of.ts";
import { changeOpening, openingsOf } from "../kept/kept-openings.ts";
import { keptReader } from "../logs/kept-reader.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { confirm, knowKeys } from "../kept/kept-person.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { judgeAgain } from "../opening/judging.ts";
import { tablesOf } from "./odds-tables.ts";
import { knownPerson, trustFor } from "./trust-for.ts";

async function judgeListedOpening(opening: ListedOpening, parts: BrowserParts): Promise<Judgement> {
  const person = await knownPerson(opening.userId, parts);
  const tables = await tablesOf([opening.offer], parts);
  // The kind of an unreadable record is unknown, so "Receipt" is assumed. Judging it finds a breach either way.
  const listed = keptRecord(opening) ?? { ...opening, kind: "Receipt" };
  return judgeListed(listed, tables.get(opening.oddsHash), await trustFor(listed, person));
}

/** Judges an opening as anybody who has its evidence file would. */
async function judgeEvidence(opening: StoredOpening, parts: BrowserParts): Promise<Judgement> {
  const { kept } = parts;
  const file = await evidenceFile(opening, kept);
  const { openings } = await judgeProofs(file, await keysOf(await readShop(kept)), await keptReader(parts));
  const judged = openings.find((one) => one.kept === file.openings.at(-1));
  if (judged === undefined) throw new Error("the evidence of an opening has it");
  return judged.judgement;
}

async function judgeAlone(opening: StoredOpening, parts: BrowserParts): Promise<Judgement> {
  if (opening.kind === "Listed") return judgeListedOpening(opening, parts);
  if (opening.kind === "Revealed" && opening.lost !== undefined && opening.lost.proof === undefined)
    return judgeWithoutProof(opening, parts);
  const answer = opening.kind === "Refused" ? undefined : endingOf(opening);
  return answer === undefined || opening.kind === "Refused"
    ? judgeEvidence(opening, parts)
    : judgeAgain(opening, answer, parts);
}

/**
 * Judges a lost opening of an earlier release, which kept no proof of the leaves. Computes its draws with the server
 * seed from the public log.
 */
async function judgeWithoutProof({ lost, ...opening }: RevealedOpening, parts: BrowserParts): Promise<Judgement> {
  const judged = await judgeEvidence(opening, parts);
  const { offer, verdict } = judged;
  if (lost === undefined || offer === undefined || verdict === "Breach") return judged;
  const tables = await tablesOf([opening.offer], parts);
  const table = parseOddsTable(tables.get(offer.oddsHash) ?? "");
  const { serverSeed } = lost;
  const inputs = { serverSeed, clientHash: clientHash(opening.reveal.clientEntropy, opening.clientSeed) };
  const draws = drawBoxes({ ...inputs, oddsHash: offer.oddsHash }, table.drops, offer.quantity);
  const checks: Check[] = [...judged.checks, { id: "record-lost", outcome: "Ask" }];
  return { ...judged, verdict: "Contested", checks, draws };
}

/** The differences between a record that was stored as a breach and the other stored record of its nonce. */
async function contradicted(opening: StoredOpening, parts: BrowserParts): Promise<readonly Check[]> {
  const shown = opening.kind === "Listed" ? keptRecord(opening) : undefined;
  if (shown === undefined) return [];
  const others = await openingsOf(parts.kept, opening.userId, opening.nonce);
  const before = others
    .filter(({ id }) => id !== opening.id)
    .map(keptRecord)
    .find((record) => record !== undefined);
  const trust = await trustFor(shown, await knownPerson(opening.userId, parts));
  return before === undefined ? [] : compareRecords(before, shown, trust);
}

/**
 * Judges an opening by the data that this browser stores. A breach found earlier stays a breach, even if this judgement
 * finds none. Throws ApiError if missing data can't be loaded.
 */
export async function judgeStored(opening: StoredOpening, parts: BrowserParts): Promise<Judgement> {
  const judged = await judgeAlone(opening, parts);
  const { isLeftOut = false, logged, verdict, isProven } = opening;
  if (isLeftOut && logged === undefined) return withChecks(judged, [{ id: "record-logged", outcome: "Differs" }]);
  if (verdict !== "Breach" || judged.verdict === "Breach" || opening.stage === "Open") return judged;
  const { checks } = await judgeEvidence(opening, parts);
  const differing = checks.filter(({ outcome }) => outcome === "Differs");
  const found = differing.length > 0 ? differing : await contradicted(opening, parts);
  return { ...judged, verdict, isProven, checks: [...judged.checks, ...found] };
}

/**
 * Checks about movements, records and the clock that the person's confirmation settles. Other checks stay open: a
 * confirmed movement may still have a wrong time, for example.
 */
const SETTLED_BY_WORD: readonly CheckId[] = ["void-debits", "void-block", "balance-after", "ended-nonce", "record-now"];

/** The ids of movements and records, and the browser keys, that only the person can confirm as theirs. */
export function questionsIn({ checks }: Judgement): {
  readonly subjects: readonly string[];
  readonly keys: readonly string[];
} {
  const aboutOf = (ids: readonly CheckId[]) =>
    checks.flatMap(({ id, outcome, about = [] }) => (outcome === "Ask" && ids.includes(id) ? about : []));
  return { subjects: aboutOf(SETTLED_BY_WORD), keys: aboutOf(["reveal-known"]) };
}

/** Stores that everything which the judgement asks about is the person's own, and judges the opening again. */
export async function confirmOpening(
  opening: StoredOpening,
  judgement: Judgement,
  parts: BrowserParts,
): Promise<Judgement> {
  const { kept } = parts;
  const { subjects, keys } = questionsIn(judgement);
  await confirm(kept, opening.userId, subjects);
  await knowKeys(kept, opening.userId, keys);
  const judged = await judgeStored(opening, parts);
  const { verdict, isProven } = judged;
  await changeOpening(kept, opening, { verdict, isProven });
  return judged;
}
