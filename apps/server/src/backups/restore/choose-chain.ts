import { EnvironmentError } from "../../environment.ts";
import type { Manifest } from "../manifest.ts";
import type { Segment } from "../names.ts";

/** The moments that a chain can be restored to: from the end of its first base copy to the last moment of its log. */
export type Span = { chain: string; from: Date; until: Date; system: string | undefined };

const latest = (moments: readonly Date[]) => new Date(Math.max(...moments.map((each) => each.getTime())));

export function spansOf(manifests: readonly Manifest[], logs: ReadonlyMap<string, readonly Segment[]>): Span[] {
  return [...Map.groupBy(manifests, ({ chain }) => chain)].map(([chain, bases]) => {
    const ends = bases.map(({ endedAt }) => endedAt);
    const from = new Date(Math.min(...ends.map((each) => each.getTime())));
    const until = latest([...ends, ...(logs.get(chain) ?? []).flatMap(({ until: reached }) => reached ?? [])]);
    return { chain, from, until, system: bases.at(-1)?.system };
  });
}

const textOf = ({ chain, from, until, system = "unknown" }: Span) =>
  `${chain} (${from.toISOString()} to ${until.toISOString()}, system ${system})`;

/**
 * The chain that reaches the moment, or the latest of all; undefined if none reaches it. Throws EnvironmentError if
 * another one ran at the same time, as a copy of the shop does that was tried with its settings. A restored database
 * begins its chain after the end of the lost one's.
 */
export function chooseChain(
  spans: readonly Span[],
  { at, chain }: { at?: Date | undefined; chain?: string | undefined },
  title: string,
): string | undefined {
  if (chain !== undefined) {
    if (spans.some((each) => each.chain === chain)) return chain;
    throw new EnvironmentError(`--chain: ${title} has no backup of the chain ${chain}`);
  }
  const reaching = spans.filter(({ from, until }) => at === undefined || (from <= at && at < until));
  const newest = reaching.toSorted((a, b) => a.until.getTime() - b.until.getTime()).at(-1);
  if (newest === undefined) return undefined;
  const alike = reaching.filter((each) => each === newest || (each.from < newest.until && newest.from < each.until));
  if (alike.length === 1) return newest.chain;
  throw new EnvironmentError(
    `${title} has backups of two databases that ran at the same time: ${alike.map(textOf).join(", ")}. ` +
      "Name the chain of yours with --chain",
  );
}
