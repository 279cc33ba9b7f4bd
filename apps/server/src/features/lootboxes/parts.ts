import type { Endpoints, ResponseOf } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import type { Secrets } from "../../secrets.ts";
import type { NoteKeyUse } from "../fairness/index.ts";
import type { BoxVersions } from "./box-versions.ts";

/** Returns the terms log's proofs of a box's odds in wire form; null while there is no log. */
export type ReadTerms = (lootboxId: string) => Promise<ResponseOf<Endpoints["offerOpening"]>["terms"]>;

/** Dependencies of the lootboxes room. */
export type LootboxParts = {
  db: Connection;
  secrets: Secrets;
  versions: BoxVersions;
  terms: ReadTerms;
  noteKeyUse: NoteKeyUse;
  now: () => Date;
};
