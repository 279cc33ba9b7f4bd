import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { readBreak } from "../breaks/breaks.store.ts";
import { exclusionMarks } from "./exclusion-marks.ts";
import {
  callFollow,
  callKeepMarks,
  callNoteShared,
  findMarked,
  type MarkedPerson,
  readMarkedFacts,
} from "./exclusions.store.ts";

type Parts = { db: Connection; secrets: Pick<Secrets, "rootKeys"> };

/** Returns the marks of a person, those to keep first and those of earlier root keys after them. */
export async function marksOf({ db, secrets }: Parts, userId: string) {
  const facts = await readMarkedFacts(db, userId);
  const [kept = [], ...earlier] = secrets.rootKeys.map((key) => exclusionMarks(facts, key));
  return { kept, all: [...kept, ...earlier.flat()] };
}

/** True if a name with a birth date and one more thing are the same. */
const isSamePerson = ({ kinds }: MarkedPerson) => kinds.includes("NameAndBirth") && kinds.length > 1;

/**
 * Compares an account with people who have excluded themselves. The same person's account is excluded too; whatever
 * they share opens a case. The marks of an account that is excluded itself are kept.
 */
export async function compareExclusions(parts: Parts, userId: string, at: Date): Promise<void> {
  const { db } = parts;
  const [marks, taken] = await Promise.all([marksOf(parts, userId), readBreak(db, userId)]);
  if (taken?.kind === "Exclusion") return callKeepMarks(db, userId, marks.kept);
  const marked = await findMarked(db, userId, marks.all);
  const until = Math.max(...marked.filter(isSamePerson).map((same) => same.until.getTime()));
  if (Number.isFinite(until)) await callFollow(db, userId, new Date(until), marks.kept, at);
  for (const other of marked) await callNoteShared(db, userId, other.userId);
}
