import type { Tables } from "../../../database/tables.generated.ts";

type Column<Table extends keyof Tables> = keyof Tables[Table] & string;

/** A table of people's rows. */
export type KeptTable = {
  table: keyof Tables;
  /** The columns of the primary key after the person. */
  by: readonly string[];
  /** The columns that the file leaves out, each with the reason. */
  without: Readonly<Record<string, string>>;
};

function rowsOf<Table extends keyof Tables>(
  table: Table,
  by: readonly Column<Table>[],
  without: Partial<Record<Column<Table>, string>> = {},
): KeptTable {
  return { table, by, without: { userId: "the whole file is about this person", ...without } };
}

const OPERATOR = "names an operator, who is another person";
const SECRET = "a secret that protects the account";

/** The lists of the file, and the tables that they come from. */
export const keptTables = {
  profile: rowsOf("users", [], { passwordHash: SECRET, searchText: "repeats the names" }),
  sessions: rowsOf("sessions", ["sessionId"]),
  authenticatorApp: rowsOf("authenticators", [], { secretSealed: SECRET, lastStep: SECRET }),
  passkeys: rowsOf("passkeys", ["passkeyId"], { publicKey: SECRET, counter: SECRET, credentialId: SECRET }),
  addresses: rowsOf("addresses", ["addressId"]),
  mails: rowsOf("outbox", ["mailId"], {
    sealedContent: "is in the mailbox, and forgotten here once it is sent",
    lastError: "says how the mail server failed",
  }),
  notifications: rowsOf("notifications", ["notificationId"]),
  notificationMarks: rowsOf("notificationMarks", ["notificationId"]),
  mailPreferences: rowsOf("mailPreferences", ["kind"]),
  receiptMail: rowsOf("receiptMails", []),
  openingMails: rowsOf("openingMails", []),
  wishlist: rowsOf("wishes", ["itemId"]),
  sharedWishlist: rowsOf("sharedWishlists", []),
  fairness: rowsOf("fairnessStates", [], {
    rootEncrypted: "the shop's secret of openings to come",
    recordHash: "is in the last proof",
  }),
  browserKeys: rowsOf("browserKeys", ["browserKeyId"]),
  stops: rowsOf("stops", ["stopHash"]),
  disputes: rowsOf("disputes", ["disputeId"], { openedBy: OPERATOR }),
  balance: rowsOf("wallets", []),
  ledger: rowsOf("ledgerEntries", ["entryId"]),
  protection: rowsOf("protectionStates", [], { cardMarks: "has only hashes, which recognise cards" }),
  limits: rowsOf("protectionLimits", ["kind", "period"]),
  limitChanges: rowsOf("protectionLimitChanges", ["changeId"]),
  consents: rowsOf("protectionConsents", ["consentId"]),
  breaks: rowsOf("breaks", ["breakId"], { follows: "names another account" }),
  playMonths: rowsOf("playMonths", ["month"]),
  identityChecks: rowsOf("identityChecks", ["checkId"], { step: "is what the page asked for" }),
  closure: rowsOf("closures", []),
  payments: rowsOf("payments", ["paymentId"], { sessionEncrypted: SECRET, requestKey: "is only known while it runs" }),
  paymentCustomers: rowsOf("paymentCustomers", ["provider"], { customerKey: "repeats a request to the provider" }),
  refunds: rowsOf("refunds", ["refundId"], { operatorId: OPERATOR }),
  ownReturns: rowsOf("ownReturns", ["returnId"]),
  payees: rowsOf("payees", ["payeeId"], { ibanSealed: SECRET, ibanMark: "a hash, which finds the account again" }),
  payouts: rowsOf("payouts", ["payoutId"], {
    nextAttemptAt: "is only known while it is sent",
    oddAt: "is when operators were told that the provider differs",
    oddKinds: "is how the provider differs",
    firstSentAt: "is only known while it is sent",
    lastSentAt: "is only known while it is sent",
    refusedAt: "is only known while it is sent",
    lookedAt: "is when the provider was asked",
  }),
  refundLines: rowsOf("refundLines", ["refundId", "position"]),
  inventory: rowsOf("inventoryItems", ["inventoryItemId"]),
  openings: rowsOf("openings", ["transactionId"]),
  lostRecords: rowsOf("lostRecords", ["nonce"]),
  sharedOpenings: rowsOf("sharedOpenings", ["nonce"]),
  publicName: rowsOf("namedPeople", []),
  shipments: rowsOf("shipments", ["shipmentId"], { searchText: "repeats the recipient's name" }),
  shipmentLines: rowsOf("shipmentLines", ["shipmentId", "position"]),
  parcelEvents: rowsOf("parcelEvents", ["shipmentId", "position"]),
  shipmentEvents: rowsOf("shipmentEvents", ["shipmentId", "position"]),
  reviews: rowsOf("reviews", ["itemId"]),
  reviewPictures: rowsOf("reviewPictures", ["itemId", "place"], { bytes: "can be saved beside the review" }),
  shipmentHold: rowsOf("shipmentHolds", [], { actorId: OPERATOR, reason: "says why operators look into the person" }),
  orders: rowsOf("purchases", ["purchaseId"]),
  promoUses: rowsOf("promoUses", ["purchaseId"], { holders: "hashes of the e-mail address and the address" }),
  orderLines: rowsOf("purchaseLines", ["purchaseId", "position"]),
  invoices: rowsOf("invoices", ["purchaseId", "kind", "number"]),
  withdrawalPieces: rowsOf("withdrawalPieces", ["withdrawalId", "position", "isSent"]),
  withdrawalGoods: rowsOf("withdrawalGoods", ["withdrawalId", "place"]),
  withdrawalRefunds: rowsOf("withdrawalRefunds", ["withdrawalId", "place"]),
} as const;

const HASHED = "has only hashes of secrets";
const QUEUED = "waits a moment for a job, which then writes what the file has";
const REPEATED = "repeats what other lists of the file say, to find or count it";

/** The tables with people's rows that the file leaves out, with the reason for each. */
export const leftOutTables: Readonly<Partial<Record<keyof Tables, string>>> = {
  records: "stands in the file's proofs",
  recordPlaces: "stands in the file's proofs",
  browserKeyLists: "stands in the file's proofs",
  passwordResets: HASHED,
  recoveryCodes: HASHED,
  trackingLinks: "belongs to guests' orders",
  signalQueue: QUEUED,
  invoiceQueue: QUEUED,
  recordQueue: QUEUED,
  holdingChanges: QUEUED,
  idempotencyRecords: "repeats responses for a day",
  userWords: REPEATED,
  unpaidOrders: REPEATED,
  unpaidPlaces: REPEATED,
  promoHolders: REPEATED,
  unpaidStock: REPEATED,
  orderNumbers: REPEATED,
  shipmentNumbers: REPEATED,
  invoiceOwners: REPEATED,
  paidCaptures: REPEATED,
  passkeyOwners: REPEATED,
  addressMarks: REPEATED,
  exclusionMarks: REPEATED,
  identityMarks: REPEATED,
  identityPictures: "has pictures that the person has just sent, only until they are decided about",
  recentOpenings: "is public, without the person's name unless they show it",
  operators: "belongs to operators",
  savedViews: "belongs to operators",
  presences: "belongs to operators",
};

/** The tables that the file has a part of, by a query of their own. */
export const partlyKeptTables: readonly (keyof Tables)[] = [
  "identities",
  "quarantinedCaptures",
  "casePeople",
  "caseSignals",
  "complaints",
  "withdrawals",
  "personNotes",
];
