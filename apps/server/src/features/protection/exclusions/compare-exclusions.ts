import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { readBreak } from "../breaks/breaks.store.ts";
import { exclusionMarks } from "./exclusion-marks.ts";
import {
  callFollow,
  callNoteShared,
  findMarked,
  type MarkedPerson,
  readCardMarks,
  readMarkedFacts,
} from "./exclusions.store.ts";

type Parts = { db: Connection; secrets: Pick<Secrets, "rootKeys"> };

/**
 * True if a name with a birth date and one more thing are the same. A phone number is none: nobody proves theirs, so a
 * stranger who knows somebody's could exclude them. Nor is a card, which others may pay with too.
 */
const isSamePerson = ({ kinds }: MarkedPerson) =>
  kinds.includes("NameAndBirth") && kinds.some((kind) => kind === "Email" || kind === "Address");

/**
 * Compares an account with people who have excluded themselves. The same person's account is excluded too; any
 * other fact in common opens a case. An account that is excluded itself is not compared.
 */
export async function compareExclusions({ db, secrets }: Parts, userId: string, at: Date): Promise<void> {
  const [facts, cards, taken] = await Promise.all([
    readMarkedFacts(db, userId),
    readCardMarks(db, userId),
    readBreak(db, userId),
  ]);
  if (taken?.kind === "Exclusion") return;
  const marks = secrets.rootKeys.flatMap((key) => exclusionMarks(facts, key));
  const marked = await findMarked(db, userId, [...marks, ...cards]);
  const [same] = marked.filter(isSamePerson).toSorted((a, b) => b.until.getTime() - a.until.getTime());
  if (same !== undefined) await callFollow(db, userId, same, at);
  for (const other of marked) await callNoteShared(db, userId, other.userId);
}
