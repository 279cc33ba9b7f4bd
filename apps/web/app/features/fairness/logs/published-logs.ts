import { logsLeaf, type LogsTerms } from "@trove/fairness";
import { LogFault, logClient, openCheckpoint, termsLog } from "@trove/fairness/log";
import { readShop } from "../kept/kept-shop.ts";
import type { BrowserParts } from "../opening/browser-parts.ts";
import { keepFork } from "./incidents.ts";
import { policyOf } from "./log-policies.ts";
import { ifReadable, type LogView, proveLeaf, viewLog } from "./prove-leaf.ts";

type Sources = Pick<BrowserParts, "kept" | "shop">;

/** True if the log continues each of the kept checkpoints. Keeps two that contradict each other. Throws LogFault. */
async function continuesKept({ read, policy, checkpoint }: LogView, { kept }: Sources): Promise<boolean> {
  const { checkpoints } = await readShop(kept);
  for (const note of checkpoints.terms) {
    // The witnesses may have changed since.
    const seen = await ifReadable(() => openCheckpoint(note, { ...policy, witnesses: [], quorum: 0 }));
    if (seen === undefined) continue;
    try {
      await logClient(read, policy).requireGrowth(seen, checkpoint);
    } catch (error) {
      if (!(error instanceof LogFault) || error.kind !== "fork") throw error;
      await keepFork(kept, "terms", [note, checkpoint.note]);
      return false;
    }
  }
  return true;
}

const isSame = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, place) => byte === other[place]);

/**
 * True if the terms log has these terms of the logs at this place, so that everybody sees them: by a checkpoint that
 * enough of their own witnesses have signed, and that continues all that this browser has seen.
 */
export async function isInLog(
  logs: LogsTerms & { readonly policy: string },
  index: number,
  sources: Sources,
): Promise<boolean> {
  const policy = policyOf(logs, "terms");
  if (policy === undefined) return false;
  const isPublished = await ifReadable(async () => {
    const view = await viewLog(sources.shop.log("terms"), policy);
    const proved = await proveLeaf(view, index);
    const isTheirs = proved !== undefined && isSame(proved.entry, termsLog.write(logsLeaf(logs)));
    return isTheirs && (await continuesKept(view, sources));
  });
  return isPublished === true;
}
