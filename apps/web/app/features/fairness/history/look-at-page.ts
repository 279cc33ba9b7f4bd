import { Chain, type Head, type ListEntry, type OpeningRecord, parseRecord, recordHash } from "@trove/fairness";
import { earlierIds } from "../kept/kept-ids.ts";
import { keepListed, openingsByNonce } from "../kept/kept-openings.ts";
import type { ListedOpening } from "@trove/fairness/press";
import type { BrowserParts } from "../opening/browser-parts.ts";
import type { LostEntry } from "../shop/shop.ts";
import { listedOpening } from "./listed-opening.ts";
import { lookAtEntry } from "./look-at-entry.ts";
import { tablesOf } from "./odds-tables.ts";
import { type KnownPerson, trustFor } from "./trust-for.ts";

/**
 * Moves the head over records that the shop says it has lost, up to the nonce before `to`. Their hashes come from the
 * shop's list of lost records. Stops at the first nonce that is not lost.
 */
function overLost(head: Head | undefined, lost: ReadonlyMap<number, LostEntry>, to: number): Head | undefined {
  let last = head;
  for (;;) {
    const next = lost.get((last?.nonce ?? -1) + 1);
    if (next === undefined || next.nonce >= to) return last;
    last = { nonce: next.nonce, hash: next.recordHash, time: last?.time ?? "" };
  }
}

/** The breaches found on one page of the list, and the head of the chain after the page. */
export type LookedAtPage = { readonly breaches: readonly ListedOpening[]; readonly head: Head | undefined };

/** The record, if its text can be read. */
function recordIn(text: string): OpeningRecord | undefined {
  try {
    return parseRecord(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The head after a record that is already stored, and therefore not judged again. */
function headAt({ record }: ListEntry): Head | undefined {
  const parsed = recordIn(record.text);
  return parsed && { nonce: parsed.nonce, hash: recordHash(record.text), time: parsed.time };
}

/**
 * Compares listed records with the stored ones; judges and stores the new ones in the order of the chain. Reads the
 * store once and verifies signatures in parallel, which is many times as fast as one by one.
 */
export async function lookAtPage(
  entries: readonly ListEntry[],
  head: Head | undefined,
  lost: ReadonlyMap<number, LostEntry>,
  person: KnownPerson,
  parts: BrowserParts,
): Promise<LookedAtPage> {
  const { kept } = parts;
  const { userId } = person;
  const [tables, rows, ids] = await Promise.all([
    tablesOf(
      entries.map(({ offer }) => offer),
      parts,
    ),
    openingsByNonce(
      kept,
      userId,
      entries.map(({ nonce }) => nonce),
    ),
    earlierIds(
      kept,
      userId,
      entries.map(({ record }) => record.text),
    ),
  ]);
  const looking = entries.map(async (entry) => {
    return lookAtEntry(entry, rows.get(entry.nonce) ?? [], tables, await trustFor(entry, person));
  });
  const looked = await Promise.all(looking);
  const chain = new Chain(userId, { head, ids });
  const found: ListedOpening[] = [];
  for (const [index, entry] of entries.entries()) {
    chain.moveTo(overLost(chain.state.head, lost, entry.nonce));
    const one = looked[index];
    if (one?.kind === "Kept") chain.moveTo(headAt(entry));
    if (one?.kind === "Breach") found.push(one.opening);
    if (one?.kind === "New") found.push(listedOpening(userId, entry, chain.link(entry.record.text, one.judged)));
  }
  await keepListed(kept, found, tables);
  return { breaches: found.filter(({ verdict }) => verdict === "Breach"), head: chain.state.head };
}
