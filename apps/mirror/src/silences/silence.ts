import { clientHash, type UnansweredReveal } from "@trove/fairness";
import type { SilenceState } from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";

/** A reveal that somebody has handed in. Times are milliseconds since 1970. */
export type Silence = {
  /**
   * The hash of the offer, because a nonce may have reveals under several offers. Entries of earlier releases have the
   * commitment.
   */
  readonly id: string;
  readonly commitment: string;
  /** The client hash of the reveal's own leaf. Missing in ended entries of earlier releases. */
  readonly clientHash?: string | undefined;
  readonly firstAskedAt: number;
  readonly lastAskedAt: number;
  /** `asking`: within the first minutes; nothing is published. */
  readonly state: "asking" | SilenceState;
  /** The time at which a leaf was found; the shop is asked again after it. */
  readonly foundAt?: number | undefined;
  /** The time at which it was answered, or asked for the last time. */
  readonly closedAt: number | null;
  /** Null once it is not asked for any more. */
  readonly reveal: UnansweredReveal | null;
};

const FOLDER = "silences";
/** The reveals are their persons'. */
const OWNER_ONLY = 0o600;

/** The silences that are stored, by id. */
export type Silences = {
  readonly all: () => readonly Silence[];
  readonly find: (id: string) => Silence | undefined;
  /** On the disk when this returns. Must not be called twice at the same time for one id. */
  readonly keep: (silence: Silence) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** The number of changes since the start. */
  readonly revision: () => number;
};

export async function openSilences(disk: Disk): Promise<Silences> {
  const known = new Map<string, Silence>();
  let revision = 0;
  for (const name of await disk.names(FOLDER)) {
    if (!/^[0-9a-f]{64}$/.test(name)) {
      // A file that a crash has left half written. It may have a person's reveal.
      await disk.remove(`${FOLDER}/${name}`);
      continue;
    }
    // This program wrote the file.
    const silence: Silence = JSON.parse(Buffer.from((await disk.read(`${FOLDER}/${name}`)) ?? []).toString());
    const own = silence.reveal && clientHash(silence.reveal.clientEntropy, silence.reveal.clientSeed);
    known.set(name, { ...silence, id: name, clientHash: silence.clientHash ?? own ?? undefined });
  }
  return {
    all: () => [...known.values()],
    find: (id) => known.get(id),
    keep: async (silence) => {
      await disk.write(`${FOLDER}/${silence.id}`, JSON.stringify(silence), OWNER_ONLY);
      known.set(silence.id, silence);
      revision += 1;
    },
    remove: async (id) => {
      known.delete(id);
      revision += 1;
      await disk.remove(`${FOLDER}/${id}`);
    },
    revision: () => revision,
  };
}
