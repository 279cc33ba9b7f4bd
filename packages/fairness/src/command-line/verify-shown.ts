import type { OpeningLeaf } from "../log/leaves/records-log.ts";
import { recordsLog } from "../log/leaves/records-log.ts";
import { termsLog } from "../log/leaves/terms-log.ts";
import { oddsHash } from "../odds/odds-table.ts";
import type { ShownFile } from "../shown/shown-file.ts";
import type { LoggedStep, ShownOpening } from "../shown/shown-steps.ts";
import { drawsOfLeaf, isSoundLeaf, shownSteps } from "../shown/shown-steps.ts";
import { BREACH, COULD_NOT_TELL, HOLDS } from "./exit-code.ts";
import type { LiveLog, LiveLogs } from "./live-log.ts";
import { printable } from "./printable.ts";

const STEP_TEXTS = {
  logged: "the records log has it",
  seed: "its seed is the promised one",
  odds: "its odds are published, for this box and price",
  ticket: "the tickets follow from seed and odds",
  item: "the items follow from the tickets",
  time: "the time is the record's",
} as const satisfies Record<LoggedStep, string>;

/** `Fault`: the log's entry contradicts itself. `Differs`: the shop shows something else than its log. */
type Result = { readonly result: "Holds" | "Differs" | "Fault" | "Missing"; readonly lines: readonly string[] };

async function leafAt({ client, latest }: LiveLog, index: number): Promise<OpeningLeaf | undefined> {
  if (index >= latest.size) return undefined;
  const leaf = recordsLog.readKnown(await client.entry(latest, index));
  return leaf?.kind === "opening" ? leaf : undefined;
}

/** The texts of the odds tables with these hashes, as the terms log has them. Reads the whole log. */
async function tablesIn({ client, latest }: LiveLog, hashes: ReadonlySet<string>) {
  const tables = new Map<string, string>();
  for await (const { entry } of client.entries(latest)) {
    const leaf = termsLog.readKnown(entry);
    if (leaf?.kind !== "odds") continue;
    const text = JSON.stringify(leaf.table);
    if (hashes.has(oddsHash(text))) tables.set(oddsHash(text), text);
  }
  return tables;
}

function judgeOne(shown: ShownOpening, leaf: OpeningLeaf | undefined, table: string | undefined): Result {
  const name = `leaf ${shown.logIndex}, box ${shown.drawIndex + 1}`;
  if (leaf === undefined) return { result: "Missing", lines: [`${name}: no opening is there`] };
  const steps = shownSteps(shown, leaf, table);
  const draw = drawsOfLeaf(leaf, table)?.[shown.drawIndex];
  const isSame = steps.every(({ holds }) => holds);
  const result = isSoundLeaf(leaf, table) ? (isSame ? "Holds" : "Differs") : "Fault";
  return {
    result,
    lines: [
      `${name}: ${isSame ? "as the shop shows it" : "DIFFERS from what the shop shows"}`,
      ...steps.map(({ step, holds }) => `  ${holds ? "ok      " : "DIFFERS "}  ${STEP_TEXTS[step]}`),
      `  shown: ${printable(shown.itemName)}, ticket ${shown.ticket}`,
      ...(draw === undefined ? [] : [`  drawn: ${printable(draw.drop.name)}, ticket ${draw.ticket}`]),
    ],
  };
}

function exitCodeOf(results: readonly Result[], isMine: boolean): number {
  const has = (result: Result["result"]) => results.some((one) => one.result === result);
  if (has("Fault") || (isMine && has("Differs"))) return BREACH;
  return results.length === 0 || has("Differs") || has("Missing") ? COULD_NOT_TELL : HOLDS;
}

/**
 * Judges openings that the shop shows without a proof, by both live logs. That the shop shows something else than its
 * log counts only for who has seen it: anybody could have made the file. Throws LogFault.
 */
export async function verifyShown(
  { openings }: ShownFile,
  { terms, records }: LiveLogs,
  isMine: boolean,
): Promise<{ report: string; exitCode: number }> {
  if (terms === undefined || records === undefined) {
    return { report: "UNKNOWN: only both live logs can tell (--log, --log-key)\n", exitCode: COULD_NOT_TELL };
  }
  const leaves = await Promise.all(openings.map(({ logIndex }) => leafAt(records, logIndex)));
  const tables = await tablesIn(terms, new Set(leaves.flatMap((leaf) => leaf?.oddsHash ?? [])));
  const results = openings.map((shown, place) => {
    const leaf = leaves[place];
    return judgeOne(shown, leaf, tables.get(leaf?.oddsHash ?? ""));
  });
  const exitCode = exitCodeOf(results, isMine);
  const unseen = "The log can't show whether the seed was promised before the person's browser revealed its part.";
  return { report: [...results.flatMap(({ lines }) => lines), unseen, ""].join("\n"), exitCode };
}
