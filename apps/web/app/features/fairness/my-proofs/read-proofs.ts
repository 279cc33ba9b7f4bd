import { type AnsweredStop, MOST_STOPS, proofsText } from "@trove/fairness";
import { bearer } from "../../../api/bearer.ts";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { personIdOf } from "../../../session/token.ts";
import { proofsOf } from "../evidence/proofs-of.ts";
import { checkStatement } from "../history/check-statement.ts";
import { type LookedBack, lookBack } from "../history/look-back.ts";
import { allOpenings, newestOpenings } from "../kept/kept-openings.ts";
import { allPeople } from "../kept/kept-person.ts";
import { readShop } from "../kept/kept-shop.ts";
import { answeredOf, stopsOf } from "../kept/kept-stops.ts";
import type { LogIncident, StoredOpening } from "@trove/fairness/press";
import { counts } from "../logs/incidents.ts";
import { followTerms } from "../logs/follow-terms.ts";
import { lookBackAtOdds } from "../logs/look-back-at-odds.ts";
import { canMeetShop } from "../logs/meet-shop.ts";
import { watchLog } from "../logs/watch-log.ts";
import { resumeOpening } from "../opening/browser-openings.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";

function personId(): string {
  const token = bearer();
  if (token === undefined) throw new ApiError(401, { code: "UNAUTHENTICATED" });
  return personIdOf(token);
}

/** The person's newest openings that this browser stores. Throws Unable. */
export async function readNewest(count: number): Promise<StoredOpening[]> {
  const { kept } = await realBrowserParts();
  return newestOpenings(kept, personId(), Infinity, count);
}

let asking: Promise<unknown> | undefined;

/** Sends the reveal of an opening without a record again until it has ended, even if the person leaves the page. */
export async function askForRecord(): Promise<void> {
  asking ??= resumeOpening(personId(), () => undefined).finally(() => {
    asking = undefined;
  });
  await asking;
}

export type Compared = LookedBack & {
  /** Debits for openings in the statement that match no receipt. */
  readonly debits: readonly string[];
  /** All incidents of the public logs that this browser has found, including those that the person has already seen. */
  readonly incidents: readonly LogIncident[];
};

/** Compares all of this browser's data about the person with the shop's present lists. Throws ApiError and Unable. */
export async function compareAll(onProgress: (count: number) => void): Promise<Compared> {
  const userId = personId();
  const parts = await realBrowserParts();
  const terms = await watchLog("terms", parts);
  if (terms !== undefined) {
    await followTerms(terms, parts, canMeetShop);
    await lookBackAtOdds(userId, terms, parts);
  }
  const looked = await lookBack(userId, parts, onProgress);
  const lines = await call("listTransactions", { query: {} });
  const openings = lines.filter(({ transactionType }) => transactionType === "BoxOpening");
  const debits = openings.map(({ transactionId, amount, createdAtUtc }) => {
    return { id: transactionId, cents: amount, time: createdAtUtc };
  });
  const { about = [] } = await checkStatement(debits, userId, parts);
  const { incidents } = await readShop(parts.kept);
  const counting = incidents.filter((incident) => counts(incident, parts.now()));
  return { ...looked, debits: about, incidents: counting };
}

/** The text of a file with all data that this browser stores about the person. Throws Unable. */
export async function allProofs(): Promise<string> {
  return proofsOfPerson(personId());
}

const answerTime = ({ answer }: AnsweredStop) => answer.text.split("\n")[2] ?? "";

/** As many stops as a file may have. A file with more can't be read. */
function newestOf(stops: readonly AnsweredStop[]): AnsweredStop[] {
  return stops.toSorted((one, other) => (answerTime(one) < answerTime(other) ? 1 : -1)).slice(0, MOST_STOPS);
}

/** The text of a file with all data that this browser stores about a given person. Throws Unable. */
export async function proofsOfPerson(userId: string): Promise<string> {
  const { kept } = await realBrowserParts();
  const [openings, stops] = await Promise.all([allOpenings(kept, userId), stopsOf(kept, userId)]);
  return proofsText({ ...(await proofsOf(openings, userId, kept)), stops: newestOf(answeredOf(stops)) });
}

/** Another person whose proofs this browser stores: how many, and how many of them wait for a record. */
export type OtherPerson = { readonly userId: string; readonly count: number; readonly open: number };

/** All other people whose proofs this browser stores. Throws Unable. */
export async function readOthers(): Promise<OtherPerson[]> {
  const { kept } = await realBrowserParts();
  const own = personId();
  const others = (await allPeople(kept)).filter(({ userId }) => userId !== own);
  const counted = await Promise.all(
    others.map(async ({ userId }) => {
      const openings = await allOpenings(kept, userId);
      return { userId, count: openings.length, open: openings.filter(({ stage }) => stage === "Open").length };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}
