import { promiseText } from "@trove/contract";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../kinds.ts";
import type { Catalogue } from "./mail-texts.ts";
import { breakTexts } from "./breaks/en.ts";
import { accountTexts, leftTexts } from "./account/en.ts";
import { factorTexts } from "./factors/en.ts";
import { giftTexts } from "./gifts/en.ts";
import { launchTexts } from "./launch/en.ts";
import { openingTexts } from "./confirmations/en.ts";
import { complaintTexts } from "./complaints/en.ts";
import { parcelTexts } from "./parcels/en.ts";
import { withdrawalTexts } from "./withdrawals/en.ts";

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);
const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;
/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

const countries = new Intl.DisplayNames("en", { type: "region" });

const money = (amountCents: number) => formatEuros(cents(amountCents));

const methods = { standard: "Standard delivery", express: "Express delivery" };

function orderRows({ lines, shippingMethod, promise, discount, ...order }: PayloadOf<"orderConfirmation">) {
  return [
    ...lines.map(({ name, quantity, totalCents }) => {
      return { label: `${quantity} × ${name}`, value: money(totalCents) };
    }),
    ...(shippingMethod ? [{ label: methods[shippingMethod], value: money(order.shippingCostCents) }] : []),
    ...(discount ? [{ label: `Code ${discount.code}`, value: money(-discount.cents) }] : []),
    ...(promise ? [{ label: "Arrives", value: promiseText(promise, "en") }] : []),
    { label: "Total", value: money(order.totalCents) },
    { label: "VAT included", value: money(order.vatCents) },
  ];
}

const lateResults: Record<PayloadOf<"paymentLate">["outcome"], (amount: string) => string> = {
  credited: (amount) => `We've added ${amount} to your balance. You can spend it on anything in the shop.`,
  refunded: (amount) => `We're refunding ${amount} to the card or account you paid with.`,
  failed: () => "You weren't charged.",
};

/** The numbers of openings, from the first to the last, as part of a sentence. */
const numbers = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">, to: string) =>
  firstNonce === lastNonce ? `${firstNonce}` : `${firstNonce}${to}${lastNonce}`;

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);

