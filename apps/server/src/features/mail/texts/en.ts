import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../kinds.ts";
import type { Catalogue } from "./catalogue.ts";

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`);
const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;
/** A button with a link; undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

const countries = new Intl.DisplayNames("en", { type: "region" });

const money = (amountCents: number) => formatEuros(cents(amountCents));

const methods = { standard: "Standard delivery, 3–5 working days", express: "Express delivery, 1–2 working days" };

function orderRows(order: PayloadOf<"orderConfirmation">) {
  const lines = order.lines.map(({ name, quantity, totalCents }) => {
    return { label: `${quantity} × ${name}`, value: money(totalCents) };
  });
  const { shippingMethod } = order;
  return [
    ...lines,
    ...(shippingMethod ? [{ label: methods[shippingMethod], value: money(order.shippingCostCents) }] : []),
    { label: "Total", value: money(order.totalCents) },
    { label: "VAT included", value: money(order.vatCents) },
  ];
}

const lateResults: Record<PayloadOf<"paymentLate">["outcome"], (amount: string) => string> = {
  credited: (amount) => `We have put ${amount} into your balance, where you can use it for anything in the shop.`,
  refunded: (amount) => `We are sending ${amount} back to the card or account that it came from.`,
  failed: () => "Nothing was charged.",
};

/** The numbers of openings, from the first to the last. */
const numbers = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">, to: string) =>
  firstNonce === lastNonce ? `${firstNonce}` : `${firstNonce}${to}${lastNonce}`;

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other);

export const en: Catalogue = {
  passwordReset: ({ firstName, link, validMinutes }, { brand }) => ({
    subject: `Choose a new ${brand} password`,
    heading: "Choose a new password",
    paragraphs: [`Hello ${firstName},`, `You asked for a link to set a new password for your ${brand} account.`],
    action: { label: "Set a new password", url: link },
    closing: [
      `The link works once, for ${minutes(validMinutes)}. When the password is set, you are signed out everywhere.`,
      "You didn't ask for this? Then leave it be: your password stays as it is.",
    ],
  }),
  passwordChanged: ({ firstName, changedAtUtc, resetLink }, { brand }) => ({
    subject: `Your ${brand} password was changed`,
    heading: "Your password was changed",
    paragraphs: [
      `Hello ${firstName},`,
      `The password of your ${brand} account was changed on ${moment(changedAtUtc)}, and other devices were signed out.`,
      "Was that you? Then there is nothing to do.",
    ],
    action: { label: "It wasn't me: set a new password", url: resetLink },
    closing: ["A new password signs out everybody who is signed in to your account."],
  }),
  accountLinked: ({ firstName, linkedAtUtc, link }, { brand }) => ({
    subject: `You sign in to ${brand} in a new way`,
    heading: "Your account has a new way to sign in",
    paragraphs: [
      `Hello ${firstName},`,
      `On ${moment(linkedAtUtc)} you signed in to ${brand} with this e-mail address, which has an account already. It is yours now.`,
      "Its old password no longer works, and everybody who was signed in with it has been signed out.",
    ],
    action: { label: "See the addresses in the account", url: link },
    closing: [
      "You never registered here before? Then somebody else used your e-mail address. Remove what isn't yours, such as addresses.",
    ],
  }),
  emailFollowed: ({ firstName, changedAtUtc, link }, { brand }) => ({
    subject: `Your ${brand} account has another e-mail address`,
    heading: "Your e-mail address was changed",
    paragraphs: [
      `Hello ${firstName},`,
      `On ${moment(changedAtUtc)} your ${brand} account got another e-mail address, because you sign in with that one now. We won't write to this one any more.`,
      "Was that you? Then there is nothing to do.",
    ],
    action: { label: "It wasn't me: get help", url: link },
    closing: ["Keep this mail: it shows that the account was yours."],
  }),
  newDevice: ({ firstName, device, countryCode, signedInAtUtc, link }, { brand }) => ({
    subject: `A new sign-in to your ${brand} account`,
    heading: "A sign-in from a new device",
    paragraphs: [
      `Hello ${firstName},`,
      `Somebody signed in to your ${brand} account on ${moment(signedInAtUtc)}, from a device that is new to it.`,
      "Was that you? Then there is nothing to do.",
    ],
    rows: [
      { label: "Device", value: device },
      ...(countryCode === null ? [] : [{ label: "Country", value: countries.of(countryCode) ?? countryCode }]),
    ],
    action: { label: "It wasn't me: see where I'm signed in", url: link },
    closing: ["Sign out everywhere else there, and then change your password."],
  }),
  // The browser's name is left out: whoever added it chose it, and could have written a message of their own into ours.
  browserKeyAdded: ({ firstName, addedAtUtc, link }, { brand }) => ({
    subject: "A new browser may open boxes for you",
    heading: "A new browser may open boxes for you",
    paragraphs: [
      `Hello ${firstName},`,
      `A browser that is signed in to your ${brand} account was added on ${moment(addedAtUtc)}. It may open boxes for you.`,
      "Was that you? Then there is nothing to do.",
    ],
    action: { label: "It wasn't me: see my browsers", url: link },
    closing: ["Remove what isn't yours there, and then change your password: that signs out everybody else."],
  }),
  orderConfirmation: (order, { brand }) => ({
    subject: `Your ${brand} order ${order.number}`,
    heading: "Thank you for your order",
    paragraphs: [
      `Hello ${order.firstName},`,
      order.shippingMethod
        ? `We have received your order ${order.number} and will tell you when it is on its way.`
        : `Your order ${order.number} is paid, and the items are in your inventory.`,
    ],
    rows: orderRows(order),
    action: linkTo("See your order", order.link),
    closing: ["Keep this mail: it confirms what you ordered and what you paid."],
  }),
  paymentLate: ({ firstName, number, totalCents, outcome, link }) => ({
    subject: `About the payment of your order ${number}`,
    heading: outcome === "failed" ? "Your payment did not go through" : "Your payment arrived late",
    paragraphs: [
      `Hello ${firstName},`,
      outcome === "failed"
        ? `The payment of your order ${number} was not completed, so the order is cancelled.`
        : `The payment of your order ${number} reached us after the order had been cancelled.`,
      lateResults[outcome](money(totalCents)),
    ],
    action: { label: "Back to the shop", url: link },
    closing: ["You are welcome to order again."],
  }),
  shipmentSent: ({ firstName, number, items, carrier, trackingNumber, trackingUrl, link }, { brand }) => ({
    subject: `Your ${brand} shipment ${number} is on its way`,
    heading: "Your parcel is on its way",
    paragraphs: [
      `Hello ${firstName},`,
      `We have handed shipment ${number} over to ${carrier}. Its tracking number is ${trackingNumber}.`,
      `It holds: ${items.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`)).join(", ")}.`,
    ],
    action: linkTo(trackingUrl === null ? "See your shipment" : "Track your parcel", trackingUrl ?? link),
    closing: ["Something is not right with it? Answer to this mail and we'll look into it."],
  }),
  shipmentCancelled: ({ firstName, number, cancelReason, isGuest, keepsItems, link }, { brand }) => ({
    subject: `Your ${brand} shipment ${number} was cancelled`,
    heading: "We had to cancel your shipment",
    paragraphs: [
      `Hello ${firstName},`,
      `We are sorry: shipment ${number} can't be sent.${cancelReason === null ? "" : ` The reason: ${cancelReason}`}`,
      isGuest
        ? "What you paid goes back the way it came. Depending on your bank that takes a few days."
        : keepsItems
          ? "The shipping cost is on your balance again, and the items are in your inventory."
          : "What you paid has gone back to you. The part that did not go back the way it came is on your balance.",
    ],
    action: linkTo("See your shipment", link),
    closing: [],
  }),
  openingReceipts: (opened, { brand }) => {
    const { firstName, firstNonce, lastNonce, boxCount, paidCents, voidCount, link, proofs } = opened;
    const count = lastNonce - firstNonce + 1;
    const receipts = plural(count, "receipt", "receipts");
    return {
      subject: `Your ${brand} ${receipts}, no. ${numbers(opened, " to ")}`,
      heading: `${plural(count, "The receipt", "The receipts")} of your ${plural(count, "opening", "openings")}`,
      paragraphs: [
        `Hello ${firstName},`,
        `The attached file proves how your ${plural(count, "opening", "openings")} no. ${numbers(opened, " to ")} went: what we promised, what your browser revealed, and how it ended, signed by both sides.`,
        "Keep this mail. The file is yours: what is in it holds even if we should say something else one day, and if your browser forgets what it holds.",
      ],
      rows: [
        { label: "Openings", value: `no. ${numbers(opened, "–")}` },
        { label: "Boxes", value: `${boxCount}` },
        { label: "Paid", value: money(paidCents) },
        ...(voidCount > 0 ? [{ label: "Ended without a charge", value: `${voidCount}` }] : []),
      ],
      action: { label: "Check the file", url: link },
      closing: [
        "Save the file and drop it there, or check it with the program for the command line, which doesn't need our pages.",
        "The numbers have no gap: as long as you have these mails on, the next begins where this one ends. If it doesn't, something is missing: compare it with the list there.",
        "You get these mails because you switched them on. You can switch them off on the same page.",
      ],
      attachments: [{ name: `openings-${numbers(opened, "-to-")}.json`, json: proofs }],
    };
  },
  disputeAnswer: ({ firstName, text, isHeld, files, link }, { brand }) => ({
    subject: `Your question about an opening at ${brand}`,
    heading: "We looked into your opening",
    paragraphs: [
      `Hello ${firstName},`,
      ...text.split(/\n+/),
      ...(isHeld ? ["Every check of the public verifier holds."] : []),
      ...(files.length === 0
        ? []
        : [
            "What we hold of it is attached, with the proofs from our public logs. You need not believe us: verify it.",
          ]),
    ],
    action: { label: "Check the file", url: link },
    closing: ["Drop the file there, or check it with the program for the command line, which doesn't need our pages."],
    attachments: files,
  }),
};
