import { EnvironmentError } from "../../environment.ts";
import type { Manifest } from "../manifest.ts";
import { type Segment, segmentAfter } from "../names.ts";

/** A base copy, the segments that follow it, and the moment up to which they have everything that was committed. */
export type Choice = { base: Manifest; segments: Segment[]; until: Date };

/** The last base copy that ended before a moment, or the last one of all. Throws EnvironmentError if there is none. */
export function chooseBase(manifests: readonly Manifest[], at: Date | undefined, title: string): Manifest {
  const inOrder = manifests.toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  const [oldest] = inOrder;
  if (oldest === undefined) throw new EnvironmentError(`There is no complete backup in ${title}`);
  const base = inOrder.findLast(({ endedAt }) => at === undefined || endedAt <= at);
  if (base !== undefined) return base;
  throw new EnvironmentError(
    `The oldest backup in ${title} is of ${oldest.endedAt.toISOString()}: nothing before can be restored`,
  );
}

/** One name for each segment, in order. If one was stored twice, that with the earlier moment counts. */
function eachOnce(found: readonly Segment[]): Map<string, Segment> {
  const byName = new Map<string, Segment>();
  for (const each of found) {
    const { until } = byName.get(each.segment) ?? {};
    if (until === undefined || (each.until !== undefined && each.until < until)) byName.set(each.segment, each);
  }
  return byName;
}

/** The segments from the base copy's first on, as far as none is missing. */
function unbroken(base: Manifest, byName: ReadonlyMap<string, Segment>): { segments: Segment[]; missing: string } {
  const segments: Segment[] = [];
  let name = base.firstSegment;
  for (let each = byName.get(name); each !== undefined; each = byName.get(name)) {
    segments.push(each);
    name = segmentAfter(name, base.segmentBytes);
  }
  return { segments, missing: name };
}

/**
 * Chooses the segments of the log that lead from a base copy to a moment, or to the end. Throws EnvironmentError if
 * segments are missing on the way, or if the log does not reach the moment.
 */
export function chooseSegments(base: Manifest, found: readonly Segment[], at: Date | undefined): Choice {
  const byName = eachOnce(found);
  const { segments, missing } = unbroken(base, byName);
  const isLater = [...byName.keys()].some((name) => name > missing && name.startsWith(missing.slice(0, 8)));
  const lost = isLater || missing <= base.lastSegment ? `The segment ${missing} of the write-ahead log is missing` : "";
  const reached = segments.findLast(({ until }) => until !== undefined)?.until;
  if (missing <= base.lastSegment || reached === undefined) {
    throw new EnvironmentError(`${lost || "The write-ahead log is missing"}: the backup ${base.id} can't be restored`);
  }
  if (at === undefined && lost === "") return { base, segments, until: reached };
  const last = segments.findIndex(({ until, segment }) => at && until && at < until && segment >= base.lastSegment);
  if (at !== undefined && last >= 0) return { base, segments: segments.slice(0, last + 1), until: at };
  const text = `this backup reaches until ${reached.toISOString()}, and no further`;
  throw new EnvironmentError(lost === "" ? `--at: ${text}` : `${lost}: ${text}`);
}
