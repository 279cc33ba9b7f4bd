import type { SignedCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import { openCheckpoint } from "../../log/checkpoint/open-checkpoint.ts";
import type { LogPolicy } from "../../log/checkpoint/policy.ts";
import type { LogClient } from "../../log/client/log-client.ts";
import { utf8Text } from "../../log/encoding/utf8-text.ts";
import { LogFault, parsed } from "../../log/fault.ts";
import type { WitnessKey } from "../../log/note/keys.ts";
import { MAX_NOTE_LENGTH } from "../../log/note/note.ts";
import { originHashOf } from "../../log/silences/silence-list.ts";
import type { ReadLogFile } from "../../log/tiles/read.ts";
import type { TreeHead } from "../../log/tree/tree-head.ts";
import type { Findings } from "../findings.ts";

/** A witness that shows what it has signed last, below its address. */
export type AuditedWitness = { readonly key: WitnessKey; readonly read: ReadLogFile };

/** A log as the shop shows it to the auditor. */
export type ShownLog = { readonly client: LogClient; readonly policy: LogPolicy; readonly latest: SignedCheckpoint };

/** Resolves after this number of milliseconds. */
export type Wait = (ms: number) => Promise<unknown>;

type Signed = { readonly witness: WitnessKey; readonly origin: string; readonly checkpoint: SignedCheckpoint };

/** How long the shop may take until it publishes a tree that a witness has signed. */
const AGAIN_MS = 120_000;

/** The last checkpoint that a witness has signed. Undefined if it shows none, or anything else. */
async function lastOf({ key, read }: AuditedWitness, { log }: LogPolicy): Promise<Signed | undefined> {
  try {
    const bytes = await read(`witness/${originHashOf(log.name)}/checkpoint`, MAX_NOTE_LENGTH);
    if (bytes === undefined) return undefined;
    const note = parsed("Checkpoint", () => utf8Text(bytes));
    const checkpoint = await openCheckpoint(note, { log, witnesses: [key], quorum: 1 });
    return { witness: key, origin: log.name, checkpoint };
  } catch (error) {
    if (error instanceof LogFault) return undefined;
    throw error;
  }
}

/** Describes the fork if the shop's log does not continue a tree. `says` is what follows from that. Throws LogFault. */
async function forkOf(tree: TreeHead, { client, latest }: ShownLog, says: string): Promise<string | undefined> {
  try {
    await client.requireGrowth(tree, latest);
    return undefined;
  } catch (error) {
    if (!(error instanceof LogFault) || error.kind !== "fork") throw error;
    return `${says}: ${error.message}`;
  }
}

/** Describes the fork if the shop's log does not continue the tree that a witness has signed. Throws LogFault. */
const forkFrom = ({ witness, origin, checkpoint }: Signed, log: ShownLog) =>
  forkOf(checkpoint, log, `${witness.name} has signed another tree of ${origin}`);

/** The checkpoints that witnesses have signed. The shop must show trees that are as large. */
export class Witnessed {
  readonly #signed: readonly Signed[];
  /** The logs of which a witness showed no checkpoint, in words. */
  readonly unseen: readonly string[];

  private constructor(signed: readonly Signed[], unseen: readonly string[]) {
    this.#signed = signed;
    this.unseen = unseen;
  }

  /** Asks all witnesses. Must be called before the shop's checkpoints are read. */
  static async read(witnesses: readonly AuditedWitness[], policies: readonly LogPolicy[]): Promise<Witnessed> {
    const asked = witnesses.flatMap((witness) => policies.map((policy) => ({ witness, policy })));
    const found = await Promise.all(asked.map(({ witness, policy }) => lastOf(witness, policy)));
    const silent = asked.filter((_, place) => found[place] === undefined);
    return new Witnessed(
      found.filter((one) => one !== undefined),
      silent.map(({ witness, policy }) => `${witness.key.name} shows no checkpoint of ${policy.log.name}`),
    );
  }

  /**
   * Compares the shop's logs with what the witnesses have signed. If a witness is ahead, asks the shop again two
   * minutes later: its tree must continue the audited one. Throws LogFault if the shop can't be read.
   */
  async judge(logs: readonly ShownLog[], findings: Findings, wait: Wait): Promise<void> {
    const ahead: { readonly signed: Signed; readonly log: ShownLog }[] = [];
    for (const signed of this.#signed) {
      const log = logs.find(({ policy }) => policy.log.name === signed.origin);
      if (log === undefined) continue;
      if (signed.checkpoint.size > log.latest.size) ahead.push({ signed, log });
      else findings.check("witnessed", await forkFrom(signed, log));
    }
    if (ahead.length > 0) await wait(AGAIN_MS);
    for (const { signed, log } of ahead) {
      const { witness, origin, checkpoint } = signed;
      const later = { ...log, latest: await log.client.checkpoint() };
      const { size } = later.latest;
      const fork = await forkOf(log.latest, later, `${origin} has shown another tree two minutes before`);
      if (fork !== undefined) findings.check("witnessed", fork);
      else if (checkpoint.size <= size) findings.check("witnessed", await forkFrom(signed, later));
      else {
        const sizes = `${checkpoint.size} leaves of ${origin}, of which the shop shows ${size}`;
        findings.ask("witnessed", `${witness.name} has signed ${sizes}: other witnesses may be missing`);
      }
    }
  }
}
