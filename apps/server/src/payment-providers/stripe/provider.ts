import { toEuros } from "@trove/money";
import type Stripe from "stripe";
import { Refusal } from "../../command/refusal.ts";
import type { MadeSession, PaymentProvider, ProviderPayment, RefundRequest, RefundResult } from "../provider.ts";
import { readNotice } from "../read-notice.ts";
import { retrieveEach } from "../retrieve-each.ts";
import { isSigned } from "../../command/webhook-signature.ts";
import type { StripeAccount } from "./account.ts";
import { makeStripeApi, StripeRefusal } from "./api.ts";
import { customerSession, makeStripeMeans } from "./means.ts";
import { stripeMethods } from "./methods.ts";
import {
  intentIn,
  isBack,
  KEY,
  type PaymentIntent,
  providerPayment,
  REFERENCE,
  returnsIn,
  SHOP,
  TOLD,
  webhook,
} from "./payloads.ts";

const INTENT_ID = /^pi_\w{8,64}$/;
/** Lists begin this much earlier, because an event may become visible a little later than its time. */
const OVERLAP_MILLISECONDS = 60_000;

const CANCELABLE: readonly string[] = [
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
  "requires_capture",
];

/** The codes with which the vendor refuses a refund for good. */
const NEVER: readonly (string | undefined)[] = [
  "amount_too_large",
  "charge_already_refunded",
  "charge_disputed",
  "charge_not_refundable",
  "payment_intent_unexpected_state",
  "refund_disputed_payment",
];

const isNever = (error: unknown) =>
  error instanceof StripeRefusal &&
  error.status === 400 &&
  (NEVER.includes(error.code) || (error.code === undefined && error.param === "amount"));

const isWithin = ({ created }: { created: number }, from: Date, until: Date) =>
  created * 1000 >= from.getTime() && created * 1000 < until.getTime();

/**
 * Stripe, with one PaymentIntent per session and its Payment Element in the page. The intent has the same id as session
 * and as payment, and allows several attempts. Intents without our reference belong to others who use the account.
 * Those of another shop of this software have its address.
 */
