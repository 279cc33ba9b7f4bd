import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import { caseNumber } from "../case-response.ts";
import { readMarkerRows } from "../read-cases.store.ts";
import { markerFields } from "./marker-fields.ts";

/** The last signs of harm that were found about a person, newest first, in wire form. */
export async function readMarkers(
  db: Connection,
  userId: string,
): Promise<ResponseOf<Endpoints["getPersonProtection"]>["markers"]> {
  const rows = await readMarkerRows(db, userId);
  return rows.map(({ kind, details, foundAt, caseId, number }) => {
    const ofCase = { caseId, caseNumber: caseNumber(number) };
    return { kind, foundAtUtc: foundAt.toISOString(), ...ofCase, ...markerFields(details) };
  });
}
