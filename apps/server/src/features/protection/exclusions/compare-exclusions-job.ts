import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import type { Secrets } from "../../../secrets.ts";
import { readBreak } from "../breaks/breaks.store.ts";
import { compareExclusions } from "./compare-exclusions.ts";
import { callCompared, findBornAlike, findToCompare } from "./exclusions.store.ts";

type Parts = { db: Connection; secrets: Pick<Secrets, "rootKeys">; now: () => Date };

/**
 * A background job that compares accounts with excluded people: an account whose birth date was declared or corrected,
 * and after an exclusion has begun, everybody with the birth date of its person.
 */
export function compareExclusionsJob(parts: Parts): Job {
  const { db, now } = parts;
  const run = async () => {
    for (const { userId, birthDate, compareAt } of await findToCompare(db)) {
      const isExcluded = (await readBreak(db, userId))?.kind === "Exclusion";
      const others = isExcluded && birthDate !== null ? await findBornAlike(db, birthDate) : [userId];
      for (const other of others) await compareExclusions(parts, other, now());
      await callCompared(db, userId, compareAt);
    }
  };
  return { name: "compare-exclusions", everySeconds: 20, run };
}
