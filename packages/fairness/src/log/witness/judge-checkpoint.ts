import type { Checkpoint } from "../checkpoint/checkpoint.ts";
import { parseCheckpoint } from "../checkpoint/checkpoint.ts";
import { LogFault } from "../fault.ts";
import type { LogKey } from "../note/keys.ts";
import { parseNote } from "../note/note.ts";
import { openNote } from "../note/open-note.ts";
import { verifyConsistency } from "../tree/consistency.ts";
import type { TreeHead } from "../tree/tree-head.ts";
import { sameTree } from "../tree/tree-head.ts";
import type { AddCheckpoint } from "./add-checkpoint.ts";
import { parseAddCheckpoint } from "./add-checkpoint.ts";

/** A witness's state for a log. `latest` is the last tree that the witness signed; at first it is the empty tree. */
export type WitnessedLog = { readonly key: LogKey; readonly latest: TreeHead };

/**
 * A witness's response to `add-checkpoint`. With 200 it may sign, after it has replaced `latest` by the checkpoint in
 * one atomic step. With 409 it responds with the size of `latest`.
 */
export type WitnessVerdict =
  | { readonly status: 200; readonly note: string; readonly checkpoint: Checkpoint; readonly latest: TreeHead }
  | { readonly status: 409; readonly size: number }
  | { readonly status: 400 | 403 | 404 | 422 };

function parseRequest(body: string): (AddCheckpoint & { checkpoint: Checkpoint }) | undefined {
  try {
    const request = parseAddCheckpoint(body);
    return { ...request, checkpoint: parseCheckpoint(parseNote(request.note).text) };
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

async function isSigned(note: string, key: LogKey): Promise<boolean> {
  try {
    return (await openNote(note, [key])).signedBy.has(key);
  } catch (error) {
    if (error instanceof LogFault) return false;
    throw error;
  }
}

/** Applies the rules of C2SP tlog-witness, in the specification's order. `find` returns the log with an origin. */
export async function judgeCheckpoint(
  body: string,
  find: (origin: string) => Promise<WitnessedLog | undefined>,
): Promise<WitnessVerdict> {
  const request = parseRequest(body);
  if (request === undefined) return { status: 400 };
  const { oldSize, proof, note, checkpoint } = request;
  const log = await find(checkpoint.origin);
  if (log === undefined) return { status: 404 };
  if (!(await isSigned(note, log.key))) return { status: 403 };
  if (oldSize > checkpoint.size) return { status: 400 };
  const { latest } = log;
  const isOtherRoot = oldSize === checkpoint.size && proof.length === 0 && !sameTree(latest, checkpoint);
  if (oldSize !== latest.size || isOtherRoot) return { status: 409, size: latest.size };
  return verifyConsistency(latest, checkpoint, proof) ? { status: 200, note, checkpoint, latest } : { status: 422 };
}
