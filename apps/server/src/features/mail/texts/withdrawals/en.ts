import { isFault, type WithdrawalException } from "@trove/contract/withdrawals";
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
  NoFault: "The goods had no fault, or one that arose later.",
  GuaranteeOver: "The two years in which we answer for faults had ended.",
};

const nothings: Record<PayloadOf<"withdrawalEnded">["nothing"], string> = {
  PaidBefore: "There is nothing more to pay back: the money went back before.",
  WorthLost: "There is nothing to pay back: the goods had lost their whole value.",
};

function refunded({ balanceCents, cardCents, setOffCents, nothing }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0
      ? [`We're refunding ${money(cardCents)} to the card or account you paid with. This can take a few days.`]
      : []),
    ...(balanceCents > 0 ? [`${money(balanceCents)} is back on your balance, from which you paid.`] : []),
    ...(setOffCents > 0 ? [`${money(setOffCents)} of that paid for a top-up that your bank had taken back.`] : []),
    ...(cardCents + balanceCents === 0 ? [nothings[nothing]] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: (received, { brand }) => {
    const { number, orderNumber, name, receivedAtUtc, seller, reason, isJudged, link, withoutRight } = received;
    const sending = isFault(reason)
      ? "Please send the goods back within 14 days, with the label in the parcel. We pay for that, and refund you once the goods have reached us."
      : "If goods were sent to you, please send them back within 14 days, with this number in the parcel. We refund you at the latest 14 days after your withdrawal, but may wait until the goods, or a proof that you posted them, have reached us.";
    const confirming =
      "Open the link below to show that this mailbox is yours. Only then can we refund top-ups of the account with this address, if there is one.";
    const next = orderNumber === null && link !== null ? confirming : sending;
    const action = { label: orderNumber === null ? "Confirm withdrawal" : "Returns and label", url: link ?? "" };
    return {
      subject: isFault(reason) ? `Your return ${number} at ${brand}` : `Your withdrawal ${number} at ${brand}`,
      heading: isFault(reason) ? "We've received your return" : "We've received your withdrawal",
      paragraphs: [
        isFault(reason)
          ? `You told ${brand} that something is wrong with goods that we sent you. We received it on ${moment(receivedAtUtc)}.`
          : `You declared to ${brand} that you withdraw from a contract. We received it on ${moment(receivedAtUtc)}.`,
        isJudged
          ? "Our team looks at it and tells you what comes next. Please don't send anything back yet. Your rights under the legal guarantee stay as they are."
          : next,
        ...(withoutRight.length > 0
          ? [`These items can't come back with it: ${withoutRight.join(", ")}. ${exceptions.Drawing}`]
          : []),
      ],
      rows: [
        { label: "Withdrawal", value: number },
        { label: "About", value: orderNumber ?? "Your top-ups" },
        ...(name === null ? [] : [{ label: "Name", value: name }]),
        { label: "Received", value: moment(receivedAtUtc) },
        { label: "To", value: seller },
      ],
      ...(link === null ? {} : { action }),
      closing: ["Keep this email: it confirms your withdrawal.", "Wasn't this you? Reply to this email."],
    };
  },
  withdrawalStep: ({ number, orderNumber, step, link }, { brand }) => ({
    subject: `Your withdrawal ${number} at ${brand}`,
    heading: "News of your withdrawal",
    paragraphs: [
      {
        Matched: "Our team found the order or shipment that this withdrawal is about.",
        GoodsNoted:
          "Our team noted goods that come back to us with this withdrawal. They are no longer yours, and we'll refund you.",
        Accepted:
          "We accept your return. Please send the goods back within 14 days, with the label in the parcel. We pay for that.",
      }[step],
    ],
    rows: orderNumber === null ? [] : [{ label: "About", value: orderNumber }],
    ...(link === null ? {} : { action: { label: "Returns and label", url: link } }),
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
