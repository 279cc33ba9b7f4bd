import { SHIPPING_METHODS } from "@trove/contract";
import { z } from "zod";

/** What a person is told about their second factors. */
const FACTOR_CHANGES = [
  "authenticatorAdded",
  "authenticatorRemoved",
  "passkeyAdded",
  "passkeyRemoved",
  "recoveryCodeUsed",
  "recoveryCodesRenewed",
  "factorsReset",
  "codesGuessed",
] as const;

/** The payload of each kind of mail. Links start with PUBLIC_URL. */
export const payloads = {
  passwordReset: z.strictObject({ firstName: z.string(), link: z.url(), validMinutes: z.int() }),
  passwordChanged: z.strictObject({ firstName: z.string(), changedAtUtc: z.iso.datetime(), resetLink: z.url() }),
  accountLinked: z.strictObject({ firstName: z.string(), linkedAtUtc: z.iso.datetime(), link: z.url() }),
  emailFollowed: z.strictObject({ firstName: z.string(), changedAtUtc: z.iso.datetime(), link: z.url() }),
  newDevice: z.strictObject({
    firstName: z.string(),
    /** The browser and its system. */
    device: z.string(),
    countryCode: z.string().nullable(),
    signedInAtUtc: z.iso.datetime(),
    link: z.url(),
  }),
  factorChanged: z.strictObject({
    firstName: z.string(),
    change: z.enum(FACTOR_CHANGES),
    /** How many recovery codes are left, where one was used. */
    codesLeft: z.int().nullable(),
    changedAtUtc: z.iso.datetime(),
    link: z.url(),
  }),
  linkCode: z.strictObject({ firstName: z.string(), code: z.string(), validMinutes: z.int() }),
  factorCode: z.strictObject({ firstName: z.string(), code: z.string(), validMinutes: z.int() }),
  browserKeyAdded: z.strictObject({ firstName: z.string(), addedAtUtc: z.iso.datetime(), link: z.url() }),
  shipmentSent: z.strictObject({
    firstName: z.string(),
    number: z.string(),
    items: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.url().nullable(),
    /** Link to the shipment's page; null for a guest. */
    link: z.url().nullable(),
  }),
  shipmentCancelled: z.strictObject({
    firstName: z.string(),
    number: z.string(),
    cancelReason: z.string().nullable(),
    isGuest: z.boolean(),
    /** Whether the items went to the person's inventory. Otherwise all that was paid has gone back. */
    keepsItems: z.boolean().default(true),
    link: z.url().nullable(),
  }),
  orderConfirmation: z.strictObject({
    firstName: z.string(),
    number: z.string(),
    lines: z.array(z.strictObject({ name: z.string(), quantity: z.int(), totalCents: z.int() })),
    shippingMethod: z.enum(SHIPPING_METHODS).nullable(),
    shippingCostCents: z.int(),
    totalCents: z.int(),
    vatCents: z.int(),
    /** Link to the page that shows it; null for a guest. */
    link: z.url().nullable(),
  }),
  paymentLate: z.strictObject({
    firstName: z.string(),
    number: z.string(),
    totalCents: z.int(),
    /** The order is cancelled. The money was credited to the balance, is being refunded, or was never taken. */
    outcome: z.enum(["credited", "refunded", "failed"]),
    link: z.url(),
  }),
  openingReceipts: z.strictObject({
    firstName: z.string(),
    /** The numbers of the openings, from the first to the last, without a gap. */
    firstNonce: z.int(),
    lastNonce: z.int(),
    boxCount: z.int(),
    paidCents: z.int(),
    /** How many of the openings ended without a charge. */
    voidCount: z.int(),
    /** Link to the page that verifies the file, and has the switch for these mails. */
    link: z.url(),
    /** The file of proofs. */
    proofs: z.string(),
  }),
  wishNews: z.strictObject({
    firstName: z.string(),
    /** The item's. */
    name: z.string(),
    priceCents: z.int(),
    /** The price that the person knew; null if the item is back in stock. */
    beforeCents: z.int().nullable(),
    link: z.url(),
    /** Link to the switch for these mails. */
    preferences: z.url(),
  }),
  disputeAnswer: z.strictObject({
    firstName: z.string(),
    /** What the operator writes. */
    text: z.string(),
    /** Whether every check of the public verifier holds. */
    isHeld: z.boolean(),
    /** The shop's records as files of proofs. */
    files: z.array(z.strictObject({ name: z.string(), json: z.string() })),
    /** Link to the page that verifies them. */
    link: z.url(),
  }),
} as const;

export type MailKind = keyof typeof payloads;
export type PayloadOf<Kind extends MailKind> = z.output<(typeof payloads)[Kind]>;

/** Each kind with its payload. */
export type MailContent = { [Kind in MailKind]: { kind: Kind; payload: PayloadOf<Kind> } }[MailKind];

const content: z.ZodType<MailContent> = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("passwordReset"), payload: payloads.passwordReset }),
  z.strictObject({ kind: z.literal("passwordChanged"), payload: payloads.passwordChanged }),
  z.strictObject({ kind: z.literal("accountLinked"), payload: payloads.accountLinked }),
  z.strictObject({ kind: z.literal("emailFollowed"), payload: payloads.emailFollowed }),
  z.strictObject({ kind: z.literal("newDevice"), payload: payloads.newDevice }),
  z.strictObject({ kind: z.literal("factorChanged"), payload: payloads.factorChanged }),
  z.strictObject({ kind: z.literal("linkCode"), payload: payloads.linkCode }),
  z.strictObject({ kind: z.literal("factorCode"), payload: payloads.factorCode }),
  z.strictObject({ kind: z.literal("browserKeyAdded"), payload: payloads.browserKeyAdded }),
  z.strictObject({ kind: z.literal("orderConfirmation"), payload: payloads.orderConfirmation }),
  z.strictObject({ kind: z.literal("paymentLate"), payload: payloads.paymentLate }),
  z.strictObject({ kind: z.literal("shipmentSent"), payload: payloads.shipmentSent }),
  z.strictObject({ kind: z.literal("shipmentCancelled"), payload: payloads.shipmentCancelled }),
  z.strictObject({ kind: z.literal("openingReceipts"), payload: payloads.openingReceipts }),
  z.strictObject({ kind: z.literal("wishNews"), payload: payloads.wishNews }),
  z.strictObject({ kind: z.literal("disputeAnswer"), payload: payloads.disputeAnswer }),
]);

/** Parses the decrypted content of a mail in the outbox. Throws if it is not one of the kinds. */
export function parseContent(json: string): MailContent {
  return content.parse(JSON.parse(json));
}
