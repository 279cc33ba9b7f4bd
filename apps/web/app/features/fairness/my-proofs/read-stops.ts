import { type JudgedStop, judgeStop } from "@trove/fairness";
import { bearer } from "../../../api/bearer.ts";
import { personIdOf } from "../../../session/token.ts";
import { readPerson } from "../kept/kept-person.ts";
import type { KeptStop } from "../kept/kept-records.ts";
import { answeredOf, stopsOf } from "../kept/kept-stops.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { trustOf } from "../opening/trust-of.ts";
import { learnStops } from "../stops/settle-stops.ts";

const answerTimes = ({ answers }: KeptStop) => answers.at(-1)?.answer.text.split("\n")[2] ?? "";

/** The person's answered stops, the newest first, with those of other browsers if the shop lists them now. */
export async function readStops(): Promise<JudgedStop[]> {
  const token = bearer();
  if (token === undefined) return [];
  const userId = personIdOf(token);
  const parts = await realBrowserParts();
  await learnStops(userId, parts).catch(() => undefined);
  const person = await readPerson(parts.kept, userId);
  const stops = (await stopsOf(parts.kept, userId)).toSorted((one, other) =>
    answerTimes(one) < answerTimes(other) ? 1 : -1,
  );
  if (person === undefined) return [];
  const all = answeredOf(stops);
  const trust = await trustOf(
    person,
    all.map(({ answer }) => answer.keyId),
    parts,
  );
  const judging = stops.flatMap(({ stop, answers }) =>
    answers.map(({ answer, cameAt }) => judgeStop({ stop, answer }, all, cameAt, trust)),
  );
  return Promise.all(judging);
}
