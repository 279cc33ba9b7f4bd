import {
  BREAK_KINDS,
  IDENTITY_REFUSALS,
  SHIPPING_METHODS,
  WITHDRAWAL_EXCEPTIONS,
  WITHDRAWAL_REASONS,
} from "@trove/contract";
import { z } from "zod";

/** Events of second factors about which a person gets a mail. */
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

/** Events of a whole account about which a person gets a mail. */
const ACCOUNT_EVENTS = [
  "exported",
  "returning",
  "payeeAdded",
  "payingOut",
  "closing",
  "closingAsked",
  "closingEnds",
  "closingTakenBack",
  "closed",
  "cardKept",
] as const;

/** The days on which a parcel is promised to arrive. Mails of the release before state none. */
const promise = z.strictObject({ from: z.iso.date(), until: z.iso.date() }).nullable().default(null);

/** The payload of each kind of mail. Links start with PUBLIC_URL. */
export const payloads = {
  passwordReset: z.strictObject({ link: z.url(), validMinutes: z.int() }),
  passwordChanged: z.strictObject({ changedAtUtc: z.iso.datetime(), resetLink: z.url() }),
  accountLinked: z.strictObject({ linkedAtUtc: z.iso.datetime(), link: z.url() }),
  emailFollowed: z.strictObject({ changedAtUtc: z.iso.datetime(), link: z.url() }),
  newDevice: z.strictObject({
    /** Names of the browser and operating system. */
    device: z.string(),
    countryCode: z.string().nullable(),
    signedInAtUtc: z.iso.datetime(),
    link: z.url(),
  }),
  factorChanged: z.strictObject({
    change: z.enum(FACTOR_CHANGES),
    /** The number of recovery codes left, if one was used; otherwise null. */
    codesLeft: z.int().nullable(),
    changedAtUtc: z.iso.datetime(),
    link: z.url(),
  }),
  /** A break or an exclusion that an operator has started. */
  breakStarted: z.strictObject({ kind: z.enum(BREAK_KINDS), untilUtc: z.iso.datetime(), link: z.url() }),
  /** How a check of the person's identity has ended. Lapsed: nobody decided in time. */
  identityDecided: z.strictObject({
    state: z.enum(["Verified", "Refused", "Lapsed"]),
    /** Null unless Refused. */
    refusal: z.enum(IDENTITY_REFUSALS).nullable(),
    link: z.url(),
  }),
  accountEvent: z.strictObject({
    event: z.enum(ACCOUNT_EVENTS),
    atUtc: z.iso.datetime(),
    link: z.url(),
    /** The items and the money that the person gives up. */
    left: z.strictObject({ items: z.int(), amountCents: z.int() }).optional(),
  }),
  complaintReceived: z.strictObject({
    /** The number of the case. */
    number: z.string(),
    receivedAtUtc: z.iso.datetime(),
    answerByUtc: z.iso.datetime(),
    /** The body for alternative dispute resolution; empty if the shop names none. */
    adrBody: z.string(),
    link: z.url(),
  }),
  complaintAnswered: z.strictObject({
    number: z.string(),
    text: z.string(),
    /** The body for alternative dispute resolution; empty if the shop names none. */
    adrBody: z.string(),
    link: z.url(),
  }),
  /** The only place where a code stands: the shop keeps its hash. */
  giftCode: z.strictObject({
    code: z.string(),
    amountCents: z.int(),
    /** Null if it can be redeemed at once. */
    activeFromUtc: z.iso.datetime().nullable(),
    expiresAtUtc: z.iso.datetime(),
    link: z.url(),
  }),
  linkCode: z.strictObject({ code: z.string(), validMinutes: z.int() }),
  factorCode: z.strictObject({ code: z.string(), validMinutes: z.int() }),
  browserKeyAdded: z.strictObject({ addedAtUtc: z.iso.datetime(), link: z.url() }),
  shipmentSent: z.strictObject({
    number: z.string(),
    items: z.array(z.strictObject({ name: z.string(), quantity: z.int() })),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.url().nullable(),
    promise,
    /** Link to the shipment's page; null for a guest. */
    link: z.url().nullable(),
  }),
  /** The carrier delivers the parcel today, or holds it. */
  parcelStep: z.strictObject({
    number: z.string(),
    step: z.enum(["OutForDelivery", "Held"]),
    carrier: z.string(),
    trackingNumber: z.string(),
    trackingUrl: z.url().nullable(),
    link: z.url().nullable(),
  }),
  shipmentCancelled: z.strictObject({
    number: z.string(),
    cancelReason: z.string().nullable(),
    isGuest: z.boolean(),
    /** Whether the items went to the person's inventory. If not, everything that was paid is given back. */
    keepsItems: z.boolean().default(true),
    link: z.url().nullable(),
  }),
  orderConfirmation: z.strictObject({
    number: z.string(),
    lines: z.array(z.strictObject({ name: z.string(), quantity: z.int(), totalCents: z.int() })),
    shippingMethod: z.enum(SHIPPING_METHODS).nullable(),
    promise,
    /** The prices are those before a promo code, and this is what it took off. */
    shippingCostCents: z.int(),
    discount: z.strictObject({ code: z.string(), cents: z.int() }).nullable().default(null),
    totalCents: z.int(),
    vatCents: z.int(),
    /** Link to the page that shows the order; null for a guest. */
    link: z.url().nullable(),
  }),
  paymentLate: z.strictObject({
    number: z.string(),
    totalCents: z.int(),
    /** The order was cancelled. Its payment was credited to the balance, is being refunded, or was never captured. */
    outcome: z.enum(["credited", "refunded", "failed"]),
    link: z.url(),
  }),
  openingReceipts: z.strictObject({
    /** The nonces of the first and last opening. The mail is about all openings between them. */
    firstNonce: z.int(),
    lastNonce: z.int(),
    boxCount: z.int(),
    paidCents: z.int(),
    /** The number of openings that ended without a charge. */
    voidCount: z.int(),
    /** Link to the page that verifies the file of proofs and lets the person switch these mails off. */
    link: z.url(),
    /** The file of proofs; null if the mail must not contain the texts in it. */
    proofs: z.string().nullable(),
  }),
  /** Confirms the boxes that a person opened on a day. */
  openingsOfDay: z.strictObject({
    /** YYYY-MM-DD */
    day: z.string(),
    openings: z.array(
      z.strictObject({
        nonce: z.int(),
        /** HH:MM */
        time: z.string(),
        boxName: z.string(),
        itemName: z.string(),
        priceCents: z.int(),
        /** Whether the item comes back for this price. If not, the person consented. Null in mails of before. */
        isReturnable: z.boolean().nullable().default(null),
      }),
    ),
    /** The odds tables by which they were drawn. */
    tables: z.array(z.strictObject({ boxName: z.string(), version: z.int(), hash: z.string() })),
    /** The shop's name and address. */
    seller: z.string(),
    /** The time zone of day and times. */
    timeZone: z.string(),
    /** Link to the page that verifies openings. */
    link: z.url(),
    preferences: z.url(),
  }),
  wishNews: z.strictObject({
    /** The item's name. */
    name: z.string(),
    priceCents: z.int(),
    /**
     * The price that the person knew; null if the item is back in stock. Texts don't state it, because a price before
     * has to be the lowest of 30 days.
     */
    beforeCents: z.int().nullable(),
    link: z.url(),
    /** Link to the page where these mails can be switched off. */
    preferences: z.url(),
  }),
  /** The link with which the owner of a new shop chooses the password of its first account. */
  firstPassword: z.strictObject({ link: z.url(), validMinutes: z.int() }),
  /** Asks the owner of an address whether they want to hear when the shop has its first goods. */
  launchAsked: z.strictObject({ link: z.url(), unsubscribe: z.url() }),
  launchOpen: z.strictObject({ link: z.url() }),
  /** Sent by operators to themselves. */
  testMail: z.strictObject({ sentAtUtc: z.iso.datetime() }),
  withdrawalReceived: z.strictObject({
    number: z.string(),
    /** The number of an order or shipment, as it was typed; null for top-ups. */
    orderNumber: z.string().nullable(),
    /** Null unless it is the buyer's. */
    name: z.string().nullable(),
    receivedAtUtc: z.iso.datetime(),
    /** The shop's name and address. */
    seller: z.string(),
    reason: z.enum(WITHDRAWAL_REASONS).default("Withdrawal"),
    /** Whether an operator judges a fault before anything is sent back. */
    isJudged: z.boolean().default(false),
    /** The page of the order or shipment with the label; for top-ups, the page that confirms it. */
    link: z.url().nullable().default(null),
    /** The names of won items from which there is no right to withdraw. */
    withoutRight: z.array(z.string()).default([]),
  }),
  /** Tells the buyer of an operator's step, so that nobody takes goods back unseen. */
  withdrawalStep: z.strictObject({
    number: z.string(),
    orderNumber: z.string().nullable(),
    step: z.enum(["Matched", "GoodsNoted", "Accepted"]),
    /** The page with the label, for goods that have to be sent back. */
    link: z.url().nullable().default(null),
  }),
  withdrawalEnded: z.strictObject({
    number: z.string(),
    orderNumber: z.string().nullable(),
    /** Why it was refused; null if it was refunded, to the balance and to the card. */
    exception: z.enum(WITHDRAWAL_EXCEPTIONS).nullable(),
    balanceCents: z.int(),
    cardCents: z.int(),
    /** The part for the balance that paid a charged back top-up instead. */
    setOffCents: z.int().default(0),
    /** Why nothing is paid back. */
    nothing: z.enum(["PaidBefore", "WorthLost"]).default("PaidBefore"),
  }),
  disputeAnswer: z.strictObject({
    /** The operator's answer. */
    text: z.string(),
    /** Whether all checks of the public verifier succeed. */
    isHeld: z.boolean(),
    /** The shop's records of the disputed openings, as files of proofs. */
    files: z.array(z.strictObject({ name: z.string(), json: z.string() })),
    /** Link to the page that verifies the files. */
    link: z.url(),
  }),
} as const;

export type MailKind = keyof typeof payloads;
export type PayloadOf<Kind extends MailKind> = z.output<(typeof payloads)[Kind]>;