export const en: Catalogue = {
  colon: ": ",
  greeting: (name) => (name === null ? "Hello," : `Hello ${name},`),
  passwordReset: ({ link, validMinutes }, { brand }) => ({
    subject: `Reset your ${brand} password`,
    heading: "Reset your password",
    paragraphs: [`You asked us to reset the password for your ${brand} account.`],
    action: { label: "Set new password", url: link },
    closing: [
      `The link works once and expires in ${minutes(validMinutes)}. Setting a new password signs you out everywhere.`,
      "Didn't ask for this? You can ignore this email. Your password won't change.",
    ],
  }),
  passwordChanged: ({ changedAtUtc, resetLink }, { brand }) => ({
    subject: `Your ${brand} password was changed`,
    heading: "Your password was changed",
    paragraphs: [
      `The password for your ${brand} account was changed on ${moment(changedAtUtc)}, and other devices were signed out.`,
      "If this was you, you don't need to do anything.",
    ],
    action: { label: "It wasn't me: reset password", url: resetLink },
    closing: ["Setting a new password signs everyone out of your account."],
  }),
  accountLinked: ({ linkedAtUtc, link }, { brand }) => ({
    subject: `New sign-in method for your ${brand} account`,
    heading: "Your account has a new sign-in method",
    paragraphs: [
      `On ${moment(linkedAtUtc)} you signed in to ${brand} with this email address, which already had an account. The account is now yours.`,
      "Its old password no longer works, and everyone who was signed in with it has been signed out.",
    ],
    action: { label: "Check the account's addresses", url: link },
    closing: [
      "Never signed up here before? Then someone else used your email address. Remove anything that isn't yours, such as addresses.",
    ],
  }),
  emailFollowed: ({ changedAtUtc, link }, { brand }) => ({
    subject: `Your ${brand} email address was changed`,
    heading: "Your email address was changed",
    paragraphs: [
      `On ${moment(changedAtUtc)} the email address of your ${brand} account was changed to the one you now sign in with. We won't send emails to this address any more.`,
      "If this was you, you don't need to do anything.",
    ],
    action: { label: "It wasn't me: get help", url: link },
    closing: ["Keep this email: it shows that the account was yours."],
  }),
  // Does not show the passkey's name, as the mail about a browser shows no name: the person who added it chose the
  // name, and could have put a message into it.
  factorChanged: ({ change, codesLeft, changedAtUtc, link }, { brand }) => {
    const { subject, text } = factorTexts[change];
    return {
      subject: `${brand}: ${subject}`,
      heading: "Two-step sign-in",
      paragraphs: [
        `On ${moment(changedAtUtc)} ${text}`,
        "If this was you, you don't need to do anything. If it wasn't, change your password and contact us right away.",
      ],
      rows: codesLeft === null ? [] : [{ label: "Recovery codes left", value: String(codesLeft) }],
      action: { label: "Check your security settings", url: link },
      closing: ["We send this email whenever two-step sign-in changes on your account or several codes are wrong."],
    };
  },
  accountEvent: ({ event, atUtc, link, left }, { brand }) => {
    const { subject, text, more, button } = accountTexts[event];
    return {
      subject: `${brand}: ${subject}`,
      heading: "Your account",
      paragraphs: [`On ${moment(atUtc)} ${text}`, more],
      rows: left
        ? [
            { label: leftTexts.items, value: String(left.items) },
            { label: leftTexts.balance, value: money(left.amountCents) },
          ]
        : [],
      action: { label: button, url: link },
      closing: ["We send this email whenever something happens to your account as a whole."],
    };
  },
  ...complaintTexts,
  ...giftTexts,
  linkCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} is your ${brand} code`,
    heading: "Confirm it's you",
    paragraphs: [
      `Someone is signing in to ${brand} in a new way with this email address, which already has an account. Whoever enters this code gets the account, and its password stops working. The code expires in ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "Code", value: code }],
    closing: ["Wasn't this you? Don't share the code with anyone. Nothing happens to your account without it."],
  }),
  factorCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} is your ${brand} code`,
    heading: "Turn on two-step sign-in",
    paragraphs: [
      `Enter this code to turn on two-step sign-in for your ${brand} account. It expires in ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "Code", value: code }],
    closing: [
      "Wasn't this you? Then someone is signed in to your account. Don't share the code with anyone, and change your password now.",
    ],
  }),
  newDevice: ({ device, countryCode, signedInAtUtc, link }, { brand }) => ({
    subject: `New sign-in to your ${brand} account`,
    heading: "New sign-in to your account",
    paragraphs: [
      `Someone signed in to your ${brand} account on ${moment(signedInAtUtc)} from a new device.`,
      "If this was you, you don't need to do anything.",
    ],
    rows: [
      { label: "Device", value: device },
      ...(countryCode === null ? [] : [{ label: "Country", value: countries.of(countryCode) ?? countryCode }]),
    ],
    action: { label: "It wasn't me: check my sign-ins", url: link },
    closing: ["Sign out everywhere else, then change your password."],
  }),
  // Does not show the browser's name: the person who added the browser chose the name, and could have put a message
  // into it.
  browserKeyAdded: ({ addedAtUtc, link }, { brand }) => ({
    subject: "A new browser can open boxes for you",
    heading: "A new browser can open boxes for you",
    paragraphs: [
      `A browser signed in to your ${brand} account was added on ${moment(addedAtUtc)}. It can open boxes for you.`,
      "If this was you, you don't need to do anything.",
    ],
    action: { label: "It wasn't me: check my browsers", url: link },
    closing: ["Remove any browser that isn't yours, then change your password. That signs everyone else out."],
  }),
  orderConfirmation: (order, { brand, url }) => ({
    subject: `Your ${brand} order ${order.number}`,
    heading: "Thank you for your order",
    paragraphs: [
      order.shippingMethod
        ? `We've received your order ${order.number}. We'll email you when it's on its way.`
        : `Your order ${order.number} is paid, and your items are in your inventory.`,
    ],
    rows: orderRows(order),
    action: linkTo("View your order", order.link),
    closing: [
      "Keep this email as confirmation of your order and payment.",
      `You can withdraw within 14 days of the delivery: ${url}/withdraw`,
    ],
  }),
  paymentLate: ({ number, totalCents, outcome, link }) => ({
    subject: `Payment for your order ${number}`,
    heading: outcome === "failed" ? "Your payment didn't go through" : "Your payment arrived late",
    paragraphs: [
      outcome === "failed"
        ? `The payment for your order ${number} wasn't completed, so the order is cancelled.`
        : `The payment for your order ${number} reached us after the order had been cancelled.`,
      lateResults[outcome](money(totalCents)),
    ],
    action: { label: "Back to the shop", url: link },
    closing: ["You can place the order again any time."],
  }),
  ...parcelTexts,
  openingReceipts: (opened, { brand }) => {
    const { firstNonce, lastNonce, boxCount, paidCents, voidCount, link, proofs } = opened;
    const count = lastNonce - firstNonce + 1;
    const receipts = plural(count, "receipt", "receipts");
    return {
      subject: `Your ${brand} ${receipts}, no. ${numbers(opened, " to ")}`,
      heading: `${plural(count, "Your receipt", "Your receipts")} for your ${plural(count, "opening", "openings")}`,
      paragraphs:
        proofs === null
          ? [
              "We haven't attached the file with your proof, because it contains a client seed that someone typed in, and this email address isn't confirmed yet. You can save it on the page below. Setting a new password by email confirms the address.",
            ]
          : [
              `The attached file proves how your ${plural(count, "opening", "openings")} no. ${numbers(opened, " to ")} went: what we promised, what your browser revealed, and how it ended, signed by both sides.`,
              "Keep this email. The file is yours: it stays valid even if we ever claim otherwise, or if your browser's data is cleared.",
            ],
      rows: [
        { label: "Openings", value: `no. ${numbers(opened, "–")}` },
        { label: "Boxes", value: `${boxCount}` },
        { label: "Paid", value: money(paidCents) },
        ...(voidCount > 0 ? [{ label: "Ended without a charge", value: `${voidCount}` }] : []),
      ],
      action: { label: proofs === null ? "View receipts" : "Check the file", url: link },
      closing: [
        ...(proofs === null
          ? []
          : [
              "Save the file and drop it on that page, or check it with the command-line program, which doesn't need our pages.",
            ]),
        "The numbers have no gaps: while these emails are on, each one starts where the last one ended. If not, something is missing: compare it with the list on that page.",
        "You get these emails because you turned them on. You can turn them off on the same page.",
      ],
      attachments: proofs === null ? [] : [{ name: `openings-${numbers(opened, "-to-")}.json`, json: proofs }],
    };
  },
  wishNews: ({ name, priceCents, beforeCents, link, preferences }) => ({
    subject: beforeCents === null ? `${name} is back in stock` : `${name} now costs ${money(priceCents)}`,
    heading: "News about your wishlist",
    paragraphs: [
      beforeCents === null
        ? `${name} on your wishlist is back in stock for ${money(priceCents)}.`
        : `${name} on your wishlist now costs ${money(priceCents)}.`,
    ],
    action: { label: "View item", url: link },
    closing: [`You get these emails because you turned them on. You can turn them off here: ${preferences}`],
  }),
  ...breakTexts,
  ...launchTexts,
  ...openingTexts,
  ...withdrawalTexts,
  disputeAnswer: ({ text, isHeld, files, link }, { brand }) => ({
    subject: `Your question about an opening at ${brand}`,
    heading: "We looked into your opening",
    paragraphs: [
      ...text.split(/\n+/),
      ...(isHeld ? ["The opening passes every check of the public verifier."] : []),
      ...(files.length === 0
        ? []
        : [
            "Our records of it are attached, with the proofs from our public logs. You don't have to take our word for it: verify it.",
          ]),
    ],
    action: { label: "Check the file", url: link },
    closing: ["Drop the file on that page, or check it with the command-line program, which doesn't need our pages."],
    attachments: files,
  }),
};
