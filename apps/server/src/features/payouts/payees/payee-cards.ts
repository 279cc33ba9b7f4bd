import type { BodyOf, Endpoints, ResponseOf } from "@trove/contract";
import { Refusal } from "../../../command/refusal.ts";
import type { CardPayouts, PaidByCard, PayableCard } from "../../../payment-providers/provider.ts";
import { referenceOf } from "../../payments/index.ts";
import { readName } from "../../protection/index.ts";
import type { PayoutParts } from "../parts.ts";
import { payoutTerms } from "../payout-terms.ts";
import { isNameOfCard } from "./name-of-card.ts";
import { addDestination } from "./payees.ts";
import { readPayees } from "./payees.store.ts";
import { cardName, hintOfCard, payeeMarks, sealCard } from "./sealed-payee.ts";

/** The newest payments that are looked through for cards: each is a call to the provider. */
const LOOKED_THROUGH = 8;

type OwnPayment = { paymentId: string; providerPaymentId: string };

const paidBy = (userId: string, payments: readonly OwnPayment[]): PaidByCard[] =>
  payments.map(({ paymentId, providerPaymentId }) => {
    return { providerPaymentId, reference: referenceOf({ userId, paymentId }) };
  });

const cardProviderOf = ({ paying }: PayoutParts): CardPayouts | undefined =>
  paying.find((provider) => provider.pays === "Card");

/** Lists the cards of a person's payments to which winnings can be paid, without those that they have added. */
export async function listPayoutCards(
  parts: PayoutParts,
  userId: string,
  country: string | undefined,
): Promise<ResponseOf<Endpoints["listPayoutCards"]>> {
  const { db, secrets, log, readCardPayments } = parts;
  const provider = cardProviderOf(parts);
  const { refusal } = await payoutTerms(parts, userId, country);
  if (provider === undefined || refusal !== null) return { isComplete: true, cards: [] };
  const at = { userId, provider: provider.name, most: LOOKED_THROUGH };
  const [payments, chargedBack, payees, name] = await Promise.all([
    readCardPayments(db, at),
    readCardPayments(db, { ...at, isChargedBack: true }),
    readPayees(db, userId),
    readName(db, userId),
  ]);
  const paymentIds = new Map(payments.map((each) => [each.providerPaymentId, each.paymentId]));
  let cards: PayableCard[];
  try {
    cards = await provider.payableCards(paidBy(userId, payments), paidBy(userId, chargedBack));
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, "could not read the cards of a person's payments");
    return { isComplete: false, cards: [] };
  }
  const marksOf = ({ fingerprint }: PayableCard) => payeeMarks(secrets.rootKeys, cardName(provider.name, fingerprint));
  const isAdded = (card: PayableCard) =>
    marksOf(card).some((mark) => payees.some(({ ibanMark }) => mark.equals(ibanMark)));
  const shown = cards.filter((card) => !isAdded(card) && isNameOfCard(card.holder, name));
  return {
    isComplete: true,
    cards: shown.flatMap((card) => {
      const paymentId = paymentIds.get(card.providerPaymentId);
      return paymentId === undefined ? [] : [{ paymentId, hint: hintOfCard(card), expires: card.expires }];
    }),
  };
}

/**
 * Adds the card of an own payment. The provider is asked again, so that nobody adds a card that it does not tell of.
 * Throws what `addPayee` throws, NOT_FOUND without such a payment, and GATEWAY_UNAVAILABLE.
 */
export const addPayoutCard = (
  parts: PayoutParts,
  asked: Parameters<typeof addDestination>[1],
  { paymentId }: BodyOf<Endpoints["addPayoutCard"]>,
) =>
  addDestination(parts, asked, async (place, refusal) => {
    if (refusal !== null) throw new Refusal(refusal.code, { params: { ...refusal.params } });
    const { db, secrets, readCardPayments } = parts;
    const provider = cardProviderOf(parts);
    if (provider === undefined) throw new Refusal("NOT_FOUND");
    const { userId } = place;
    const at = { userId, provider: provider.name };
    const payments = await readCardPayments(db, { ...at, most: 1, paymentId });
    if (payments.length === 0) throw new Refusal("NOT_FOUND");
    const chargedBack = await readCardPayments(db, { ...at, most: LOOKED_THROUGH, isChargedBack: true });
    const [card] = await provider.payableCards(paidBy(userId, payments), paidBy(userId, chargedBack));
    if (card === undefined || !isNameOfCard(card.holder, await readName(db, userId))) {
      throw new Refusal("STATUS_CONFLICT");
    }
    return {
      sealed: sealCard(secrets.rootKeys, place, card),
      marks: payeeMarks(secrets.rootKeys, cardName(provider.name, card.fingerprint)),
      hint: hintOfCard(card),
      kind: "Card",
      provider: provider.name,
      payment: paymentId,
    };
  });
