import { judgeListed, type Judgement, recordHash, withChecks } from "@trove/fairness";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { tablesOf, termsOf } from "../history/odds-tables.ts";
import { knownPerson, trustFor } from "../history/trust-for.ts";
import { allOpenings, openingsOf } from "../kept/kept-openings.ts";
import { keptRecord } from "../kept/kept-record.ts";
import type { StoredOpening } from "../kept/stored-opening.ts";
import type { Around } from "../opening/around.ts";
import { realAround } from "../opening/real-around.ts";
import { detailChecks } from "./detail-checks.ts";
import { recomputeDetail } from "./recompute-detail.ts";

type Detail = CallResult<"getOpeningDetail">;

export type FoundProof = { readonly judgement: Judgement; readonly opening: StoredOpening | undefined };

/** Judges the record that the shop lists for a nonce; undefined if it lists none. */
async function judgeShown(nonce: number, userId: string, around: Around): Promise<Judgement | undefined> {
  const [entry] = await around.shop.records(nonce);
  if (entry?.nonce !== nonce) return undefined;
  const tables = await tablesOf([entry.offer], around);
  const table = tables.get(termsOf(entry.offer)?.oddsHash ?? "");
  return judgeListed(entry, table, await trustFor(entry, await knownPerson(userId, around)));
}

function recordText(opening: StoredOpening): string | undefined {
  return opening.kind === "Listed" ? opening.record.text : keptRecord(opening)?.record.text;
}

/** The kept opening that charged the transaction. Which nonce it has, or that it has none, is only the shop's word. */
async function keptFor({ transactionId, fairness }: Detail, userId: string, { kept }: Around) {
  const hash = await kept.get("ids", [userId, transactionId]);
  if (hash === undefined) return undefined;
  const isIts = (opening: StoredOpening) => {
    const text = recordText(opening);
    return text !== undefined && recordHash(text) === hash;
  };
  const likely = fairness === null ? [] : await openingsOf(kept, userId, fairness.nonce);
  return likely.find(isIts) ?? (await allOpenings(kept, userId)).find(isIts);
}

/**
 * The proof of a past opening, held against what the shop shows of it now: by what this browser keeps, else by the record
 * that the shop lists. Undefined for openings from before there were records. Throws ApiError and Unable.
 */
export async function lookUpProof(detail: Detail, viewerId: string): Promise<FoundProof | undefined> {
  const { fairness, userInfoId, lootBox, tableVersion } = detail;
  if (userInfoId !== viewerId) {
    if (fairness === null) return undefined;
    const { oddsTable } = await call("getLootboxVersion", { params: { id: lootBox.id, tableVersion } });
    const judgement = recomputeDetail(detail, oddsTable);
    return judgement && { judgement, opening: undefined };
  }
  const around = await realAround();
  const opening = await keptFor(detail, viewerId, around);
  const judgement =
    opening === undefined
      ? fairness && (await judgeShown(fairness.nonce, viewerId, around))
      : await judgeStored(opening, around);
  return judgement ? { judgement: withChecks(judgement, detailChecks(detail, judgement)), opening } : undefined;
}
