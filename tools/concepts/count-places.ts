import type { SourceFile } from "../arrows/finding.ts";

/** A concept of the shop: the words that name it in paths, and the maximum number of places with such paths. */
export type Concept = { words: readonly string[]; budget: number };

/** ARCHITECTURE.md says why: the more places a concept has, the longer a newcomer searches. */
export const concepts: Readonly<Record<string, Concept>> = {
  item: { words: ["item", "items"], budget: 12 },
  payment: { words: ["payment", "payments"], budget: 12 },
  shipment: { words: ["shipment", "shipments"], budget: 9 },
  opening: { words: ["opening", "openings"], budget: 8 },
};

const notProduction = /\.(test|fixture|generated)\.|^(e2e|bench|demo|tools)\/|\/(test|locales|migrations)\/|\.css$/;
const room = /^(apps\/server\/src|apps\/web\/app)\/features\/([^/]+)\//;
const contract = /^packages\/contract\/src\/endpoints\/([^/.]+)/;

/**
 * The place of a file: its room on the server or web, its endpoints file in the contract, or else its first three
 * folders.
 */
function placeOf(path: string): string {
  const [, side, name] = room.exec(path) ?? [];
  if (name !== undefined) return `${side}/features/${name}`;
  const [found] = contract.exec(path) ?? [];
  return found ?? path.split("/").slice(0, -1).slice(0, 3).join("/");
}

/** The words of all folders in a path and of the file name, without its extension. */
const wordsOf = (path: string) => path.split("/").flatMap((part) => part.replace(/\..*$/, "").split(/[-_]/));

/** Counts the production files whose path names the concept, by place. Most files come first. */
export function countPlaces({ words }: Concept, files: readonly SourceFile[]): [place: string, files: number][] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (notProduction.test(path) || !wordsOf(path).some((word) => words.includes(word))) continue;
    const place = placeOf(path);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
