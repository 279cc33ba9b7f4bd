import { type CheckId, judgeListed, type Judgement, judgeProofs, withChecks } from "@trove/fairness";
import { proofsOf } from "../evidence/proofs-of.ts";
import { changeOpening } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import { keptReader } from "../logs/kept-reader.ts";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { confirm, knowKeys } from "../kept/kept-person.ts";
import type { ListedOpening, StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { judgeAgain } from "../opening/ask-once.ts";
import { tablesOf } from "./odds-tables.ts";
import { knownPerson, trustFor } from "./trust-for.ts";

async function judgeListedOpening(opening: ListedOpening, around: Around): Promise<Judgement> {
  const person = await knownPerson(opening.userId, around);
  const tables = await tablesOf([opening.offer], around);
  const listed = keptRecord(opening);
  if (listed === undefined) throw new Error("a listed opening has a record");
  return judgeListed(listed, tables.get(opening.oddsHash), await trustFor(listed, person));
}

/** Judges an attempt without a record as everybody would who has its evidence. */
async function judgeAttempt(opening: StoredOpening, around: Around): Promise<Judgement> {
  const { kept } = around;
  const file = await proofsOf([opening], opening.userId, kept);
  const { openings } = await judgeProofs(file, await keysOf(await readShop(kept)), await keptReader(around));
  const [judged] = openings;
  if (judged === undefined) throw new Error("a file of one opening has one");
  return judged.judgement;
}

async function judgeAlone(opening: StoredOpening, around: Around): Promise<Judgement> {
  if (opening.kind === "Listed") return judgeListedOpening(opening, around);
  if (opening.kind === "Refused" || opening.ending === undefined) return judgeAttempt(opening, around);
  return (await judgeAgain(opening, around)).judgement;
}

/** Judges an opening by what this browser keeps of it. Throws ApiError if something is missing and can't be had. */
export async function judgeStored(opening: StoredOpening, around: Around): Promise<Judgement> {
  const judged = await judgeAlone(opening, around);
  const { isLeftOut = false, logged } = opening;
  return isLeftOut && logged === undefined ? withChecks(judged, [{ id: "record-logged", outcome: "Differs" }]) : judged;
}

/** Checks that a person's word settles. That a movement is theirs does not explain its time, for example. */
const SETTLED_BY_WORD: readonly CheckId[] = ["void-debits", "void-block", "balance-after", "ended-nonce"];

/** What only the person can say about an opening: whose movements, records and browsers these are. */
export function questionsIn({ checks }: Judgement): {
  readonly subjects: readonly string[];
  readonly keys: readonly string[];
} {
  const aboutOf = (ids: readonly CheckId[]) =>
    checks.flatMap(({ id, outcome, about = [] }) => (outcome === "Ask" && ids.includes(id) ? about : []));
  return { subjects: aboutOf(SETTLED_BY_WORD), keys: aboutOf(["reveal-known"]) };
}

/** Keeps that everything which the judgement asks the person about was theirs, and judges the opening again. */
export async function confirmOpening(opening: StoredOpening, judgement: Judgement, around: Around): Promise<Judgement> {
  const { kept } = around;
  const { subjects, keys } = questionsIn(judgement);
  await confirm(kept, opening.userId, subjects);
  await knowKeys(kept, opening.userId, keys);
  const judged = await judgeStored(opening, around);
  const { verdict, isProven } = judged;
  await changeOpening(kept, opening, { verdict, isProven });
  return judged;
}
