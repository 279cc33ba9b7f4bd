import { createHmac, timingSafeEqual } from "node:crypto";
import { toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { MadeSession, PaymentProvider, ProviderPayment, ProviderState, SessionRequest } from "../provider.ts";
import { readNotice } from "../read-notice.ts";
import type { CheckoutAccount } from "./account.ts";
import { makeCheckoutApi } from "./api.ts";
import { checkoutMethods, isWallet } from "./methods.ts";
import { createdSession, isPayout, NO_REFUNDS, providerPayment, UNDISPUTED, webhook } from "./payloads.ts";

const PAYMENT_ID = /^pay_[a-z0-9]{10,64}$/;

/** Filters the vendor's list, which may include payments that began exactly at `until`. */
function isWithin(at: string | undefined, from: Date, until: Date): boolean {
  const time = at === undefined ? from.getTime() : Date.parse(at);
  return time >= from.getTime() && time < until.getTime();
}

/** The longest time that a payment may take. `listSince` leaves out payments that began even earlier before `since`. */
const UNDER_WAY_MILLISECONDS = 2 * 3_600_000;

/**
 * People may try several cards in one session. The attempt whose state comes first in this list decides, so captured
 * money always wins.
 */
const PRECEDENCE: readonly ProviderState[] = ["Captured", "Processing", "Declined", "Cancelled", "Expired"];

/**
 * Offers to keep the card, so that winnings can be paid to it. The vendor wants an address for that. It gets one that
 * has no mailbox, because it needs to know nobody's.
 */
function keptFor({ payouts, customerHost }: CheckoutAccount, { method, reference, mayKeepCard }: SessionRequest) {
  if (payouts === undefined || method !== "card" || mayKeepCard !== true) return undefined;
  const [owner] = reference.split(".");
  return {
    customer: { email: `${owner}@${customerHost}` },
    methods: { card: { store_payment_details: "collect_consent" } },
  };
}

/** A session without the offer to keep the card is another request. */
const keyOf = (account: CheckoutAccount, request: SessionRequest) =>
  keptFor(account, request) === undefined ? request.idempotencyKey : `${request.idempotencyKey}-keep`;

function sessionBody(account: CheckoutAccount, request: SessionRequest) {
  const { payer, returnUrl } = request;
  const kept = keptFor(account, request);
  return {
    amount: request.paid,
    currency: request.currencyCode,
    reference: request.reference,
    processing_channel_id: account.channelId,
    billing: { address: { country: payer.countryCode, city: payer.city, zip: payer.postalCode } },
    customer: { name: [payer.firstName, payer.lastName].join(" "), ...kept?.customer },
    ...(kept && { payment_method_configuration: kept.methods }),
    success_url: returnUrl,
    failure_url: returnUrl,
    expires_on: request.expiresAt,
    "3ds": { enabled: true },
    capture: true,
    enabled_payment_methods: [checkoutMethods[request.method]],
  };
}

function unpaid({ sessionId, reference, paid, currencyCode }: MadeSession, state: ProviderState): ProviderPayment {
  const nothing = { ...UNDISPUTED, ...NO_REFUNDS, failureReason: null };
  return { providerPaymentId: null, sessionId, reference, state, paid, currencyCode, ...nothing };
}

function isSigned(key: string, rawBody: Buffer, header: unknown): boolean {
  if (typeof header !== "string" || !/^[0-9a-f]{64}$/i.test(header)) return false;
  return timingSafeEqual(createHmac("sha256", key).update(rawBody).digest(), Buffer.from(header, "hex"));
}

/**
 * Checkout.com, with its Flow component in the page. A session can't be cancelled there and allows several attempts.
 * Payments are found by our reference. Webhooks carry no time, so the payment's current state is fetched instead, which
 * also makes replayed webhooks harmless.
 */
export function makeCheckoutProvider(account: CheckoutAccount): PaymentProvider {
  const api = makeCheckoutApi(account);

  async function tellingPayment({ reference }: MadeSession): Promise<ProviderPayment | undefined> {
    const rank = ({ state }: ProviderPayment) => PRECEDENCE.indexOf(state);
    const found = (await api.findByReference(reference)).filter((said) => !isPayout(said));
    const tries = found.map((said) => providerPayment(said));
    const [first] = tries.filter((said) => said.reference === reference).sort((a, b) => rank(a) - rank(b));
    return first?.providerPaymentId && first.state === "Captured" ? retrieve(first.providerPaymentId) : first;
  }

  async function retrieve(id: string): Promise<ProviderPayment | undefined> {
    if (!PAYMENT_ID.test(id)) return undefined;
    const said = await api.readPayment(id);
    if (said === undefined || isPayout(said)) return undefined;
    if (said.status === "Pending") return providerPayment(said);
    return providerPayment(said, ...(await Promise.all([api.readChargedBack(id), api.readRefunds(id)])));
  }

  return {
    name: "checkoutcom",

    async createSession(request) {
      const {
        id,
        payment_session_token: token,
        payment_session_secret: secret,
      } = createdSession.parse(await api.createSession(sessionBody(account, request), keyOf(account, request)));
      const { paid, currencyCode, returnUrl, expiresAt } = request;
      return {
        id,
        provider: "checkoutcom",
        environment: account.isSandbox ? "sandbox" : "production",
        publicKey: account.publicKey,
        token,
        secret,
        amount: toEuros(paid),
        currencyCode,
        expiresAtUtc: expiresAt,
        returnUrl,
        ...(isWallet(request.method) && { method: request.method }),
      };
    },

    retrieve,

    async lookUp(session) {
      const told = await tellingPayment(session);
      // After a declined card, the session stays open for another card until it ends.
      return told === undefined || told.state === "Declined" ? unpaid(session, "Open") : told;
    },

    async cancel(session) {
      const told = await tellingPayment(session);
      if (told?.state !== "Processing" || told.providerPaymentId === null) return told ?? unpaid(session, "Cancelled");
      await api.voidPayment(told.providerPaymentId);
      return (await retrieve(told.providerPaymentId)) ?? told;
    },

    refund: ({ idempotencyKey, providerPaymentId, amount }) => api.refund(providerPaymentId, amount, idempotencyKey),

    verifyWebhook(rawBody, headers) {
      if (!isSigned(account.webhookKey, rawBody, headers["cko-signature"])) {
        throw new Refusal("VALIDATION_FAILED", { detail: "This notice is not signed by the provider." });
      }
      const { type, data } = readNotice(webhook, rawBody);
      const providerPaymentId = data.payment_id ?? data.id ?? "";
      // A declined card does not end the payment; the return page or the end of the session does.
      const isTold = PAYMENT_ID.test(providerPaymentId) && type !== "payment_declined";
      return isTold ? [{ type, providerPaymentId }] : [];
    },

    async listSince(since, until) {
      const begun = await api.listBegun(new Date(since.getTime() - UNDER_WAY_MILLISECONDS), until);
      const disputed = new Set(await api.listDisputed(since));
      const told = begun.filter((said) => said.status !== "Declined" && !isPayout(said) && !disputed.has(said.id));
      const asked = await Promise.all([...disputed].map(retrieve));
      return [...told.map((said) => providerPayment(said)), ...asked.filter((said) => said !== undefined)];
    },

    async listBegun(from, until) {
      const begun = await api.listBegun(from, until);
      const told = begun.filter(
        (said) => said.status !== "Declined" && !isPayout(said) && isWithin(said.requested_on, from, until),
      );
      // A dispute begins after its payment, so all disputes of these payments are found from `from` on.
      const disputed = new Set(await api.listDisputed(from));
      return Promise.all(
        told.map(async (said) =>
          providerPayment(said, disputed.has(said.id) ? await api.readChargedBack(said.id) : undefined),
        ),
      );
    },
  };
}
