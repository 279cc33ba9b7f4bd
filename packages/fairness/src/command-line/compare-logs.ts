import { parsedOr } from "../audit/parsed-or.ts";
import type { ProofsFile } from "../evidence/proofs-file.ts";
import { fieldsOf, readText } from "../json/readers.ts";
import type { Json } from "../json/strict-json.ts";
import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { LogFault } from "../log/fault.ts";
import { parseTlogProof } from "../log/proof/tlog-proof.ts";
import { hexOfBytes } from "../text/bytes.ts";
import type { LiveLog } from "./live-log.ts";

/** The result of comparing a live log with the checkpoints of a file. */
export type Compared = {
  /** Pairs of notes signed by the log, where neither tree continues the other. */
  readonly forks: readonly { readonly kept: SignedCheckpoint; readonly latest: SignedCheckpoint }[];
  /** Reasons why signed checkpoints could not be compared. */
  readonly uncompared: readonly string[];
};

/** The result if no live log was read. */
export const NOT_COMPARED: Compared = { forks: [], uncompared: [] };

const readTerms = fieldsOf<{ readonly checkpoint: string }>({ checkpoint: readText });

/** Returns nothing for an unreadable proof, because the judge reports that. */
const noteOfTerms = (terms: Json) => parsedOr(() => [readTerms(terms, "terms").checkpoint], []);
const noteOfProof = (proof: Json) =>
  typeof proof === "string" ? parsedOr(() => [parseTlogProof(proof).note], []) : [];

/** The notes of all proofs in the file. */
export function notesIn({ shopKeys, openings }: ProofsFile) {
  const ofOffers = openings.flatMap((kept) => ("terms" in kept ? noteOfTerms(kept.terms) : []));
  const ofKeys = shopKeys.flatMap(({ logged }) => noteOfProof(logged));
  const ofRecords = openings.flatMap((kept) => ("logged" in kept ? noteOfProof(kept.logged) : []));
  return { terms: [...ofOffers, ...ofKeys], records: ofRecords };
}

async function ifNoFault<T>(promise: Promise<T>): Promise<T | LogFault> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof LogFault) return error;
    throw error;
  }
}

/**
 * The checkpoints that the log has signed, each tree once. Needs no witnesses: the log's signature alone proves that it
 * published the tree.
 */
async function signedBy({ policy }: LiveLog, notes: readonly string[]): Promise<SignedCheckpoint[]> {
  const byTree = new Map<string, SignedCheckpoint>();
  for (const note of new Set(notes)) {
    const opened = await ifNoFault(openCheckpoint(note, { ...policy, quorum: 0 }));
    if (!(opened instanceof LogFault)) byTree.set(`${opened.size} ${hexOfBytes(opened.root)}`, opened);
  }
  return [...byTree.values()];
}

/** Compares checkpoints with the live log: either the checkpoint's tree or the live tree must continue the other. */
export async function compareLog(live: LiveLog, notes: readonly string[]): Promise<Compared> {
  const { client, latest } = live;
  const forks: Compared["forks"][number][] = [];
  const uncompared: string[] = [];
  for (const kept of await signedBy(live, notes)) {
    const fault = await ifNoFault(client.requireGrowth(kept, latest));
    if (fault === undefined) continue;
    if (fault.kind === "fork") forks.push({ kept, latest });
    else uncompared.push(`${kept.origin}, the file's tree of ${kept.size} and ${latest.size} leaves: ${fault.message}`);
  }
  return { forks, uncompared };
}
