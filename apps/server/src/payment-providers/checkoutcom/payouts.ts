import { cents } from "@trove/money";
import type { CardPayouts, MadePayout, PayableCard, ProviderPayout, ProviderPayoutState } from "../payout-provider.ts";
import type { CheckoutAccount } from "./account.ts";
import { makeCheckoutApi } from "./api.ts";
import { cardOf, takesPayouts } from "./payable-cards.ts";
import { type CheckoutPayment, isPayout, refusedPayout, takenPayout } from "./payloads.ts";
import { packReference, unpackReference } from "./payout-reference.ts";

const states: Record<string, ProviderPayoutState> = {
  Paid: "Paid",
  Returned: "Returned",
  Declined: "Refused",
  Rejected: "Refused",
  Canceled: "Refused",
  Voided: "Refused",
  Expired: "Refused",
};

/** Pending and unknown statuses count as sent: the money may be on its way. */
const stateOf = (status: string): ProviderPayoutState => states[status] ?? "Sent";

/** Of several payouts with one reference, one that has paid tells. */
const PRECEDENCE: readonly ProviderPayoutState[] = ["Paid", "Sent", "Returned", "Refused"];

/** Refusals that are about the card, and final. All others may be about the shop's account, and are tried again. */
const OF_CARD: readonly string[] = [
  "card_disabled",
  "card_expired",
  "card_not_eligible_for_payouts",
  "card_not_found",
  "destination_id_invalid",
];

/** Returns one payout from all with its reference. More than one that has left was paid twice. */
function tell(reference: string, found: readonly CheckoutPayment[]): ProviderPayout | undefined {
  const rank = ({ status }: CheckoutPayment) => PRECEDENCE.indexOf(stateOf(status));
  // Lists have the newest first. The oldest is the one that the shop has asked for.
  const [first] = found.toReversed().toSorted((a, b) => rank(a) - rank(b));
  if (first === undefined) return undefined;
  const left = found.filter(({ status }) => stateOf(status) !== "Refused");
  const { id, status, amount, currency, destination } = first;
  // A sum in another currency never counts as this payout.
  const isEuro = currency === "EUR";
  return {
    providerPayoutId: id,
    reference,
    state: isEuro ? stateOf(status) : "Sent",
    amount: cents(amount),
    isOdd: left.length > 1 || !isEuro,
    paidTo: {
      ...(destination?.id && { instrument: destination.id }),
      ...(destination?.fingerprint && { fingerprint: destination.fingerprint }),
    },
  };
}

/**
 * Payouts to cards that have paid before, from a currency account of the shop. No card number passes through the shop.
 * - The vendor forgets keys after a day, so the reference is looked for before each attempt.
 * - Lists name payouts by when they were asked for.
 */
export function makeCheckoutPayouts(account: CheckoutAccount, now: () => Date): CardPayouts | undefined {
  const { payouts, channelId } = account;
  if (payouts === undefined) return undefined;
  const { accountId, transferType } = payouts;
  const api = makeCheckoutApi(account);

  async function find(reference: string): Promise<ProviderPayout | undefined> {
    const packed = packReference(reference);
    const found = (await api.findByReference(packed)).filter((said) => said.reference === packed);
    const told = tell(reference, found.filter(isPayout));
    // Of two that have left, one that came back leaves the other with its payee.
    if (told?.state !== "Paid" || told.isOdd === true) return told;
    const returned = await api.readReturned(told.providerPayoutId);
    if (returned === undefined) return told;
    return returned < told.amount ? { ...told, isOdd: true } : { ...told, state: "Returned" };
  }

  const knowsPayment = async (id: string): Promise<boolean> => (await api.readPayment(id)) !== undefined;

  return {
    name: "checkoutcom",
    pays: "Card",
    listsByBegin: true,

    async createPayout({ idempotencyKey, reference, amount, payee }) {
      const known = await find(reference);
      if (known !== undefined) return { ...known, isKnown: true };
      const { instrument, firstName, lastName, providerPaymentId } = payee;
      const holder = { type: "individual", first_name: firstName, last_name: lastName };
      const body = {
        source: { type: "currency_account", id: accountId },
        destination: { type: "id", id: instrument, account_holder: holder },
        amount,
        currency: "EUR",
        reference: packReference(reference),
        instruction: { funds_transfer_type: transferType },
        processing_channel_id: channelId,
      };
      const { status, json } = await api.payOut(body, idempotencyKey);
      if (status !== 422) {
        const { id, status: state } = takenPayout.parse(json);
        return { providerPayoutId: id, reference, state: stateOf(state), amount };
      }
      // An earlier attempt may have been taken meanwhile.
      const meanwhile = await find(reference);
      if (meanwhile !== undefined) return meanwhile;
      const { error_codes: codes } = refusedPayout.parse(json ?? {});
      if (codes.length === 0 || !codes.every((code) => OF_CARD.includes(code))) {
        throw new Error(`Checkout.com did not take a payout: ${codes.join(", ")}`);
      }
      if (!(await knowsPayment(providerPaymentId))) {
        throw new Error("This account at Checkout.com does not know the payment of the card");
      }
      return { providerPayoutId: `none-${idempotencyKey}`, reference, state: "Refused", amount, isUnbooked: true };
    },

    knowsPayment,

    lookUpPayout: ({ reference }: MadePayout) => find(reference),

    async listPayoutsSince(since) {
      const begun = (await api.listBegun(since)).filter(isPayout);
      const byReference = Map.groupBy(begun, ({ reference }) => reference);
      return [...byReference].flatMap(([packed, found]) => {
        const isOurs = unpackReference(packed) !== packed;
        // Without the shop's reference, each is a payout of its own that nobody has asked for.
        if (isOurs) return tell(unpackReference(packed), found) ?? [];
        return found.flatMap((said) => tell(packed, [said]) ?? []);
      });
    },

    async payableCards(payments, chargedBack) {
      const lost = await Promise.all(chargedBack.map(({ providerPaymentId }) => api.readPayment(providerPaymentId)));
      const refused = new Set(lost.map((said) => said?.source?.fingerprint));
      const asked = payments.map(async ({ providerPaymentId, reference }) => {
        const said = await api.readPayment(providerPaymentId);
        // An operator may have booked a capture to a payment that somebody else has paid.
        return said?.reference === reference ? said : undefined;
      });
      const cards = new Map<string, PayableCard>();
      for (const payment of await Promise.all(asked)) {
        const card = payment && cardOf(payment, now());
        if (card !== undefined && !refused.has(card.fingerprint) && !cards.has(card.fingerprint))
          cards.set(card.fingerprint, card);
      }
      const checked = [...cards.values()].map(async (card) =>
        takesPayouts(await api.readCardPayouts(card.instrument), transferType) ? [card] : [],
      );
      return (await Promise.all(checked)).flat();
    },
  };
}
