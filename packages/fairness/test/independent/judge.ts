import { drawWith, oddsHashOf, sha256, sha256OfBytes } from "./recompute.ts";
import { isInBreak, isSigned } from "./stops.ts";
import type { StopCase } from "./stops.ts";
import { namedOdds } from "./tail.ts";

/** A record with its offer and all values that these name by hash. */
export type Case = {
  readonly shopKey: string;
  readonly offer: string;
  readonly offerSignature: string;
  readonly record: string;
  readonly recordSignature: string;
  readonly clientSeed: string;
  readonly browserKeys: readonly string[];
  readonly oddsTable: string;
  /** The text of the person's previous record; empty for the first record. */
  readonly recordBefore: string;
  /** The terms log's proof that came with the offer, as JSON. Undefined if the log is not looked at. */
  readonly terms?: string;
  /** The stops of the person that are known. */
  readonly stops?: readonly StopCase[];
};

type Lines = readonly string[];

/** A line of a text by its number in the protocol, which counts from 1. */
const lineOf = (lines: Lines, number: number) => lines[number - 1] ?? "";

function headFaults({ offer, clientSeed, browserKeys, oddsTable, recordBefore }: Case, o: Lines, r: Lines): string[] {
  const rules: readonly (readonly [string, boolean])[] = [
    ["person and nonce", lineOf(r, 2) === lineOf(o, 2) && lineOf(r, 3) === lineOf(o, 3)],
    ["offer hash", lineOf(r, 4) === sha256(offer)],
    ["commitment", sha256OfBytes(lineOf(r, 5)) === lineOf(o, 4)],
    ["entropy", sha256(lineOf(r, 6)) === lineOf(o, 5)],
    ["client seed", sha256(clientSeed) === lineOf(o, 6)],
    ["odds", oddsHashOf(oddsTable) === lineOf(o, 8)],
    ["keys", sha256([...browserKeys].sort().join("\n")) === lineOf(o, 12)],
    ["browser key", browserKeys.includes(lineOf(r, 7))],
    ["reveal", isSigned(`lootbox/reveal/v2\n${lineOf(r, 4)}\n${lineOf(r, 6)}`, lineOf(r, 8), lineOf(r, 7))],
    ["before", lineOf(o, 13) === sha256(recordBefore) && r.at(-1) === lineOf(o, 13)],
    ["time", (r.at(-2) ?? "") >= lineOf(o, 14)],
    ["cost", BigInt(lineOf(o, 11)) >= BigInt(lineOf(o, 9)) * BigInt(lineOf(o, 10))],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}

function drawFaults({ clientSeed, oddsTable }: Case, o: Lines, r: Lines): string[] {
  const quantity = Number(lineOf(o, 10));
  const draws = drawWith(lineOf(r, 5), { clientSeed, clientEntropy: lineOf(r, 6), oddsTable, quantity });
  const areDrawn = lineOf(r, 9) === draws.tickets.join(",") && lineOf(r, 10) === draws.itemIds.join(",");
  return areDrawn ? [] : ["draws"];
}

function voidFaults(o: Lines, r: Lines): string[] {
  const movements = lineOf(r, 10).split(",").filter(Boolean);
  const sum = movements.reduce((total, line) => total + BigInt(line.split(":")[1] ?? ""), BigInt(lineOf(o, 11)));
  const cost = BigInt(lineOf(o, 9)) * BigInt(lineOf(o, 10));
  const isSmaller = lineOf(r, 9) === "ACCOUNT_BLOCKED" || (lineOf(r, 9) === "INSUFFICIENT_BALANCE" && sum < cost);
  return [...(sum === BigInt(lineOf(r, 11)) ? [] : ["sum"]), ...(isSmaller ? [] : ["reason"])];
}

/** The odds of line 8 must be in force in the tree of the lines 15 and 16. Offers of version 2 name no tree. */
function namedFaults({ terms }: Case, o: Lines): string[] {
  if (terms === undefined || lineOf(o, 1) !== "lootbox/offer/v3") return [];
  const [size, root, time] = [Number(lineOf(o, 15)), lineOf(o, 16), lineOf(o, 14)];
  return namedOdds(terms, { boxId: lineOf(o, 7), size, root, time }) === lineOf(o, 8) ? [] : ["named odds"];
}

/** Lists the faults of a well-formed record. Empty for an honest record. */
export function faultsOf(given: Case): string[] {
  const [o, r] = [given.offer.split("\n"), given.record.split("\n")];
  const isReceipt = lineOf(r, 1) === "lootbox/receipt/v2";
  return [
    ...(isSigned(given.offer, given.offerSignature, given.shopKey) ? [] : ["offer signature"]),
    ...(isSigned(given.record, given.recordSignature, given.shopKey) ? [] : ["record signature"]),
    ...headFaults(given, o, r),
    ...namedFaults(given, o),
    ...(isReceipt ? drawFaults(given, o, r) : voidFaults(o, r)),
    ...(isReceipt && isInBreak(given.offer, given.stops ?? [], given.shopKey) ? ["break"] : []),
  ];
}
