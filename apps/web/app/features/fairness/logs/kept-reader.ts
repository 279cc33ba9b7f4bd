import { type LogReader, logReader } from "@trove/fairness";
import type { Around } from "../opening/around.ts";
import { policyOf } from "./log-policies.ts";
import { knownShop } from "./meet-shop.ts";

/** Reads proofs of the logs under the keys that this browser has pinned. Throws ApiError at the first visit. */
export async function keptReader(around: Pick<Around, "kept" | "shop">): Promise<LogReader> {
  const { logs } = await knownShop(around);
  if (logs === undefined) return logReader(undefined, undefined);
  return logReader(policyOf(logs, "terms"), policyOf(logs, "records"));
}
