import { keyText, type WitnessKey } from "@trove/fairness/log";
import type { Disk } from "../folder/disk.ts";

/** Whether the folder was found to be older than the promises of its witness. */
export type RestoredMark = { readonly isSet: () => boolean; readonly set: () => Promise<void> };

const PATH = "restored";

/** Reads the mark of a folder. It stays after a start, and counts for this key only: with a new one, all is well. */
export async function restoredMark(disk: Disk, key: WitnessKey): Promise<RestoredMark> {
  const text = keyText(key);
  let isSet = Buffer.from((await disk.read(PATH)) ?? []).toString() === text;
  return {
    isSet: () => isSet,
    set: async () => {
      if (isSet) return;
      isSet = true;
      await disk.write(PATH, text);
    },
  };
}
