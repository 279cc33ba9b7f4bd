import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { Refusal } from "../../command/refusal.ts";
import { askProvider } from "../provider-http.ts";
import type { StripeAccount } from "./account.ts";
import { dispute, type KeptCard, keptCard, type PaymentIntent, paymentIntent, refund, webhook } from "./payloads.ts";

/** The version of the API that the payloads are read by. */
const VERSION = "2026-10-28.endive";
const PAGE = 100;
/** The status of a request whose key belongs to another one that is not finished. */
const IN_PROGRESS = 409;
/** How often such a request is repeated, for longer than the other one may take. */
const REPEATS = 20;
const PAUSE_MILLISECONDS = 300;

const text = z.string().optional().catch(undefined);
const errorBody = z.object({ error: z.object({ type: text, code: text, param: text, message: text }) });

/**
 * A response of the vendor that is no success. It has few of the error's fields, because others may contain the secret
 * with which a payment can be confirmed, and errors are logged.
 */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly param: string | undefined;

  constructor(status: number, body: unknown) {
    const { type, code, param, message } = errorBody.safeParse(body).data?.error ?? {};
    super(`Stripe responded with ${status} ${code ?? type ?? ""}: ${message}`);
    this.status = status;
    this.code = code;
    this.param = param;
  }
}

type Field = string | number | boolean | undefined | readonly Field[] | Form;
type Form = { readonly [name: string]: Field };

/** Names nested values as the vendor reads them: `created[gte]`, `types[0]`. */
function fieldsOf(values: Form | readonly Field[], nameOf = (key: string) => key): [string, string][] {
  return Object.entries(values).flatMap(([key, value]: [string, Field]) => {
    const name = nameOf(key);
    if (value === undefined) return [];
    return typeof value === "object" ? fieldsOf(value, (inner) => `${name}[${inner}]`) : [[name, String(value)]];
  });
}

type Request = { method?: "POST" | "DELETE"; path: string; form?: Form; key?: string };

/** A second of the vendor's clock, which counts no smaller part. */
const second = (at: Date) => Math.floor(at.getTime() / 1000);

/** Any item of a list. Only those of the shop have a reference. */
const listed = z.looseObject({
  id: z.string(),
  object: z.string().optional(),
  metadata: z.looseObject({ reference: z.string().optional() }).nullish(),
});