export function makeStripeProvider(
  account: StripeAccount,
  /** The shop's origin, and the log of payments of a list, or customers' cards, that could not be read. */
  { shop, warn }: { shop: string; warn: (error: unknown, id: string) => void },
): PaymentProvider {
  const api = makeStripeApi(account);

  const readReturns = async ({ id, currency }: PaymentIntent) =>
    returnsIn(currency, ...(await Promise.all([api.listRefunds(id), api.listDisputes(id)])));

  async function whole(intent: PaymentIntent): Promise<ProviderPayment> {
    return providerPayment(intent, shop, intent.status === "succeeded" ? await readReturns(intent) : undefined);
  }

  async function readOurs(id: string): Promise<PaymentIntent | undefined> {
    const intent = INTENT_ID.test(id) ? await api.readIntent(id) : undefined;
    return intent?.metadata[REFERENCE] === undefined ? undefined : intent;
  }

  async function retrieve(id: string): Promise<ProviderPayment | undefined> {
    const intent = await readOurs(id);
    return intent && whole(intent);
  }

  async function made({ sessionId }: MadeSession): Promise<PaymentIntent> {
    const intent = await readOurs(sessionId);
    if (intent === undefined) throw new Error(`Stripe does not know the session ${sessionId}`);
    return intent;
  }

  /** Undefined if the vendor does not answer, because people can pay without their kept cards. */
  async function customerSecret(customerId: string, key: string): Promise<string | undefined> {
    try {
      return await api.createCustomerSession(customerSession(customerId), `${key} cards`);
    } catch (error) {
      warn(error, customerId);
      return undefined;
    }
  }

  const retrieveAll = (ids: readonly string[]) => retrieveEach(ids, retrieve, warn);

  /**
   * Looks for our key among the payment's refunds first: the vendor forgets the keys of requests after a day, and a
   * refund may be retried for longer. Throws if the account does not know the payment, because a key of another account
   * knows none: if that counted as refused, all due refunds would be given up.
   */
  async function refund({ idempotencyKey, providerPaymentId, amount }: RefundRequest): Promise<RefundResult> {
    const intent = await readOurs(providerPaymentId);
    if (intent === undefined) throw new Error(`Stripe's account does not know the payment ${providerPaymentId}`);
    if (intent.status !== "succeeded") return "Refused";
    const refunds = await api.listRefunds(providerPaymentId);
    if (refunds.some(({ metadata }) => metadata?.[KEY] === idempotencyKey)) return "Taken";
    const given = refunds.filter((each) => !isBack(each)).reduce((total, each) => total + each.amount, 0);
    if (given + amount > intent.amount_received) return "Refused";
    try {
      const metadata = { [KEY]: idempotencyKey };
      const params = { payment_intent: providerPaymentId, amount, metadata } satisfies Stripe.RefundCreateParams;
      await api.refund(params, idempotencyKey);
      return "Taken";
    } catch (error) {
      if (isNever(error)) return "Refused";
      throw error;
    }
  }

  return {
    name: "stripe",
    publicKey: account.publicKey,
    means: makeStripeMeans(api, shop),

    async createSession({ idempotencyKey, reference, method, paid, currencyCode, returnUrl, expiresAt, customerId }) {
      const type = stripeMethods[method];
      if (type === undefined) throw new Error(`Stripe does not offer ${method}`);
      const params = {
        amount: paid,
        currency: currencyCode.toLowerCase(),
        allowed_payment_method_types: [type],
        capture_method: "automatic",
        metadata: { [REFERENCE]: reference, [SHOP]: shop },
        customer: customerId,
        ...(type === "card" && {
          payment_method_options: {
            // A kept card also needs its security code, because not every bank has 3-D Secure.
            card: { request_three_d_secure: "any", require_cvc_recollection: customerId !== undefined || undefined },
          },
        }),
      } satisfies Stripe.PaymentIntentCreateParams;
      // Without its customer, a payment is another request to the vendor.
      const key = customerId === undefined ? idempotencyKey : `${idempotencyKey} ${customerId}`;
      const [{ id, client_secret: secret }, shown] = await Promise.all([
        api.createIntent(params, key),
        customerId === undefined ? undefined : customerSecret(customerId, key),
      ]);
      if (secret === null) throw new Error("Stripe made a session without a secret");
      return {
        id,
        provider: "stripe",
        environment: account.isSandbox ? "sandbox" : "production",
        publicKey: account.publicKey,
        token: secret,
        secret,
        amount: toEuros(paid),
        currencyCode,
        expiresAtUtc: expiresAt,
        returnUrl,
        method,
        ...(shown !== undefined && { customerSecret: shown }),
      };
    },

    retrieve,

    lookUp: async (session) => whole(await made(session)),

    async cancel(session) {
      const before = await made(session);
      if (!CANCELABLE.includes(before.status)) return whole(before);
      await api.cancelIntent(before.id);
      return whole(await made(session));
    },

    refund,

    verifyWebhook(rawBody, headers, now) {
      if (!isSigned(account.webhookSecret, rawBody, headers["stripe-signature"], now)) {
        throw new Refusal("VALIDATION_FAILED", { detail: "This notice is not signed by the provider." });
      }
      const event = readNotice(webhook, rawBody);
      const providerPaymentId = intentIn(event) ?? "";
      const isTold = TOLD.includes(event.type) && INTENT_ID.test(providerPaymentId);
      return isTold ? [{ type: event.type, providerPaymentId }] : [];
    },

    async listSince(since, until) {
      const span = [new Date(since.getTime() - OVERLAP_MILLISECONDS), until] as const;
      const ids = await api.listEvents(TOLD, span, intentIn);
      return retrieveAll([...new Set(ids)]);
    },

    async listBegun(from, until) {
      // Of most payments nothing went back, so their refunds and disputes are not read.
      const isWhole = ({ latest_charge: charge }: PaymentIntent) =>
        charge === null || (typeof charge === "object" && charge.amount_refunded === 0 && !charge.disputed);
      const begun = await api.listIntents(from, new Date(until.getTime() + 1000), (intent) => {
        if (intent.metadata[REFERENCE] === undefined || !isWithin(intent, from, until)) return undefined;
        const said = providerPayment(intent, shop);
        if (said.providerPaymentId === null || said.state === "Declined") return undefined;
        return { id: intent.id, said: isWhole(intent) ? said : undefined };
      });
      const returned = await retrieveAll(begun.flatMap(({ id, said }) => (said === undefined ? id : [])));
      return [...begun.flatMap(({ said }) => said ?? []), ...returned];
    },
  };
}
