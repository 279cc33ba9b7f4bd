import { isShortNotice, type Json, parseOffer, parseStrictJson, provenOdds } from "@trove/fairness";
import { logClient, proveBox, proveTail, readBoxList, type TermsLeaf, termsLog } from "@trove/fairness/log";
import type { RevealedOpening, SeenOdds } from "@trove/fairness/press";
import { newestOpenings } from "../kept/kept-openings.ts";
import { changeShop, readShop } from "../kept/kept-shop.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { canMeetShop } from "./meet-shop.ts";
import { ifReadable, type LogView } from "./prove-leaf.ts";

/** Maximum number of openings to look back at. */
const MOST_OPENINGS = 50;

/** Maximum number of leaves that are read back. An honest shop keeps its proofs shorter. */
const MOST_LEAVES = 256;

type Sources = Pick<BrowserParts, "kept" | "shop">;

type Entry = { readonly index: number; readonly text: string; readonly terms: TermsLeaf | undefined };

/** A leaf of terms. Undefined for another one, and for one that can't be read: then no proof with it holds. */
function termsIn(entry: Uint8Array): TermsLeaf | undefined {
  const leaf = termsLog.readKnown(entry);
  return leaf?.kind === "terms" ? leaf : undefined;
}

/** Reads the last leaves of the terms log. */
async function lastEntries({ read, policy, checkpoint }: LogView): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  const from = Math.max(0, checkpoint.size - MOST_LEAVES);
  for await (const { index, entry } of logClient(read, policy).entries(checkpoint, from)) {
    entries.push({ index, text: new TextDecoder().decode(entry), terms: termsIn(entry) });
  }
  return entries;
}

/** The leaves from those that were in force at a time on. If none of them was, all from the first terms. */
function since(entries: readonly Entry[], time: string): readonly Entry[] {
  const inForce = entries.findLastIndex(({ terms }) => terms !== undefined && terms.validFrom <= time);
  const first = entries.findIndex(({ terms }) => terms !== undefined);
  return entries.slice(Math.max(0, inForce, inForce < 0 ? first : 0));
}

const hexOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Makes the proof of a box's odds from the public files of the log, as the shop makes it for an offer. */
async function newestProof(boxId: string, shown: readonly Entry[], view: LogView): Promise<Json | undefined> {
  const { read, checkpoint } = view;
  const lists = await Promise.all(
    shown.flatMap(({ terms }) => (terms === undefined ? [] : [readBoxList(terms, read)])),
  );
  const known = lists.filter((list) => list !== undefined);
  const from = shown[0]?.index;
  if (from === undefined || known.length < lists.length) return undefined;
  const proof = {
    checkpoint: checkpoint.note,
    from,
    before: (await proveTail(from, checkpoint.size, read)).map(hexOf),
    leaves: shown.map(({ text }) => text),
    boxes: known.map((list) => proveBox(list, boxId)),
  };
  return parseStrictJson(JSON.stringify(proof));
}

/** The odds that an opening's offer proved, if the offer names a state of the log. */
function seenIn({ offer, terms, odds }: RevealedOpening): SeenOdds | undefined {
  return odds === "Missing" || odds === "Unasked" || odds.tree === undefined ? undefined : { offer, terms, odds };
}

/** The odds of the opening's box by the newest state of the log. Undefined if the log can't be read now. */
async function newestOdds(before: SeenOdds, entries: readonly Entry[], view: LogView, noticeMinutes: number) {
  const { boxId } = before.odds;
  const begin = new Date(Date.parse(parseOffer(before.offer.text).time) - noticeMinutes * 60_000).toISOString();
  const terms = await newestProof(boxId, since(entries, begin), view);
  if (terms === undefined) return undefined;
  return { offer: before.offer, terms, odds: await provenOdds(terms, boxId, view.policy) } satisfies SeenOdds;
}

/** The shop may promise a longer notice by now than when it made the offer. */
function isShort(before: SeenOdds, after: SeenOdds, noticeMinutes: number): boolean {
  const { time } = parseOffer(before.offer.text);
  const promised = Math.min(noticeMinutes, before.odds.noticeMinutes ?? noticeMinutes);
  return isShortNotice({ time, odds: before.odds }, { time, odds: after.odds }, promised);
}

/** The shop may have shortened the notice by a signed change. Then that change is shown as an incident instead. */
async function isBroken(before: SeenOdds, after: SeenOdds, noticeMinutes: number, parts: Sources): Promise<boolean> {
  if (!isShort(before, after, noticeMinutes)) return false;
  if (!(await canMeetShop(parts))) return true;
  const { logs } = await readShop(parts.kept);
  return isShort(before, after, logs?.oddsNoticeMinutes ?? 0);
}

async function keepShortNotice(
  boxName: string,
  before: SeenOdds,
  after: SeenOdds,
  { kept }: Pick<BrowserParts, "kept">,
) {
  await changeShop(kept, ({ incidents }) => {
    const isKept = incidents.some((one) => one.kind === "ShortNotice" && one.after.offer.text === after.offer.text);
    if (isKept) return {};
    return { incidents: [...incidents, { kind: "ShortNotice", boxName, before, after, isSetAside: false }] };
  });
}

/**
 * Looks back at the odds of the person's latest openings: what the shop has published since may have ended their odds
 * early, or taken them back. The offer's own proof could not show that. Stores what it finds. Reads nothing if the log
 * has not grown since these offers, and nothing beyond the last leaves.
 */
export async function lookBackAtOdds(userId: string, view: LogView, parts: Sources): Promise<void> {
  const { kept } = parts;
  const { oddsNoticeMinutes: noticeMinutes = 0 } = (await readShop(kept)).logs ?? {};
  const { size } = view.checkpoint;
  const openings = (await newestOpenings(kept, userId, Infinity, MOST_OPENINGS)).flatMap((opening) => {
    const before = opening.kind === "Revealed" ? seenIn(opening) : undefined;
    const { size: named = size } = before?.odds.tree ?? {};
    const isWithin = named < size && size - named < MOST_LEAVES;
    return before !== undefined && isWithin ? [{ before, boxName: opening.boxName }] : [];
  });
  if (noticeMinutes === 0 || openings.length === 0) return;
  await ifReadable(async () => {
    const entries = await lastEntries(view);
    for (const { before, boxName } of openings) {
      const after = await newestOdds(before, entries, view, noticeMinutes);
      if (after !== undefined && (await isBroken(before, after, noticeMinutes, parts))) {
        await keepShortNotice(boxName, before, after, parts);
      }
    }
  });
}
