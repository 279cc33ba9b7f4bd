import type { WithdrawalException } from "@trove/contract/withdrawals";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../../kinds.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => `${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`;
const money = (amountCents: number) => formatEuros(cents(amountCents), "en-IE");

const exceptions: Record<WithdrawalException, string> = {
  TooLate: "The period to withdraw had already ended.",
  Drawing: "There is no right to withdraw from the opening of a box: you agreed to the draw before it.",
  Sold: "The items were sold back to the shop.",
  AlreadyReturned: "The items have been returned and refunded before.",
  Hygiene: "The items were sealed for reasons of hygiene, and the seal was opened.",
  MadeToOrder: "The items were made to your order.",
  NotOurs: "We found no order of this shop that fits what you sent us.",
  GoodsMissing: "The items did not come back to us.",
};

function refunded({ balanceCents, cardCents }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0
      ? [`We're refunding ${money(cardCents)} to the card or account you paid with. This can take a few days.`]
      : []),
    ...(balanceCents > 0 ? [`${money(balanceCents)} is back on your balance, from which you paid.`] : []),
    ...(cardCents + balanceCents === 0
      ? ["There is nothing more to pay back: the money went back before, or the goods had lost their whole value."]
      : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: ({ number, orderNumber, name, receivedAtUtc, seller }, { brand }) => ({
    subject: `Your withdrawal ${number} at ${brand}`,
    heading: "We've received your withdrawal",
    paragraphs: [
      `You declared to ${brand} that you withdraw from a contract. We received it on ${moment(receivedAtUtc)}.`,
      "If goods were sent to you, please send them back within 14 days, with this number in the parcel. We refund you at the latest 14 days after your withdrawal, but may wait until the goods, or a proof that you posted them, have reached us.",
    ],
    rows: [
      { label: "Withdrawal", value: number },
      { label: "About", value: orderNumber ?? "Your top-ups" },
      ...(name === null ? [] : [{ label: "Name", value: name }]),
      { label: "Received", value: moment(receivedAtUtc) },
      { label: "To", value: seller },
    ],
    closing: ["Keep this email: it confirms your withdrawal.", "Wasn't this you? Reply to this email."],
  }),
  withdrawalStep: ({ number, orderNumber, step }, { brand }) => ({
    subject: `Your withdrawal ${number} at ${brand}`,
    heading: "News of your withdrawal",
    paragraphs: [
      step === "Matched"
        ? "Our team found the order or shipment that this withdrawal is about."
        : "Our team noted goods that come back to us with this withdrawal. They are no longer yours, and we'll refund you.",
    ],
    rows: orderNumber === null ? [] : [{ label: "About", value: orderNumber }],
    closing: ["You didn't withdraw? Reply to this email at once."],
  }),
  withdrawalEnded: (ended, { brand }) => ({
    subject: `Your withdrawal ${ended.number} at ${brand}`,
    heading: ended.exception === null ? "Your withdrawal is refunded" : "We can't accept your withdrawal",
    paragraphs: ended.exception === null ? refunded(ended) : [exceptions[ended.exception]],
    rows: ended.orderNumber === null ? [] : [{ label: "About", value: ended.orderNumber }],
    closing: ["Something not right? Reply to this email and we'll look into it."],
  }),
};
