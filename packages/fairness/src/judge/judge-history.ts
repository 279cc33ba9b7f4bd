import type { ListedRecord } from "../answers/listed-record.ts";
import { Chain } from "./chain.ts";
import type { HistoryState } from "./chain.ts";
import { judgeListed } from "./judge-listed.ts";
import type { Judgement } from "./judgement.ts";
import type { Trust } from "./trust.ts";

/**
 * Judges records that this browser did not hold, in the order of their nonces, and their places in the chain.
 * `oddsTables` maps odds hashes to table texts. A long history can be judged in parts, each from the state after the
 * previous part.
 */
export async function judgeHistory(
  records: readonly ListedRecord[],
  oddsTables: ReadonlyMap<string, string>,
  from: HistoryState,
  trust: Trust,
): Promise<{ readonly judgements: readonly Judgement[]; readonly state: HistoryState }> {
  const chain = new Chain(trust.userId, from);
  const judgements: Judgement[] = [];
  for (const listed of records) {
    const judged = await judgeListed(listed, tableOf(listed, oddsTables), trust);
    judgements.push(chain.link(listed.record.text, judged));
  }
  return { judgements, state: chain.state };
}

/** The odds hash is line 8 of an offer. Other texts have no table. */
function tableOf({ offer }: ListedRecord, oddsTables: ReadonlyMap<string, string>): string | undefined {
  return oddsTables.get(offer.text.split("\n")[7] ?? "");
}
