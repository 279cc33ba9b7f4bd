import type { Cents } from "@trove/money";
import type { Permission } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import type { SecurityLog } from "../../command/security-log.ts";
import type { Transaction } from "../../database/connection.ts";
import type { FourEyesKind } from "../../environment/four-eyes.ts";
import type { Auth } from "../auth/index.ts";
import type { BoxVersions, OddsTerms, ProveOpenings } from "../lootboxes/index.ts";
import type { PublicLog, readPlaces } from "../public-log/index.ts";
import type { Documents, PictureStorage } from "../files/index.ts";
import type { Mail } from "../mail/index.ts";
import type { Payments } from "../payments/index.ts";
import type { GuestLinks } from "../purchases/index.ts";
import type { ShipmentFacts } from "../shipments/index.ts";
import type { OperationParts } from "./operations/operate.ts";

/**
 * Runs in the transaction in which an operator cancels a shipment: refunds a guest through the provider. Returns the
 * refunded amount.
 */
export type OnShipmentCancelled = (tx: Transaction, before: ShipmentFacts) => Promise<Cents>;

/** What disputes need: the shop's records with their proofs, and the public verifier. */
export type DisputeParts = {
  proveOpenings: ProveOpenings;
  verify: PublicLog["verify"];
  judgeIncidents: PublicLog["judgeIncidents"];
  readPlaces: typeof readPlaces;
  logs: PublicLog["keys"];
  shopKeys: readonly string[];
};

/** Dependencies of the admin room. */
export type AdminParts = OperationParts & {
  disputes: DisputeParts;
  documents: Documents;
  boxes: { versions: BoxVersions; terms: OddsTerms };
  /** The most that one goodwill credit may give. */
  goodwillMax: Cents;
  /** The most goodwill that an operator gives and a person gets in 24 hours where no second person approves credit. */
  goodwillDayMax: Cents;
  mail: Pick<Mail, "queue">;
  payments: Pick<Payments, "ask" | "settle" | "bookCapture" | "reportDay">;
  onShipmentCancelled: readonly OnShipmentCancelled[];
  guestLinks: GuestLinks;
  /** Announces other odds in the terms log at once. Doesn't throw, because a job tries again. */
  publishTerms: () => Promise<void>;
  /** How long before other odds of an open box are in force they are announced. */
  oddsNoticeMinutes: number;
  countLink: Auth["countLink"];
  /** What a person may do as an operator. */
  permissionsOf: (person: Person) => Promise<ReadonlySet<Permission>>;
  /** Where uploaded pictures are stored. */
  pictures: PictureStorage;
  /** Base URL of the pages, without a trailing slash. */
  publicUrl: string;
  /** What a second person has to approve, some of it only above an amount, and how many days it waits for that. */
  fourEyes: { kinds: readonly FourEyesKind[]; above: Cents; days: number };
  security: SecurityLog;
};
