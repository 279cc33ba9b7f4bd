import { type JudgedProofs, judgeProofs, parseProofs, trustedKeys } from "@trove/fairness/v2";
import { keysOf, readShop } from "../kept/kept-shop.ts";
import { readTerms } from "../logs/read-terms.ts";
import { realAround } from "../opening/real-around.ts";
import { Unable } from "../opening/unable.ts";
import { httpShop } from "../shop/http-shop.ts";

/** The shop's keys as this browser has pinned them; where it has pinned none, those that the shop publishes now. */
async function knownKeys(): Promise<readonly string[]> {
  try {
    const { kept } = await realAround();
    const pinned = await keysOf(await readShop(kept));
    if (pinned.length > 0) return pinned;
  } catch (error) {
    if (!(error instanceof Unable)) throw error;
  }
  const { keys, publicKeys } = await httpShop.keys();
  return trustedKeys(keys, publicKeys);
}

/** Judges the text of a file of proofs. Throws SyntaxError if it is none, and ApiError if no key is known. */
export async function judgeFile(text: string): Promise<JudgedProofs> {
  const file = parseProofs(text);
  return judgeProofs(file, await knownKeys(), readTerms);
}
