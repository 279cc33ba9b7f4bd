import { parsedOr } from "../audit/parsed-or.ts";
import type { JudgedOpening } from "../evidence/judge-proofs.ts";
import type { ProofsFile } from "../evidence/proofs-file.ts";
import { readableOffer } from "../evidence/readable-offer.ts";
import { fieldsOf, readText } from "../json/readers.ts";
import type { Json } from "../json/strict-json.ts";
import type { SignedCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../log/checkpoint/open-checkpoint.ts";
import { LogFault } from "../log/fault.ts";
import { parseTlogProof } from "../log/proof/tlog-proof.ts";
import type { TreeHead } from "../log/tree/tree-head.ts";
import { bytesOfHex, hexOfBytes } from "../text/bytes.ts";
import type { LiveLog } from "./live-log.ts";

/** The result of comparing a live log with the checkpoints of a file. */
export type Compared = {
  /** Pairs of signed trees where neither continues the other: a note or an offer of the file, and the log's note. */
  readonly forks: readonly {
    readonly kept: Pick<SignedCheckpoint, "origin" | "note">;
    readonly latest: SignedCheckpoint;
  }[];
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

/** Differs for other trees. */
const nameOf = ({ size, root }: TreeHead) => `${size} ${hexOfBytes(root)}`;

/**
 * The checkpoints that the log has signed, each tree once. Needs no witnesses: the log's signature alone proves that it
 * published the tree.
 */
async function signedBy({ policy }: LiveLog, notes: readonly string[]): Promise<SignedCheckpoint[]> {
  const byTree = new Map<string, SignedCheckpoint>();
  for (const note of new Set(notes)) {
    const opened = await ifNoFault(openCheckpoint(note, { ...policy, quorum: 0 }));
    if (!(opened instanceof LogFault)) byTree.set(nameOf(opened), opened);
  }
  return [...byTree.values()];
}

type KeptTree = TreeHead & Pick<SignedCheckpoint, "origin" | "note">;

async function compareTrees({ client, latest }: LiveLog, trees: readonly KeptTree[]): Promise<Compared> {
  const forks: Compared["forks"][number][] = [];
  const uncompared: string[] = [];
  for (const kept of trees) {
    const fault = await ifNoFault(client.requireGrowth(kept, latest));
    if (fault === undefined) continue;
    if (fault.kind === "fork") forks.push({ kept, latest });
    else uncompared.push(`${kept.origin}, the file's tree of ${kept.size} and ${latest.size} leaves: ${fault.message}`);
  }
  return { forks, uncompared };
}

/** Compares checkpoints with the live log: either the checkpoint's tree or the live tree must continue the other. */
export async function compareLog(live: LiveLog, notes: readonly string[]): Promise<Compared> {
  return compareTrees(live, await signedBy(live, notes));
}

/** The trees of the terms log that offers name which the shop has signed, each once. */
function namedIn(openings: readonly JudgedOpening[], origin: string): readonly KeptTree[] {
  const byTree = new Map<string, KeptTree>();
  for (const { kept, judgement } of openings) {
    const { text, keyId, signature } = kept.offer;
    const terms = readableOffer(text)?.terms;
    const signatures = judgement.checks.filter(({ id }) => id === "offer-signature");
    const isSigned = signatures.length > 0 && signatures.every(({ outcome }) => outcome === "Holds");
    if (terms === undefined || !isSigned) continue;
    const tree = { size: terms.size, root: bytesOfHex(terms.root, 32) };
    byTree.set(nameOf(tree), { ...tree, origin, note: `${text}\n\n— ${keyId} ${signature}\n` });
  }
  return [...byTree.values()];
}

/**
 * Compares checkpoints, and the trees that signed offers name, with the live terms log. An offer with another tree is
 * like a note.
 */
export async function compareTermsLog(
  live: LiveLog,
  notes: readonly string[],
  openings: readonly JudgedOpening[],
): Promise<Compared> {
  const noted = await signedBy(live, notes);
  const named = namedIn(openings, live.policy.log.name);
  const known = new Set(noted.map(nameOf));
  return compareTrees(live, [...noted, ...named.filter((tree) => !known.has(nameOf(tree)))]);
}
