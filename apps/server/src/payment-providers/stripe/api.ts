import { setTimeout } from "node:timers/promises";
import Stripe from "stripe";
import { Refusal } from "../../command/refusal.ts";
import { fetchProvider } from "../provider-http.ts";
import type { StripeAccount } from "./account.ts";

/** The version of the API that the payloads are read by. */
const VERSION = "2026-10-28.endive";
const TIMEOUT_MILLISECONDS = 5000;
const PAGE = 100;
/** The status of a request whose key belongs to another one that is not finished. */
const IN_PROGRESS = 409;
/** How often such a request is repeated, for longer than the other one may take. */
const REPEATS = 20;
const PAUSE_MILLISECONDS = 300;

/**
 * A response of the vendor that is no success. It has none of the error's fields, because these may contain the secret
 * with which a payment can be confirmed, and errors are logged.
 */
export class StripeRefusal extends Error {
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor({ statusCode, code, param, rawType, message }: Stripe.errors.StripeError) {
    super(`Stripe responded with ${statusCode} ${code ?? rawType ?? ""}: ${message}`);
    this.status = statusCode;
    this.code = code;
    this.param = param;
  }
}

/** Throws GATEWAY_UNAVAILABLE if the vendor gives no answer now, and a StripeRefusal for other errors. */
async function answer<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const { statusCode: status } = error;
    if (status !== undefined && status !== IN_PROGRESS) throw new StripeRefusal(error);
    throw new Refusal("GATEWAY_UNAVAILABLE", {}, { cause: error.detail ?? new Error(error.message) });
  }
}

/**
 * Makes a call with an idempotency key. Repeats it while another call with the key is not finished, so that two clicks
 * don't count as a provider that does not answer.
 */
async function answerOnce<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await call();
    } catch (error) {
      const isInProgress = error instanceof Stripe.errors.StripeError && error.statusCode === IN_PROGRESS;
      if (!isInProgress || repeats === REPEATS) return answer(Promise.reject(error));
      await setTimeout(PAUSE_MILLISECONDS);
    }
  }
}

/**
 * Reads all pages of a list, newest first, and keeps only `part` of each item, because lists may be long. Leaves out
 * undefined parts. Items that are added meanwhile come before them, so none is missed.
 */
async function listed<Item, Part>(list: AsyncIterable<Item>, part: (item: Item) => Part | undefined): Promise<Part[]> {
  const parts: Part[] = [];
  for await (const item of list) {
    const kept = part(item);
    if (kept !== undefined) parts.push(kept);
  }
  return parts;
}

const whole = <Item>(item: Item) => item;

/** A second of the vendor's clock, which counts no smaller part. */
const second = (at: Date) => Math.floor(at.getTime() / 1000);

/** The calls of Stripe's API that the shop makes. Each may throw GATEWAY_UNAVAILABLE or a StripeRefusal. */
export function makeStripeApi({ secretKey, apiUrl }: StripeAccount) {
  const { hostname, port, protocol } = new URL(apiUrl);
  const client = new Stripe(secretKey, {
    apiVersion: VERSION,
    host: hostname,
    port: port === "" ? (protocol === "http:" ? 80 : 443) : port,
    protocol: protocol === "http:" ? "http" : "https",
    timeout: TIMEOUT_MILLISECONDS,
    // The shop's own retries come later, and try another provider first.
    maxNetworkRetries: 0,
    telemetry: false,
    // The library takes every body without an error for a success, also one with a status of failure.
    httpClient: Stripe.createFetchHttpClient(fetchProvider),
  });

  return {
    createIntent: (params: Stripe.PaymentIntentCreateParams, idempotencyKey: string) =>
      answerOnce(() => client.paymentIntents.create(params, { idempotencyKey })),

    async readIntent(id: string): Promise<Stripe.PaymentIntent | undefined> {
      try {
        return await answer(client.paymentIntents.retrieve(id, { expand: ["latest_charge"] }));
      } catch (error) {
        if (error instanceof StripeRefusal && error.status === 404) return undefined;
        throw error;
      }
    },

    /** Cancels an intent, unless it was paid meanwhile. */
    async cancelIntent(id: string): Promise<void> {
      try {
        await answer(client.paymentIntents.cancel(id));
      } catch (error) {
        if (error instanceof StripeRefusal && error.code === "payment_intent_unexpected_state") return;
        throw error;
      }
    },

    listRefunds: (intentId: string) =>
      answer(listed(client.refunds.list({ payment_intent: intentId, limit: PAGE }), whole)),

    listDisputes: (intentId: string) =>
      answer(listed(client.disputes.list({ payment_intent: intentId, limit: PAGE }), whole)),

    refund: (params: Stripe.RefundCreateParams, idempotencyKey: string) =>
      answerOnce(() => client.refunds.create(params, { idempotencyKey })),

    /** Lists the events of these types from one second to another. The vendor keeps events for 30 days. */
    listEvents: <Part>(
      types: readonly string[],
      [from, until]: readonly [Date, Date],
      part: (event: Stripe.Event) => Part | undefined,
    ) => {
      const created = { gte: second(from), lte: second(until) };
      return answer(listed(client.events.list({ types: [...types], created, limit: PAGE }), part));
    },

    /** Lists the intents that were created at or after the second of `from`, and before that of `until`. */
    listIntents: <Part>(from: Date, until: Date, part: (intent: Stripe.PaymentIntent) => Part | undefined) =>
      answer(
        listed(
          client.paymentIntents.list({
            created: { gte: second(from), lt: second(until) },
            limit: PAGE,
            expand: ["data.latest_charge"],
          }),
          part,
        ),
      ),
  };
}
