import type { Incident } from "./incidents-file.ts";

/** Maximum number of incidents of one kind that are judged. Each may need requests to a log. */
export const MOST_OF_A_KIND = 20;

/** The first few incidents of each kind without repetitions, and how many others there are. */
export function chooseIncidents(incidents: readonly Incident[]): {
  readonly chosen: readonly Incident[];
  readonly leftOut: number;
} {
  const distinct = [...new Map(incidents.map((one) => [JSON.stringify(one), one])).values()];
  const counts = new Map<Incident["kind"], number>();
  const chosen = distinct.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= MOST_OF_A_KIND;
  });
  return { chosen, leftOut: distinct.length - chosen.length };
}
