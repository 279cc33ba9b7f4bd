import { boxTree, termsLog, type TermsLogLeaf } from "@trove/fairness/log";
import { keyIdOf, shopKeyText } from "@trove/fairness";
import { publicLog } from "../../../../../../../packages/fairness/test/sample-logs.ts";
import type { SampleKey } from "../../../../../../../packages/fairness/test/sample-shop.ts";

/** From this time on, the sample shop's keys and odds are valid. */
const FIRST_DAY = "2026-01-01T00:00:00.000Z";

/**
 * The terms log of a shop with one box, with these keys and odds. Each key except the first is endorsed by the key
 * before it.
 */
export async function sampleTerms(shopKeys: readonly SampleKey[], boxId: string, oddsHash: string) {
  const boxes = [{ boxId, oddsHash }];
  const keys = shopKeys.map((shopKey, index): TermsLogLeaf => {
    const { publicKey } = shopKey;
    const key = { keyId: keyIdOf(publicKey), publicKey, from: FIRST_DAY };
    const endorser = shopKeys[index - 1] ?? shopKey;
    const endorsement = { publicKey: endorser.publicKey, signature: endorser.sign(shopKeyText(key)) };
    return { kind: "key", ...key, endorsement };
  });
  const leaves: TermsLogLeaf[] = [...keys, { kind: "terms", validFrom: FIRST_DAY, ...boxTree(boxes) }];
  return { boxes, leaves, log: await publicLog("terms", leaves.map(termsLog.write)) };
}
