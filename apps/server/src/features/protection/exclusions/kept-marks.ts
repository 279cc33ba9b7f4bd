import type { ExclusionMark } from "../../../command/functions.generated.ts";
import type { Connection } from "../../../database/connection.ts";
import type { Secrets } from "../../../secrets.ts";
import { exclusionMarks, type Place } from "./exclusion-marks.ts";
import { readCardMarks, readOwnFacts } from "./exclusions.store.ts";

/** Reads the addresses of a person's paid top-ups and delivered parcels. */
export type ReadProvenPlaces = (db: Connection, userId: string) => Promise<Place[]>;

/**
 * Returns the marks that an exclusion leaves. E-mail and addresses must be proven, because a stranger can type those of
 * somebody else.
 */
export async function keptMarks(
  parts: { db: Connection; secrets: Pick<Secrets, "rootKeys">; readProvenPlaces: ReadProvenPlaces },
  userId: string,
): Promise<ExclusionMark[]> {
  const { db, secrets, readProvenPlaces } = parts;
  const [facts, addresses, cards] = await Promise.all([
    readOwnFacts(db, userId),
    readProvenPlaces(db, userId),
    readCardMarks(db, userId),
  ]);
  return [...exclusionMarks({ ...facts, addresses }, secrets.rootKeys[0]), ...cards];
}
