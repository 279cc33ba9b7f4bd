import { formatDecimal, toEuros } from "@trove/money";
import { Refusal } from "../../command/refusal.ts";
import type { SealKeys } from "../../sealed-box.ts";
import type { MadeSession, PaymentProvider, ProviderPayment, RefundRequest, RefundResult } from "../provider.ts";
import { retrieveEach } from "../retrieve-each.ts";
import type { MollieAccount } from "./account.ts";
import { makeMollieApi, MollieRefusal } from "./api.ts";
import { mollieMethods } from "./methods.ts";
import { hasReturns, isBack, leftOf, movedAt, type OurPayment, type Payment, providerPayment } from "./payloads.ts";
import { isWebhookKey, webhookKey } from "./webhook-key.ts";

const PAYMENT_ID = /^tr_\w{8,64}$/;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Lists have no times of changes. So this is how long after its beginning a payment may still be paid. */
const LIFE_MILLISECONDS = 2 * HOUR;
/** A refund that failed is told this long. Later failures are told by webhooks, and found by the comparison. */
const FAILING_MILLISECONDS = 2 * DAY;
/** How long after a chargeback a bank may withdraw it. */
const DISPUTED_MILLISECONDS = 180 * DAY;
/** The vendor refunds no payment that is older. */
const REFUNDABLE_MILLISECONDS = 365 * DAY;
/** The vendor's clock counts seconds, and what it lists may become visible a little later than its time. */
const OVERLAP_MILLISECONDS = 60_000;

const isOurs = (payment: Payment | undefined): payment is OurPayment => payment?.metadata !== undefined;

export type MollieParts = {
  /** The shop's origin. */
  shop: string;
  webhookUrl: string;
  rootKeys: () => SealKeys;
  now: () => Date;
  /** The log of payments, refunds and chargebacks of a list that could not be read. */
  warn: (error: unknown, id: string) => void;
};

/** Shown on the bank's statement, which has room for about 35 characters. */
const describe = (shop: string, key: string) => `${new URL(shop).host.slice(0, 22)} ${key.slice(-12)}`;

/**
 * Mollie, with one payment per session and a page of the vendor to pay on. Payments without our metadata belong to
 * others who use the account. Those of another shop of this software have its address.
 */
