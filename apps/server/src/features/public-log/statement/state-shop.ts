import type { Settings } from "@trove/contract";
import { MOST_PRIZES, type ShopStatement, statementDay, type StatementLeaf, statementText } from "@trove/fairness/log";
import type { Connection } from "../../../database/connection.ts";
import { signText } from "../../fairness/index.ts";
import { readTopPrizes } from "../../lootboxes/index.ts";
import { readParcelTimes } from "../../shipments/index.ts";
import type { PublishedTerms } from "../terms/published-terms.ts";
import { findLogged } from "../terms/terms.store.ts";

type StatementParts = {
  db: Connection;
  company: (at: Date) => Promise<Settings["company"]>;
  /** Counts the disputes of the last 90 days before a time. */
  countDisputes: (at: Date) => Promise<{ opened: number; answered: number }>;
  terms: Pick<PublishedTerms, "signingKeyAt" | "state" | "publish">;
  now: () => Date;
};

/** A setting as one line of a signed text. */
const line = (setting: string) => setting.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

async function statementAt(at: Date, parts: StatementParts): Promise<ShopStatement> {
  const { db, company, countDisputes } = parts;
  const [{ name, legalLine, email }, parcels, disputes, { boxes, prizes }] = await Promise.all([
    company(at),
    readParcelTimes(db, at),
    countDisputes(at),
    readTopPrizes(db, MOST_PRIZES),
  ]);
  const { sent30, sent90, waiting, oldestHours } = parcels;
  return {
    time: at.toISOString(),
    name: line(name),
    operator: line(legalLine),
    contact: line(email),
    sent30: sent30.parcels,
    medianHours30: sent30.medianHours ?? undefined,
    sent90: sent90.parcels,
    medianHours90: sent90.medianHours ?? undefined,
    waiting,
    oldestHours: oldestHours ?? undefined,
    disputes90: disputes.opened,
    answered90: disputes.answered,
    boxes,
    prizes: prizes.map(({ itemId, available }) => ({ itemId, available: available ?? undefined })),
  };
}

/**
 * Puts the shop's statement of this day (UTC) into the terms log, unless it is there. Several processes may do it at
 * the same time: the log takes one a day.
 */
export async function stateShop(parts: StatementParts): Promise<void> {
  const { db, terms, now } = parts;
  const at = now();
  const day = statementDay({ time: at.toISOString() });
  if ((await findLogged(db, "statement", [day])).has(day)) return;
  const text = statementText(await statementAt(at, parts));
  const leaf: StatementLeaf = { kind: "statement", ...signText(await terms.signingKeyAt(at), text) };
  terms.state(leaf);
  await terms.publish();
}
