import { z } from "zod";
import { type StubBooks, type StubCard, stubId, type StubPayout, type StubSource } from "./checkout-stub-books.ts";
import type { TillResponse } from "./till-kit/till-server.ts";

const id = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_[a-z0-9]{16,26}$`));

/** A request for a payout to a kept card, as the vendor's reference has it. */
const newPayout = z.strictObject({
  source: z.strictObject({ type: z.literal("currency_account"), id: id("ca") }),
  destination: z.strictObject({
    type: z.literal("id"),
    id: id("src"),
    account_holder: z.strictObject({
      type: z.literal("individual"),
      first_name: z.string().min(1).max(50),
      last_name: z.string().min(1).max(50),
    }),
  }),
  amount: z.int().min(1),
  currency: z.literal("EUR"),
  reference: z.string().min(1).max(50),
  instruction: z.strictObject({ funds_transfer_type: z.string().min(2).max(3) }),
  processing_channel_id: id("pc"),
});

const invalid = (code: string): TillResponse => {
  return { status: 422, json: { request_id: stubId("req"), error_type: "request_invalid", error_codes: [code] } };
};

export const isPayoutRequest = (sent: unknown) => z.object({ destination: z.unknown() }).safeParse(sent).success;

/** Takes a payout, which is then pending. */
export function payOut(books: StubBooks, sent: unknown): TillResponse {
  const parsed = newPayout.safeParse(sent);
  if (!parsed.success) return invalid(`${parsed.error.issues[0]?.path.join("_")}_invalid`);
  const { source, destination, amount, currency, reference, processing_channel_id: channelId } = parsed.data;
  if (source.id !== books.accountId) return invalid("currency_account_invalid");
  if (channelId !== books.channelId) return invalid("processing_channel_id_invalid");
  if (books.payoutFaults.code !== undefined) return invalid(books.payoutFaults.code);
  if (books.payoutFaults.isShort) return invalid("insufficient_funds");
  const card = books.cards.get(destination.id);
  if (card === undefined) return invalid("destination_id_invalid");
  if (card.course === "refused" || card.course === "ineligible") return invalid("card_not_eligible_for_payouts");
  const { first_name: first, last_name: last } = destination.account_holder;
  const payout: StubPayout = {
    id: stubId("pay"),
    requested_on: books.now().toISOString(),
    reference,
    status: "Pending",
    amount,
    currency,
    source,
    destination: { type: "card", id: card.id, fingerprint: card.fingerprint, last4: card.last4 ?? "" },
    holder: `${first} ${last}`,
  };
  books.payouts.set(payout.id, payout);
  return { status: 202, json: { id: payout.id, status: "Pending", reference } };
}

/** Takes the next step of each payout: pays or declines what is pending, and brings back what returns. */
export function movePayouts(books: StubBooks): void {
  for (const payout of books.payouts.values()) {
    const { id: payoutId, reference, amount, status, destination } = payout;
    const course = books.cards.get(destination.id)?.course;
    const facts = { id: payoutId, reference, amount };
    if (status === "Pending") {
      payout.status = course === "declined" ? "Declined" : "Paid";
      books.tell(course === "declined" ? "payment_declined" : "payment_paid", facts);
    } else if (status === "Paid" && course === "returned" && !books.actions.has(payoutId)) {
      // The status stays: only the list of actions says that the money is back.
      books.actions.set(payoutId, [{ id: stubId("act"), type: "Return", approved: true, amount }]);
      books.tell("payment_returned", facts);
    }
  }
}

export function cardMetadata(books: StubBooks, sent: unknown): TillResponse {
  const parsed = z.object({ source: z.object({ type: z.literal("id"), id: z.string() }) }).safeParse(sent);
  const card = parsed.success ? books.cards.get(parsed.data.source.id) : undefined;
  if (card === undefined) return invalid("source_id_invalid");
  const way = card.course === "ineligible" ? "not_supported" : "standard";
  const types = { domestic_non_money_transfer: way, cross_border_non_money_transfer: way };
  return { status: 200, json: { bin: "454347", card_payouts: types } };
}

/** The card of a payment whose owner ticked that it be kept. */
export function keepCard(books: StubBooks, changed: Partial<StubSource>, course: StubCard["course"]): StubCard {
  const card: StubCard = {
    type: "card",
    id: stubId("src"),
    fingerprint: stubId("fp"),
    issuer_country: "GB",
    scheme: "Visa",
    last4: "4242",
    name: "MARA LIND",
    expiry_month: 12,
    expiry_year: 2040,
    ...changed,
    course,
  };
  books.cards.set(card.id, card);
  return card;
}