/** The calls of Stripe's API that the shop makes. Each may throw GATEWAY_UNAVAILABLE or a StripeRefusal. */
export function makeStripeApi({ secretKey, apiUrl }: StripeAccount) {
  /**
   * Repeats a call while another one with its key is not finished, so that two clicks don't count as a provider that
   * does not answer.
   */
  async function ask({ method, path, form = {}, key }: Request): Promise<unknown> {
    const fields = new URLSearchParams(fieldsOf(form));
    const url = new URL(`/v1/${path}`, apiUrl);
    if (method === undefined) url.search = fields.toString();
    const headers = {
      authorization: `Bearer ${secretKey}`,
      "stripe-version": VERSION,
      ...(key !== undefined && { "idempotency-key": key }),
    };
    for (let repeats = 0; ; repeats += 1) {
      const body = method && fields;
      const { status, json } = await askProvider({ method, url: url.href, headers, body });
      if (status < 300) return json;
      const refusal = new StripeRefusal(status, json);
      if (status !== IN_PROGRESS) throw refusal;
      if (key === undefined || repeats === REPEATS) throw new Refusal("GATEWAY_UNAVAILABLE", {}, { cause: refusal });
      await setTimeout(PAUSE_MILLISECONDS);
    }
  }

  /**
   * Reads all pages of a list, newest first, and keeps only `part` of each item, because lists may be long. Leaves out
   * undefined parts. Items that are added meanwhile come before them, so none is missed. Leaves out
   * what can't be read and has no reference of ours, because another user of the account may have made it.
   */
  async function list<Item extends { id: string }, Part>(
    path: string,
    form: Form,
    item: z.ZodType<Item>,
    part: (item: Item) => Part | undefined,
  ): Promise<Part[]> {
    const page = z.object({ data: z.array(listed), has_more: z.boolean() });
    const parts: Part[] = [];
    for (let last: string | undefined; ;) {
      const { data, has_more } = page.parse(await ask({ path, form: { ...form, limit: PAGE, starting_after: last } }));
      for (const each of data) {
        const read = item.safeParse(each);
        if (!read.success && each.object === "payment_intent" && each.metadata?.reference === undefined) continue;
        const kept = part(read.success ? read.data : item.parse(each));
        if (kept !== undefined) parts.push(kept);
      }
      last = data.at(-1)?.id;
      if (!has_more || last === undefined) return parts;
    }
  }

  /** Undefined if the vendor does not know the thing. */
  async function ifKnown<Thing>(asked: Promise<Thing>): Promise<Thing | undefined> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof StripeRefusal && error.status === 404) return undefined;
      throw error;
    }
  }

  return {
    createIntent: async (form: Form, key: string): Promise<PaymentIntent> =>
      paymentIntent.parse(await ask({ method: "POST", path: "payment_intents", form, key })),

    async readIntent(id: string): Promise<PaymentIntent | undefined> {
      const found = await ifKnown(ask({ path: `payment_intents/${id}`, form: { expand: ["latest_charge"] } }));
      return found === undefined ? undefined : paymentIntent.parse(found);
    },

    /** Cancels an intent, unless it was paid meanwhile. */
    async cancelIntent(id: string): Promise<void> {
      try {
        await ask({ method: "POST", path: `payment_intents/${id}/cancel` });
      } catch (error) {
        if (error instanceof StripeRefusal && error.code === "payment_intent_unexpected_state") return;
        throw error;
      }
    },

    createCustomer: async (form: Form, key: string): Promise<string> =>
      z.object({ id: z.string() }).parse(await ask({ method: "POST", path: "customers", form, key })).id,

    /** Returns a secret with which a form shows a customer's cards. */
    async createCustomerSession(form: Form, key: string): Promise<string> {
      const made = await ask({ method: "POST", path: "customer_sessions", form, key });
      return z.object({ client_secret: z.string() }).parse(made).client_secret;
    },

    listCards: async (customerId: string): Promise<KeptCard[]> =>
      (await ifKnown(list(`customers/${customerId}/payment_methods`, { type: "card" }, keptCard, (each) => each))) ??
      [],

    hasCard: async (customerId: string, cardId: string): Promise<boolean> =>
      (await ifKnown(ask({ path: `customers/${customerId}/payment_methods/${cardId}` }))) !== undefined,

    async detachCard(cardId: string): Promise<void> {
      await ask({ method: "POST", path: `payment_methods/${cardId}/detach` });
    },

    /** Deletes a customer with all cards, unless the vendor does not know it. */
    async deleteCustomer(customerId: string): Promise<void> {
      await ifKnown(ask({ method: "DELETE", path: `customers/${customerId}` }));
    },

    listRefunds: (intentId: string) => list("refunds", { payment_intent: intentId }, refund, (each) => each),

    listDisputes: (intentId: string) => list("disputes", { payment_intent: intentId }, dispute, (each) => each),

    async refund(form: Form, key: string): Promise<void> {
      await ask({ method: "POST", path: "refunds", form, key });
    },

    /** Lists the events of these types from one second to another. The vendor keeps events for 30 days. */
    listEvents: <Part>(
      types: readonly string[],
      [from, until]: readonly [Date, Date],
      part: (event: z.output<typeof webhook>) => Part | undefined,
    ) => {
      const created = { gte: second(from), lte: second(until) };
      return list("events", { types, created }, webhook.extend({ id: z.string() }), part);
    },

    /** Lists the intents that were created at or after the second of `from`, and before that of `until`. */
    listIntents: <Part>(from: Date, until: Date, part: (intent: PaymentIntent) => Part | undefined) => {
      const created = { gte: second(from), lt: second(until) };
      return list("payment_intents", { created, expand: ["data.latest_charge"] }, paymentIntent, part);
    },
  };
}
