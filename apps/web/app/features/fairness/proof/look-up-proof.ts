import { judgeListed, type Judgement, judgementOf, recordHash, withChecks } from "@trove/fairness";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { judgeStored } from "../history/judge-stored.ts";
import { tablesOf, readOffer } from "../history/odds-tables.ts";
import { knownPerson, trustFor } from "../history/trust-for.ts";
import { allOpenings, openingsOf, readOddsTable } from "../kept/kept-openings.ts";
import { readPerson } from "../kept/kept-person.ts";
import { keptRecord, type StoredOpening } from "@trove/fairness/press";
import { withLogged } from "../logs/with-logged.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { detailChecks } from "./detail-checks.ts";
import { recomputeDetail } from "./recompute-detail.ts";

type Detail = CallResult<"getOpeningDetail">;

export type FoundProof = { readonly judgement: Judgement; readonly opening: StoredOpening | undefined };

/** A judgement, with the client seed whose hash the offer states. */
type Judged = {
  readonly judgement: Judgement;
  readonly opening: StoredOpening | undefined;
  readonly clientSeed: string;
};

/** Judges the record that the shop lists for a nonce; undefined if there is none. */
async function judgeShown(nonce: number, userId: string, parts: BrowserParts): Promise<Judged | undefined> {
  const [entry] = await parts.shop.records(nonce);
  if (entry?.nonce !== nonce) return undefined;
  const tables = await tablesOf([entry.offer], parts);
  const table = tables.get(readOffer(entry.offer)?.oddsHash ?? "");
  const judgement = await judgeListed(entry, table, await trustFor(entry, await knownPerson(userId, parts)));
  return { judgement, opening: undefined, clientSeed: entry.clientSeed };
}

/**
 * The stored opening whose record charged the transaction. Found by the transaction id, because the shop could state a
 * wrong nonce or none.
 */
async function keptFor(
  transactionId: string,
  userId: string,
  { kept }: BrowserParts,
): Promise<StoredOpening | undefined> {
  const hash = await kept.get("ids", [userId, transactionId]);
  if (hash === undefined) return undefined;
  const openings = await allOpenings(kept, userId);
  return openings.find((opening) => recordHash(keptRecord(opening)?.record.text ?? "") === hash);
}

async function judgeKept(opening: StoredOpening, parts: BrowserParts): Promise<Judged> {
  const clientSeed = keptRecord(opening)?.clientSeed ?? opening.clientSeed;
  return { judgement: withLogged(await judgeStored(opening, parts), opening), opening, clientSeed };
}

/** A stored breach of this nonce. A refused offer counts only if signatures prove the breach. */
async function breachOf(nonce: number, userId: string, { kept }: BrowserParts): Promise<StoredOpening | undefined> {
  const openings = await openingsOf(kept, userId, nonce);
  return openings.find(({ verdict, kind, isProven }) => verdict === "Breach" && (kind !== "Refused" || isProven));
}

/**
 * A breach, because no record explains the debit. Undefined if the debit is older than this browser's first offer,
 * since openings had no records at first.
 */
async function withoutRecord(
  { openedAtUtc }: Detail,
  userId: string,
  { kept }: BrowserParts,
): Promise<FoundProof | undefined> {
  const start = (await readPerson(kept, userId))?.start?.time;
  if (start === undefined || openedAtUtc < start) return undefined;
  return { judgement: judgementOf([{ id: "statement-debits", outcome: "Differs" }], {}), opening: undefined };
}

/**
 * The proof of the person's own past opening, by the stored record of its transaction or by the shop's list. A stored
 * breach of its nonce takes precedence. Undefined for openings from before there were records. Throws ApiError.
 */
export async function lookUpOwn(detail: Detail, userId: string, parts: BrowserParts): Promise<FoundProof | undefined> {
  const { fairness, transactionId } = detail;
  const kept = await keptFor(transactionId, userId, parts);
  const judged =
    kept === undefined ? fairness && (await judgeShown(fairness.nonce, userId, parts)) : await judgeKept(kept, parts);
  if (judged === null) return withoutRecord(detail, userId, parts);
  if (judged === undefined) {
    return { judgement: judgementOf([{ id: "statement-debits", outcome: "Differs" }], {}), opening: undefined };
  }
  const { judgement, opening, clientSeed } = judged;
  const oddsTable = judgement.offer && (await readOddsTable(parts.kept, judgement.offer.oddsHash));
  const compared = withChecks(judgement, detailChecks(detail, judgement, { clientSeed, oddsTable }));
  const breach = judgement.offer && (await breachOf(judgement.offer.nonce, userId, parts));
  if (compared.verdict === "Breach" || breach === undefined) return { judgement: compared, opening };
  const { checks, isProven } = await judgeStored(breach, parts);
  return { judgement: { ...compared, verdict: "Breach", isProven, checks }, opening: breach };
}

/** The proof of a past opening: the viewer's own or, for operators, another person's. Throws ApiError and Unable. */
export async function lookUpProof(detail: Detail, viewerId: string): Promise<FoundProof | undefined> {
  const { fairness, userInfoId, lootBox, tableVersion } = detail;
  if (userInfoId === viewerId) return lookUpOwn(detail, viewerId, await realBrowserParts());
  if (fairness === null) return undefined;
  const { oddsTable } = await call("getLootboxVersion", { params: { id: lootBox.id, tableVersion } });
  const judgement = recomputeDetail(detail, oddsTable);
  return judgement && { judgement, opening: undefined };
}
