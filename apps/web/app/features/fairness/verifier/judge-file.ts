import { type JudgedProofs, judgeProofs, type LogReader, logReader, parseProofs } from "@trove/fairness";
import { keysOf } from "../kept/kept-shop.ts";
import { keptReader } from "../logs/kept-reader.ts";
import { policyOf } from "../logs/log-policies.ts";
import { knownShop } from "../logs/meet-shop.ts";
import { realBrowserParts } from "../opening/real-browser-parts.ts";
import { Unable } from "../opening/unable.ts";
import { httpShop } from "../shop/http-shop.ts";

type Known = { readonly keys: readonly string[]; readonly logs: LogReader };

/** The keys that the shop states now. Only used if this browser can't store data, and so has pinned none. */
async function published(): Promise<Known> {
  const { keys, endorsingKey, logs } = await httpShop.keys();
  const told = [...keys.map(({ publicKey }) => publicKey), ...(endorsingKey === undefined ? [] : [endorsingKey])];
  return { keys: told, logs: logReader(policyOf(logs, "terms"), policyOf(logs, "records")) };
}

/** The keys of the shop and its logs that this browser has pinned. */
async function known(): Promise<Known> {
  try {
    const parts = await realBrowserParts();
    return { keys: await keysOf(await knownShop(parts)), logs: await keptReader(parts) };
  } catch (error) {
    if (error instanceof Unable) return published();
    throw error;
  }
}

/**
 * Judges the text of a file of proofs. Throws SyntaxError if the text is not one, and ApiError if the keys can't be
 * loaded.
 */
export async function judgeFile(text: string): Promise<JudgedProofs> {
  const file = parseProofs(text);
  const { keys, logs } = await known();
  return judgeProofs(file, keys, logs);
}
