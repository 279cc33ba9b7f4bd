import type { Endpoints, ResponseOf } from "@trove/contract";
import { DEFAULT_LANGUAGE } from "@trove/contract/languages";
import type { Connection } from "../../../database/connection.ts";
import { type ProtectionParts, protectionResponse, readProtection, reportPlay } from "../../protection/index.ts";

type Response = ResponseOf<Endpoints["getPersonProtection"]>;

const MONTHS = 12;

export type PersonProtectionParts = {
  protection: ProtectionParts;
  /** Reads the signs of harm that cases have about a person. */
  readMarkers: (db: Connection, userId: string) => Promise<Response["markers"]>;
};

/** The protection of a person, as they see it, without the country of a request: this one is the operator's. */
export async function personProtection(
  { protection: parts, readMarkers }: PersonProtectionParts,
  userId: string,
): Promise<Response> {
  const { db, timeZone: zone } = parts;
  const at = parts.now();
  const [protection, { birthDate }, months, markers] = await Promise.all([
    protectionResponse(parts, userId, { country: undefined, language: DEFAULT_LANGUAGE }),
    readProtection(db, userId, at, zone),
    reportPlay(parts, userId, { at, months: MONTHS, zone }),
    readMarkers(db, userId),
  ]);
  return { protection, birthDate, months, markers };
}
