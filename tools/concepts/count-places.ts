import type { SourceFile } from "../arrows/finding.ts";

/** A thing that the shop deals in: the words that name it in paths, and how many places it may be spread over. */
export type Concept = { words: readonly string[]; budget: number };

/** ARCHITECTURE.md says why: the more places, the longer a newcomer searches. */
export const concepts: Readonly<Record<string, Concept>> = {
  item: { words: ["item", "items"], budget: 12 },
  payment: { words: ["payment", "payments"], budget: 12 },
  shipment: { words: ["shipment", "shipments"], budget: 9 },
  opening: { words: ["opening", "openings"], budget: 10 },
};

const notProduction = /\.(test|fixture|generated)\.|^(e2e|bench|demo|tools)\/|\/(test|locales|migrations)\/|\.css$/;
const room = /^(apps\/server\/src|apps\/web\/app)\/features\/([^/]+)\//;
const contract = /^packages\/contract\/src\/endpoints\/([^/.]+)/;

/** The place of a file: its room on the server, on the web or in the contract; else the part of the tree it is in. */
function placeOf(path: string): string {
  const [, side, name] = room.exec(path) ?? [];
  if (name !== undefined) return `${side}/features/${name}`;
  const [found] = contract.exec(path) ?? [];
  return found ?? path.split("/").slice(0, -1).slice(0, 3).join("/");
}

/** The words of all folders and of the file's own name, without its ending. */
const wordsOf = (path: string) => path.split("/").flatMap((part) => part.replace(/\..*$/, "").split(/[-_]/));

/** The places of production files whose path names the concept, with the number of such files, most files first. */
export function countPlaces({ words }: Concept, files: readonly SourceFile[]): [place: string, files: number][] {
  const counts = new Map<string, number>();
  for (const { path } of files) {
    if (notProduction.test(path) || !wordsOf(path).some((word) => words.includes(word))) continue;
    const place = placeOf(path);
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
