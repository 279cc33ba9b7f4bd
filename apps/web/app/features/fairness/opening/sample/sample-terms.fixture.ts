import {
  boxTree,
  type LogsLeaf,
  proveBox,
  type Signer,
  termsLog,
  type TermsLogLeaf,
  type WitnessKey,
} from "@trove/fairness/log";
import { type Json, keyIdOf, parseStrictJson, shopKeyText } from "@trove/fairness";
import { publicLog } from "../../../../../../../packages/fairness/test/sample-logs.ts";
import type { SampleKey } from "../../../../../../../packages/fairness/test/sample-shop.ts";
import { witnessed } from "./sample-records.fixture.ts";

/** From this time on, the sample shop's keys and first odds are valid. */
const FIRST_DAY = "2026-01-01T00:00:00.000Z";

/** Odds of the sample shop's box, from a time on. */
export type SampleOdds = { readonly validFrom: string; readonly oddsHash: string };

/** Terms of the logs in the log, after this number of odds. */
export type PlacedLogs = { readonly after: number; readonly leaf: LogsLeaf };

/**
 * The terms log of a shop with one box, with these keys, and the odds that the box had one after the other. Each key
 * except the first is endorsed by the key before it.
 */
export async function sampleTerms(
  shopKeys: readonly SampleKey[],
  boxId: string,
  odds: readonly SampleOdds[],
  logs: readonly PlacedLogs[],
) {
  const keys = shopKeys.map((shopKey, index): TermsLogLeaf => {
    const { publicKey } = shopKey;
    const key = { keyId: keyIdOf(publicKey), publicKey, from: FIRST_DAY };
    const endorser = shopKeys[index - 1] ?? shopKey;
    const endorsement = { publicKey: endorser.publicKey, signature: endorser.sign(shopKeyText(key)) };
    return { kind: "key", ...key, endorsement };
  });
  const ofLogs = (place: number) => logs.filter(({ after }) => after === place).map(({ leaf }) => leaf);
  const terms = odds.flatMap(({ validFrom, oddsHash }, place): TermsLogLeaf[] => {
    return [{ kind: "terms", validFrom, ...boxTree([{ boxId, oddsHash }]) }, ...ofLogs(place + 1)];
  });
  const leaves = [...keys, ...ofLogs(0), ...terms];
  const log = await publicLog("terms", leaves.map(termsLog.write));
  for (const { oddsHash } of odds) {
    const lines = new TextEncoder().encode(`${boxId} ${oddsHash}\n`);
    log.files.set(`boxes/${boxTree([{ boxId, oddsHash }]).root}`, lines);
  }
  return { leaves, log };
}

/** Notes the odds that a box has now. Other odds than the last begin now, the first ones have begun long ago. */
export function noteOdds(odds: SampleOdds[], oddsHash: string, now: number): readonly SampleOdds[] {
  const validFrom = odds.length === 0 ? FIRST_DAY : new Date(now).toISOString();
  if (odds.at(-1)?.oddsHash !== oddsHash) odds.push({ validFrom, oddsHash });
  return odds;
}

/** The proof of the box's odds under the newest checkpoint of this log, as the shop sends it. */
export async function sampleProof(
  shopKeys: readonly SampleKey[],
  boxId: string,
  odds: readonly SampleOdds[],
  logs: readonly PlacedLogs[],
  witness: Signer<WitnessKey> | undefined,
): Promise<Json> {
  const { leaves, log } = await sampleTerms(shopKeys, boxId, odds, logs);
  const from = leaves.findIndex(({ kind }) => kind === "terms");
  const proof = {
    checkpoint: await witnessed(log.note, witness),
    from,
    before: await log.subtreesBefore(from),
    leaves: leaves.slice(from).map((leaf) => JSON.stringify(leaf)),
    boxes: odds.map(({ oddsHash }) => proveBox([{ boxId, oddsHash }], boxId)),
  };
  return parseStrictJson(JSON.stringify(proof));
}
