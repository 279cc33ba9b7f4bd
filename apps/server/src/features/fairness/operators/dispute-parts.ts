import type { ProveOpenings } from "../../lootboxes/index.ts";
import type { Mail } from "../../mail/index.ts";
import type { PublicLog, readPlaces } from "../../public-log/index.ts";

/** Dependencies of disputes: the shop's records with their proofs, and the public verifier. */
export type DisputeParts = {
  disputes: {
    proveOpenings: ProveOpenings;
    verify: PublicLog["verify"];
    judgeIncidents: PublicLog["judgeIncidents"];
    readPlaces: typeof readPlaces;
    logs: PublicLog["keys"];
    shopKeys: readonly string[];
  };
  mail: Pick<Mail, "queue">;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
};
