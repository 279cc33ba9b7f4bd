import type { MailKind, PayloadOf } from "./kinds.ts";
import type { MailContent } from "./mail-content.ts";
import { accountRecipient } from "./recipient.ts";
import { shipmentSamples } from "./parcel-samples.ts";
import { withdrawalSamples } from "./withdrawal-samples.ts";

const at = new Date(0);

/** The name of a person who has confirmed their address, so that the samples greet by name. */
export const sampleName = accountRecipient({
  userId: "",
  email: "mara@trove.example",
  firstName: "Mara",
  emailConfirmedAt: at,
  nameConfirmedAt: at,
  ownTextsSince: at,
}).name;

const order = { number: "O-482915036617", totalCents: 14_795 };
const opened = { proofs: "{}" };
const signedIn = { device: "Firefox on Windows", signedInAtUtc: "2026-03-14T09:26:53.000Z" };
const promise = { from: "2026-03-18", until: "2026-03-20" };
const gift = { code: "7K3MQ-9AW0X-HT5RB-2C8NE", amountCents: 5_000, expiresAtUtc: "2031-03-14T09:26:53.000Z" };

type Variants = { [Kind in MailKind]: Record<string, PayloadOf<Kind>> };

/**
 * Samples of every kind of mail, one for each case that has a different text. If a new kind has no sample, the code
 * does not compile.
 */
