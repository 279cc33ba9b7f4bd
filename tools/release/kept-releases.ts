import { isAbove } from "./changelog.ts";

/** How many releases keep their databases, from which upgrades are tested. */
const KEPT = 3;

const versionOf = (dump: string) => dump.slice(0, dump.indexOf("-"));

/** Of the files of dumps, returns those of releases before the last three. */
export function dumpsToDrop(dumps: readonly string[]): string[] {
  const versions = [...new Set(dumps.map(versionOf))].toSorted((a, b) => (isAbove(a, b) ? -1 : 1));
  const dropped = new Set(versions.slice(KEPT));
  return dumps.filter((dump) => dropped.has(versionOf(dump)));
}
