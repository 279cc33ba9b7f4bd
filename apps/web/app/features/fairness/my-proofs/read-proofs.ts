import { proofsText } from "@trove/fairness";
import { bearer } from "../../../api/bearer.ts";
import { ApiError } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { personIdOf } from "../../../session/token.ts";
import { proofsOf } from "../evidence/proofs-of.ts";
import { checkStatement } from "../history/check-statement.ts";
import { type LookedBack, lookBack } from "../history/look-back.ts";
import { allOpenings, newestOpenings } from "../kept/kept-openings.ts";
import { type LogBreach, readShop } from "../kept/kept-shop.ts";
import { watchLog } from "../logs/watch-log.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import { resumeOpening } from "../opening/browser-openings.ts";
import { realAround } from "../opening/real-around.ts";

function personId(): string {
  const token = bearer();
  if (token === undefined) throw new ApiError(401, { code: "UNAUTHENTICATED" });
  return personIdOf(token);
}

/** The person's newest openings in this browser. Throws Unable. */
export async function readNewest(count: number): Promise<StoredOpening[]> {
  const { kept } = await realAround();
  return newestOpenings(kept, personId(), Infinity, count);
}

let asking: Promise<unknown> | undefined;

/** Asks on about an opening without a record, wherever the page then goes. Resolves once it has ended. */
export async function askForRecord(): Promise<void> {
  asking ??= resumeOpening(personId(), () => undefined).finally(() => {
    asking = undefined;
  });
  await asking;
}

export type Compared = LookedBack & {
  /** Debits for openings in the statement that belong to no receipt. */
  readonly debits: readonly string[];
  readonly forks: readonly LogBreach[];
};

/** Compares everything that this browser keeps of the person with what the shop shows now. Throws ApiError and Unable. */
export async function compareAll(onProgress: (count: number) => void): Promise<Compared> {
  const userId = personId();
  const around = await realAround();
  await watchLog("terms", around);
  const looked = await lookBack(userId, around, onProgress);
  const lines = await call("listTransactions", { query: {} });
  const openings = lines.filter(({ transactionType }) => transactionType === "BoxOpening");
  const debits = openings.map(({ transactionId, amount, createdAtUtc }) => {
    return { id: transactionId, cents: amount, time: createdAtUtc };
  });
  const { about = [] } = await checkStatement(debits, userId, around);
  const { breaches: forks } = await readShop(around.kept);
  return { ...looked, debits: about, forks };
}

/** The text of one file with everything that this browser keeps of the person. Throws Unable. */
export async function allProofs(): Promise<string> {
  const userId = personId();
  const { kept } = await realAround();
  return proofsText(await proofsOf(await allOpenings(kept, userId), userId, kept));
}
