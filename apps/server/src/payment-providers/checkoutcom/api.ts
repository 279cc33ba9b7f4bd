import type { Cents } from "@trove/money";
import { askProvider } from "../provider-http.ts";
import type { RefundResult } from "../provider.ts";
import type { CheckoutAccount } from "./account.ts";
import {
  actionList,
  cardMetadata,
  type CardPayoutTypes,
  type ChargedBack,
  chargedBackBy,
  type CheckoutPayment,
  disputeList,
  payment,
  paymentList,
  type Refunds,
  refundsIn,
  sumOf,
  UNDISPUTED,
} from "./payloads.ts";

const PAGE = 100;
const MOST_PAGES = 500;

type Request = { method?: "POST"; path: string; key?: string; body?: unknown };

/** The calls of Checkout.com's API that the shop makes. Each may throw GATEWAY_UNAVAILABLE. */
export function makeCheckoutApi({ secretKey, apiUrl }: CheckoutAccount) {
  async function ask({ method, path, key, body }: Request, expected: readonly number[]) {
    const headers = { authorization: `Bearer ${secretKey}`, ...(key && { "cko-idempotency-key": key }) };
    const response = await askProvider({ method, url: `${apiUrl}${path}`, headers, body });
    if (!expected.includes(response.status))
      throw new Error(`Checkout.com responded with ${response.status} to ${path}`);
    return response;
  }

  async function page(from: Request): Promise<{ payments: CheckoutPayment[]; next: string | undefined }> {
    const { data, _links } = paymentList.parse((await ask(from, [200])).json);
    return { payments: data, next: _links?.next?.href };
  }

  async function actions(paymentId: string) {
    const { status, json } = await ask({ path: `/payments/${paymentId}/actions` }, [200, 404]);
    return status === 200 ? actionList.parse(json) : [];
  }

  return {
    createSession: async (body: object, key: string) =>
      (await ask({ method: "POST", path: "/payment-sessions", key, body }, [201])).json,

    async readPayment(id: string): Promise<CheckoutPayment | undefined> {
      const { status, json } = await ask({ path: `/payments/${id}` }, [200, 404]);
      return status === 404 ? undefined : payment.parse(json);
    },

    /** Returns all attempts to pay a session, newest first. */
    async findByReference(reference: string): Promise<CheckoutPayment[]> {
      const query = new URLSearchParams({ reference, limit: String(PAGE), skip: "0" });
      return (await page({ path: `/payments?${query.toString()}` })).payments;
    },

    /** The sum of a payment's disputes, without those after which the money came back to the shop. */
    async readChargedBack(paymentId: string): Promise<ChargedBack> {
      const query = new URLSearchParams({ payment_id: paymentId, limit: String(PAGE) });
      const { status, json } = await ask({ path: `/disputes?${query.toString()}` }, [200, 204, 404]);
      return status === 200 ? chargedBackBy(disputeList.parse(json).data) : UNDISPUTED;
    },

    /** Returns how much money of a payout came back. Undefined if none did. */
    async readReturned(paymentId: string): Promise<Cents | undefined> {
      const returns = (await actions(paymentId)).filter(
        ({ type, approved }) => type === "Return" && approved !== false,
      );
      return returns.length === 0 ? undefined : sumOf(returns);
    },

    /** Sends a payout. 201 and 202 are taken, 422 is refused: nothing was done. */
    payOut: (body: object, key: string) => ask({ method: "POST", path: "/payments", key, body }, [201, 202, 422]),

    /** Returns the ways in which a stored card can be paid. */
    async readCardPayouts(instrument: string): Promise<CardPayoutTypes> {
      const body = { source: { type: "id", id: instrument }, format: "card_payouts" };
      const { status, json } = await ask({ method: "POST", path: "/metadata/card", body }, [200, 404, 422]);
      return status === 200 ? cardMetadata.parse(json).card_payouts : {};
    },

    readRefunds: async (paymentId: string): Promise<Refunds> => refundsIn(await actions(paymentId)),

    /** Voids an authorised payment. A payment that was captured in the meantime stays captured. */
    async voidPayment(id: string): Promise<void> {
      await ask({ method: "POST", path: `/payments/${id}/voids`, key: `void-${id}`, body: {} }, [202, 403, 404, 422]);
    },

    /**
     * Looks for our key first: the vendor forgets keys after a day, and a refund may be retried for longer. Throws if
     * the account does not know the payment, because a key of another account knows none.
     */
    async refund(id: string, amount: Cents, key: string): Promise<RefundResult> {
      if ((await actions(id)).some(({ type, reference }) => type === "Refund" && reference === key)) return "Taken";
      const refund: Request = {
        method: "POST",
        path: `/payments/${id}/refunds`,
        key,
        body: { amount, reference: key },
      };
      return (await ask(refund, [202, 403, 422])).status === 202 ? "Taken" : "Refused";
    },

    /**
     * Lists payments that began at or after `from` and before `until`. Throws if there are more than MOST_PAGES pages.
     */
    async listBegun(from: Date, until?: Date): Promise<CheckoutPayment[]> {
      const body = { limit: PAGE, from: from.toISOString(), ...(until && { to: until.toISOString() }) };
      let { payments, next } = await page({ method: "POST", path: "/payments/search", body });
      for (let count = 1; next !== undefined; count += 1) {
        if (count === MOST_PAGES) throw new Error("Checkout.com lists more payments than can be read");
        const { pathname, search } = new URL(next, apiUrl);
        const more = await page({ path: `${pathname}${search}` });
        payments = [...payments, ...more.payments];
        next = more.next;
      }
      return payments;
    },

    /** Lists the ids of payments with a dispute that changed at or after `from`. Throws if there are too many. */
    async listDisputed(from: Date): Promise<string[]> {
      const ids: string[] = [];
      for (let skip = 0; skip < PAGE * MOST_PAGES; skip += PAGE) {
        const query = new URLSearchParams({ from: from.toISOString(), limit: String(PAGE), skip: String(skip) });
        const { status, json } = await ask({ path: `/disputes?${query.toString()}` }, [200, 204]);
        const found = status === 200 ? disputeList.parse(json).data : [];
        ids.push(...found.map(({ payment_id }) => payment_id));
        if (found.length < PAGE) return ids;
      }
      throw new Error("Checkout.com lists more disputes than can be read");
    },
  };
}
