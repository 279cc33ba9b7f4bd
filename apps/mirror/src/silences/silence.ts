import type { UnansweredReveal } from "@trove/fairness";
import type { Disk } from "../folder/disk.ts";

/** A reveal that somebody has handed in. Times are milliseconds since 1970. */
export type Silence = {
  readonly commitment: string;
  readonly firstAskedAt: number;
  readonly lastAskedAt: number;
  /**
   * - `asking`: within the first minutes; nothing is published.
   * - `open`: published, without an answer.
   * - `answered`: published, and answered later.
   * - a number: published, and closed by the leaf of the records log with this index.
   */
  readonly state: "asking" | "open" | "answered" | number;
  /** The time at which it was answered or closed. */
  readonly closedAt: number | null;
  /** Null once it is not asked for any more. */
  readonly reveal: UnansweredReveal | null;
};

const FOLDER = "silences";
/** The reveals are their persons'. */
const OWNER_ONLY = 0o600;

/** The silences that are stored, by commitment. */
export type Silences = {
  readonly all: () => readonly Silence[];
  readonly find: (commitment: string) => Silence | undefined;
  /** On the disk when this returns. Must not be called twice at the same time for one commitment. */
  readonly keep: (silence: Silence) => Promise<void>;
  readonly remove: (commitment: string) => Promise<void>;
};

export async function openSilences(disk: Disk): Promise<Silences> {
  const known = new Map<string, Silence>();
  for (const name of await disk.names(FOLDER)) {
    if (!/^[0-9a-f]{64}$/.test(name)) {
      // A file that a crash has left half written. It may have a person's reveal.
      await disk.remove(`${FOLDER}/${name}`);
      continue;
    }
    // This process wrote the file.
    const silence: Silence = JSON.parse(Buffer.from((await disk.read(`${FOLDER}/${name}`)) ?? []).toString());
    known.set(name, silence);
  }
  return {
    all: () => [...known.values()],
    find: (commitment) => known.get(commitment),
    keep: async (silence) => {
      await disk.write(`${FOLDER}/${silence.commitment}`, JSON.stringify(silence), OWNER_ONLY);
      known.set(silence.commitment, silence);
    },
    remove: async (commitment) => {
      known.delete(commitment);
      await disk.remove(`${FOLDER}/${commitment}`);
    },
  };
}