export function makeMollieProvider(
  account: MollieAccount,
  { shop, webhookUrl, rootKeys, now, warn }: MollieParts,
): PaymentProvider {
  const api = makeMollieApi(account, warn);

  async function readOurs(id: string): Promise<OurPayment | undefined> {
    const payment = PAYMENT_ID.test(id) ? await api.read(id) : undefined;
    return isOurs(payment) ? payment : undefined;
  }

  async function retrieve(id: string): Promise<ProviderPayment | undefined> {
    const payment = await readOurs(id);
    return payment && providerPayment(payment, shop);
  }

  async function made({ sessionId }: MadeSession): Promise<OurPayment> {
    const payment = await readOurs(sessionId);
    if (payment === undefined) throw new Error(`Mollie does not know the session ${sessionId}`);
    return payment;
  }

  /**
   * Gives a payment the addresses that have its id: that of the page to return to, and that of its webhook. Returns it
   * unchanged if it has ended meanwhile, because a repeated request found one that was already paid.
   */
  async function withAddresses(payment: Payment, returnUrl: string): Promise<Payment> {
    const { id } = payment;
    const redirectUrl = new URL(returnUrl);
    redirectUrl.searchParams.set("paymentId", id);
    const hook = new URL(webhookUrl);
    hook.searchParams.set("key", webhookKey(rootKeys(), id));
    try {
      return await api.update(id, { redirectUrl: redirectUrl.href, webhookUrl: hook.href });
    } catch (error) {
      const isOver = error instanceof MollieRefusal && (await api.read(id))?.status !== "open";
      if (isOver) return payment;
      throw error;
    }
  }

  /**
   * - Looks for our key among the payment's refunds first: the vendor forgets the keys of requests after an hour, and a
   *   refund may be retried for longer.
   * - Throws if the account does not know the payment, because a key of another account knows none.
   * - Throws for a second refund of the same sum within an hour, which the vendor takes for the first one.
   * - Throws if the vendor refuses although enough is left, mostly because the account has no balance.
   */
  async function refund({ idempotencyKey, providerPaymentId, amount }: RefundRequest): Promise<RefundResult> {
    const payment = await readOurs(providerPaymentId);
    if (payment === undefined) throw new Error(`Mollie's account does not know the payment ${providerPaymentId}`);
    if (payment.status !== "paid") return "Refused";
    if (payment.refunds.some(({ metadata }) => metadata?.key === idempotencyKey)) return "Taken";
    if (amount > leftOf(payment)) return "Refused";
    const value = { currency: payment.amount.currency, value: formatDecimal(amount) };
    const description = describe(shop, idempotencyKey);
    try {
      await api.refund(payment.id, { amount: value, description, metadata: { key: idempotencyKey } }, idempotencyKey);
      return "Taken";
    } catch (error) {
      if (!(error instanceof MollieRefusal) || error.status !== 422) throw error;
      const after = await readOurs(payment.id);
      const isTooOld = now().getTime() - payment.createdAt.getTime() > REFUNDABLE_MILLISECONDS;
      if (isTooOld || (after !== undefined && amount > leftOf(after))) return "Refused";
      throw error;
    }
  }

  /** The payments of a list that began within a time. Of most nothing went back, so they are not read again. */
  async function begunWithin(from: Date, isTooLate: (createdAt: Date) => boolean, again: Set<string>) {
    const whole: ProviderPayment[] = [];
    for await (const payment of api.payments()) {
      if (payment.createdAt < from) break;
      if (isTooLate(payment.createdAt) || !isOurs(payment)) continue;
      if (hasReturns(payment)) again.add(payment.id);
      else whole.push(providerPayment(payment, shop));
    }
    return whole;
  }

  const withAgain = async (listed: readonly ProviderPayment[], again: Iterable<string>) => [
    ...listed,
    ...(await retrieveEach([...again], retrieve, warn, listed)),
  ];

  return {
    name: "mollie",
    lists: "NewestFirst",

    async createSession({ idempotencyKey, reference, method, paid, currencyCode, returnUrl, expiresAt }) {
      const type = mollieMethods[method];
      if (type === undefined) throw new Error(`Mollie does not offer ${method}`);
      const begun = await api.create(
        {
          amount: { currency: currencyCode, value: formatDecimal(paid) },
          description: describe(shop, idempotencyKey),
          redirectUrl: returnUrl,
          method: type,
          metadata: { reference, shop },
        },
        idempotencyKey,
      );
      const { id, checkoutUrl } = await withAddresses(begun, returnUrl);
      const redirectUrl = checkoutUrl ?? begun.checkoutUrl;
      if (redirectUrl === undefined) throw new Error("Mollie made a payment without a page to pay on");
      return {
        id,
        provider: "mollie",
        environment: account.isSandbox ? "sandbox" : "production",
        publicKey: "",
        token: "",
        secret: "",
        amount: toEuros(paid),
        currencyCode,
        expiresAtUtc: expiresAt,
        returnUrl,
        method,
        redirectUrl,
      };
    },

    retrieve,

    lookUp: async (session) => providerPayment(await made(session), shop),

    async cancel(session) {
      const before = await made(session);
      if (before.isCancelable !== true) return providerPayment(before, shop);
      await api.cancel(before.id);
      return providerPayment(await made(session), shop);
    },

    refund,

    verifyWebhook(rawBody, _headers, _now, key) {
      const providerPaymentId = new URLSearchParams(rawBody.toString("utf8")).get("id") ?? "";
      if (!PAYMENT_ID.test(providerPaymentId)) {
        throw new Refusal("VALIDATION_FAILED", { detail: "This notice can't be read." });
      }
      if (!isWebhookKey(rootKeys(), providerPaymentId, key)) {
        throw new Refusal("VALIDATION_FAILED", { detail: "This notice does not have the payment's key." });
      }
      return [{ type: "payment", providerPaymentId }];
    },

    async listSince(since, until) {
      const earlier = (milliseconds: number) => new Date(since.getTime() - milliseconds);
      const lately = earlier(OVERLAP_MILLISECONDS);
      const again = new Set<string>();
      for await (const each of api.refunds()) {
        if (each.createdAt < earlier(FAILING_MILLISECONDS)) break;
        if (isBack(each) || each.createdAt >= lately) again.add(each.paymentId);
      }
      for await (const each of api.chargebacks()) {
        if (each.createdAt < earlier(DISPUTED_MILLISECONDS)) break;
        if (movedAt(each) >= lately) again.add(each.paymentId);
      }
      const begun = await begunWithin(earlier(LIFE_MILLISECONDS), (at) => at > until, again);
      const others = begun.filter(({ sessionId }) => sessionId === null || !again.has(sessionId));
      return withAgain(others, again);
    },

    async listBegun(from, until) {
      const again = new Set<string>();
      const begun = await begunWithin(from, (at) => at >= until, again);
      const tried = begun.filter(({ providerPaymentId, state }) => providerPaymentId !== null && state !== "Declined");
      return withAgain(tried, again);
    },
  };
}
