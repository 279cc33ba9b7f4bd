import {
  agreementChecks,
  type Head,
  type HistoryState,
  type Judgement,
  judgeHistory,
  type ListEntry,
  parseOffer,
  type Trust,
  withChecks,
} from "@trove/fairness";
import { earlierIds } from "../kept/kept-ids.ts";
import { keepOpening } from "../kept/kept-openings.ts";
import { changePerson } from "../kept/kept-person.ts";
import type { KeptPerson } from "../kept/kept-records.ts";
import type { ListedOpening, Refusal } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { watchLog } from "../logs/watch-log.ts";
import { judgeLosses } from "./judge-losses.ts";
import { listedOpening } from "./listed-opening.ts";
import { tablesOf } from "./odds-tables.ts";

/** The entries from nonce `from` to nonce `to`, both included, up to the first gap. */
function unbroken(entries: readonly ListEntry[], from: number, to: number): readonly ListEntry[] {
  const end = entries.findIndex(({ nonce }, index) => nonce !== from + index || nonce > to);
  return end < 0 ? entries : entries.slice(0, end);
}

/** Adds checks that compare the record's offer with an unused offer that this browser received for the same nonce. */
function withKeptOffer(judged: Judgement, { offers }: KeptPerson): Judgement {
  const { offer } = judged;
  const kept = offers.map(({ text }) => parseOffer(text)).find(({ nonce }) => nonce === offer?.nonce);
  return offer === undefined || kept === undefined ? judged : withChecks(judged, agreementChecks(kept, offer));
}

function unknownKeys({ checks }: Judgement): readonly string[] {
  return checks.flatMap(({ id, outcome, about = [] }) => (id === "reveal-known" && outcome === "Ask" ? about : []));
}

/** Stores a judged record and moves the head of the person's chain to it. */
async function keep(
  opening: ListedOpening,
  oddsTable: string | undefined,
  { head }: HistoryState,
  { kept }: BrowserParts,
) {
  const record = head?.hash === opening.id ? opening.record.text : undefined;
  const person = ({ offers }: KeptPerson) => {
    return { head, offers: offers.filter(({ text }) => parseOffer(text).nonce > (head?.nonce ?? -1)) };
  };
  await keepOpening(kept, opening, { oddsTable, record, person });
}

/** Judges and stores the records one by one. Stops at the first breach or question. */
async function judgeEach(
  entries: readonly ListEntry[],
  person: KeptPerson,
  from: HistoryState,
  trust: Trust,
  parts: BrowserParts,
): Promise<HistoryState | Refusal> {
  const tables = await tablesOf(
    entries.map(({ offer }) => offer),
    parts,
  );
  let state = from;
  for (const entry of entries) {
    const { judgements, state: next } = await judgeHistory([entry], tables, state, trust);
    const judged = judgements[0] && withKeptOffer(judgements[0], person);
    if (judged === undefined) throw new Error("a record was not judged");
    const keys = unknownKeys(judged);
    if (judged.verdict !== "Breach" && keys.length > 0) return { why: "Question", keys };
    const opening = listedOpening(person.userId, entry, judged);
    await keep(opening, tables.get(opening.oddsHash), next, parts);
    if (judged.verdict === "Breach") return { why: "Stopped", opening };
    state = next;
  }
  return state;
}

/**
 * Moves the head of the person's chain past a record that the shop has lost. Needs two things: the shop calls the
 * record lost, and so does its public log. Returns undefined without both; then the list has a gap.
 */
async function passLost(userId: string, head: Head | undefined, nonce: number, parts: BrowserParts) {
  // From the first on, because each pair of leaves excuses one record.
  const claimed = await parts.shop.lost(0);
  if (claimed.every((one) => one.nonce !== nonce)) return undefined;
  const { proven } = await judgeLosses(claimed, await watchLog("records", parts), userId, parts);
  const lost = proven.find((one) => one.nonce === nonce);
  if (lost === undefined) return undefined;
  const passed = { nonce, hash: lost.recordHash, time: head?.time ?? "" };
  await changePerson(parts.kept, userId, ({ offers }) => {
    return { head: passed, offers: offers.filter(({ text }) => parseOffer(text).nonce > nonce) };
  });
  return passed;
}

/**
 * Fetches, judges and stores the records with nonces `from` to `to`, which other browsers of the person made. Stops at
 * one that is a breach or whose browser key the person does not know. `Gap` if the shop does not list one.
 */
export async function catchUp(
  person: KeptPerson,
  [from, to]: readonly [from: number, to: number],
  trust: Trust,
  parts: BrowserParts,
): Promise<Refusal | "Gap" | undefined> {
  let { head } = person;
  for (let nonce = from; nonce <= to;) {
    const entries = unbroken(await parts.shop.records(nonce), nonce, to);
    if (entries.length === 0) {
      const passed = await passLost(person.userId, head, nonce, parts);
      if (passed === undefined) return "Gap";
      head = passed;
      nonce += 1;
      continue;
    }
    const texts = entries.map(({ record }) => record.text);
    const ids = await earlierIds(parts.kept, person.userId, texts);
    const judged = await judgeEach(entries, person, { head, ids }, trust, parts);
    if ("why" in judged) return judged;
    ({ head } = judged);
    nonce += entries.length;
  }
  return undefined;
}