const variantsIn = (shop: string): Variants => ({
  orderConfirmation: {
    "to be sent": {
      ...order,
      lines: [
        { name: "Copper pour-over kettle", quantity: 1, totalCents: 8_995 },
        { name: "Stoneware mug, set of two, glazed by hand in a wood-fired kiln", quantity: 2, totalCents: 5_300 },
      ],
      shippingMethod: "standard",
      promise,
      shippingCostCents: 500,
      discount: null,
      vatCents: 2_568,
      link: `${shop}/shipments`,
    },
    "bought with a promo code": {
      ...order,
      lines: [{ name: "Copper pour-over kettle", quantity: 1, totalCents: 15_795 }],
      shippingMethod: "standard",
      promise,
      shippingCostCents: 500,
      discount: { code: "SPRING2026", cents: 1_500 },
      vatCents: 2_568,
      link: `${shop}/shipments`,
    },
    "kept in the inventory": {
      ...order,
      lines: [{ name: "Copper pour-over kettle", quantity: 1, totalCents: 14_795 }],
      shippingMethod: null,
      promise: null,
      shippingCostCents: 0,
      discount: null,
      vatCents: 2_568,
      link: `${shop}/inventory`,
    },
  },
  ...shipmentSamples(shop),
  paymentLate: {
    credited: { ...order, outcome: "credited", link: `${shop}/shop` },
    refunded: { ...order, outcome: "refunded", link: `${shop}/shop` },
    failed: { ...order, outcome: "failed", link: `${shop}/shop` },
  },
  passwordChanged: {
    changed: { changedAtUtc: "2026-03-14T09:26:53.000Z", resetLink: `${shop}/auth/jwt/forgot-password` },
  },
  accountLinked: {
    linked: { linkedAtUtc: "2026-03-14T09:26:53.000Z", link: `${shop}/account-settings?tab=addresses` },
  },
  emailFollowed: { followed: { changedAtUtc: "2026-03-14T09:26:53.000Z", link: `${shop}/faq` } },
  giftCode: {
    issued: { ...gift, activeFromUtc: null, link: `${shop}/balance/gifts` },
    bought: { ...gift, activeFromUtc: "2026-03-15T09:26:53.000Z", link: `${shop}/balance/gifts` },
  },
  newDevice: {
    "with its country": { ...signedIn, countryCode: "NL", link: `${shop}/account-settings?tab=security` },
    "without it": { ...signedIn, countryCode: null, link: `${shop}/account-settings?tab=security` },
  },
  factorChanged: {
    "a passkey": {
      change: "passkeyAdded",
      codesLeft: null,
      changedAtUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/account-settings?tab=security`,
    },
    "guessed codes": {
      change: "codesGuessed",
      codesLeft: null,
      changedAtUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/dashboard/security`,
    },
    "a recovery code": {
      change: "recoveryCodeUsed",
      codesLeft: 9,
      changedAtUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/account-settings?tab=security`,
    },
  },
  openingsOfDay: {
    "two boxes": {
      day: "2026-11-27",
      openings: [
        {
          nonce: 12,
          time: "21:04",
          boxName: "Desk drawer",
          itemName: "Stoneware mug, set of two, glazed by hand in a wood-fired kiln",
          priceCents: 1_500,
          isReturnable: true,
        },
        {
          nonce: 13,
          time: "21:06",
          boxName: "Desk drawer",
          itemName: "Copper pour-over kettle",
          priceCents: 1_500,
          isReturnable: false,
        },
      ],
      tables: [{ boxName: "Desk drawer", version: 3, hash: "5a".repeat(32) }],
      seller: "Trove BV, Keizersgracht 1, 1015 CN Amsterdam",
      timeZone: "Europe/Amsterdam",
      link: `${shop}/account-settings?tab=fairness`,
      preferences: `${shop}/account-settings?tab=notifications`,
    },
  },
  breakStarted: {
    "a break": { kind: "Break", untilUtc: "2026-04-13T09:26:53.000Z", link: `${shop}/account/protection` },
    "an exclusion": { kind: "Exclusion", untilUtc: "2027-03-14T09:26:53.000Z", link: `${shop}/account/protection` },
  },
  identityDecided: {
    verified: { state: "Verified", refusal: null, link: `${shop}/account/identity` },
    refused: { state: "Refused", refusal: "Unreadable", link: `${shop}/account/identity` },
    lapsed: { state: "Lapsed", refusal: null, link: `${shop}/account/identity` },
  },
  accountEvent: {
    exported: {
      event: "exported",
      atUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/account-settings?tab=security`,
    },
    cardKept: { event: "cardKept", atUtc: "2026-03-14T09:26:53.000Z", link: `${shop}/account/payments` },
    closing: { event: "closing", atUtc: "2026-03-14T09:26:53.000Z", link: `${shop}/account-settings?tab=data` },
    closingAsked: {
      event: "closingAsked",
      atUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/account-settings?tab=data`,
    },
    closingEnds: {
      event: "closingEnds",
      atUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/account-settings?tab=data`,
      left: { items: 2, amountCents: 1250 },
    },
    closingTakenBack: {
      event: "closingTakenBack",
      atUtc: "2026-03-14T09:26:53.000Z",
      link: `${shop}/account-settings?tab=data`,
    },
    closed: { event: "closed", atUtc: "2026-03-14T09:26:53.000Z", link: shop },
  },
  complaintAnswered: {
    answered: {
      number: "C-000042",
      text: "We sent the parcel again today.",
      adrBody: "Consumer board, The Hague",
      link: `${shop}/complaints`,
    },
  },
  complaintReceived: {
    received: {
      number: "C-000042",
      receivedAtUtc: "2026-03-14T09:26:53.000Z",
      answerByUtc: "2026-03-28T09:26:53.000Z",
      adrBody: "Consumer Board, Bordewijklaan 46, The Hague",
      link: `${shop}/complaints`,
    },
  },
  linkCode: { code: { code: "04917352", validMinutes: 15 } },
  factorCode: { code: { code: "60284713", validMinutes: 15 } },
  browserKeyAdded: {
    added: { addedAtUtc: "2026-03-14T09:26:53.000Z", link: `${shop}/account-settings?tab=fairness` },
  },
  openingReceipts: {
    one: {
      ...opened,
      firstNonce: 12,
      lastNonce: 12,
      boxCount: 1,
      paidCents: 499,
      voidCount: 0,
      link: `${shop}/account-settings?tab=fairness`,
    },
    "without its file": {
      ...opened,
      proofs: null,
      firstNonce: 12,
      lastNonce: 12,
      boxCount: 1,
      paidCents: 499,
      voidCount: 0,
      link: `${shop}/account-settings?tab=fairness`,
    },
    "several, one of them void": {
      ...opened,
      firstNonce: 12,
      lastNonce: 40,
      boxCount: 55,
      paidCents: 27_445,
      voidCount: 1,
      link: `${shop}/account-settings?tab=fairness`,
    },
  },
  wishNews: {
    "a lower price": {
      name: "Copper pour-over kettle",
      priceCents: 7995,
      beforeCents: 8995,
      link: `${shop}/shop`,
      preferences: `${shop}/account-settings?tab=notifications`,
    },
    "back in stock": {
      name: "Copper pour-over kettle",
      priceCents: 7995,
      beforeCents: null,
      link: `${shop}/shop`,
      preferences: `${shop}/account-settings?tab=notifications`,
    },
  },
  firstPassword: { "set up": { link: `${shop}/auth/jwt/reset-password?token=sample`, validMinutes: 30 } },
  launchAsked: {
    asked: { link: `${shop}/opening-soon/confirm/sample`, unsubscribe: `${shop}/opening-soon/end/sample` },
  },
  launchOpen: { open: { link: `${shop}/` } },
  testMail: { sent: { sentAtUtc: "2026-03-14T09:26:53.000Z" } },
  ...withdrawalSamples(shop, order.number),
  disputeAnswer: {
    "every check holds": {
      text: "Your opening no. 12 went as the published odds say.\nBelow is how to check that.",
      isHeld: true,
      files: [{ name: "opening-12.json", json: "{}" }],
      link: `${shop}/provably-fair`,
    },
  },
  passwordReset: { asked: { link: `${shop}/auth/jwt/reset-password?token=sample`, validMinutes: 30 } },
});

export type Sample = { content: MailContent; variant: string };

/** All samples, in display order; `shop` is the base URL of their links. */
export const mailSamples = (shop: string): readonly Sample[] =>
  Object.entries(variantsIn(shop)).flatMap(([kind, variants]) =>
    Object.entries(variants).map(([variant, payload]) => ({ content: { kind, payload } as MailContent, variant })),
  );
