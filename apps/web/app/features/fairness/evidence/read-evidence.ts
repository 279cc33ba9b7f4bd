import type { LogIncident, StoredOpening } from "@trove/fairness/press";

/** The text of a file with all data that this browser stores about an opening, for anybody to verify. */
export async function readEvidence(opening: StoredOpening): Promise<string> {
  const [{ evidenceOf }, { realBrowserParts }] = await Promise.all([
    import("./proofs-of.ts"),
    import("../opening/real-browser-parts.ts"),
  ]);
  return evidenceOf(opening, (await realBrowserParts()).kept);
}

/** The text of a file with this browser's findings about the public logs. */
export async function readIncidents(incidents: readonly LogIncident[]): Promise<string> {
  const [{ incidentsOf }, { realBrowserParts }] = await Promise.all([
    import("./incidents-of.ts"),
    import("../opening/real-browser-parts.ts"),
  ]);
  return incidentsOf(incidents, (await realBrowserParts()).kept);
}

/** The name under which it is saved. */
export const evidenceName = ({ nonce }: Pick<StoredOpening, "nonce">) => `opening-${nonce}.json`;
