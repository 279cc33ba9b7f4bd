import { transferInstructions } from "@trove/contract";
import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { Refusal } from "../../command/refusal.ts";
import { askProvider } from "../provider-http.ts";
import type { PaymentProvider, ProviderPayment, SavedMeans } from "../provider.ts";
import { readNotice } from "../read-notice.ts";
import { toldCard } from "../told-card.ts";
import type { SandboxAccount } from "./keys.ts";
import { isSigned } from "../../command/webhook-signature.ts";

const ID = /^(ses|pay)_[\w-]{1,64}$/;
/** Lists begin this much earlier, because a change may become visible a little later than its timestamp. */
export const OVERLAP_MILLISECONDS = 60_000;
const PAGE = 100;

export type SandboxParts = {
  account: SandboxAccount;
  /** Base URL of the gateway, without a trailing slash. */
  gatewayUrl: string;
  /** The URL that the gateway sends webhooks to. */
  webhookUrl: string;
};

const createdSession = z.object({
  id: z.string(),
  token: z.string(),
  secret: z.string(),
  customerSecret: z.string().optional(),
  expiresAtUtc: z.string(),
  redirectUrl: z.string().optional(),
  instructions: transferInstructions.optional(),
});

const stateFields = z.object({
  sessionId: z.string(),
  paymentId: z.string().nullable(),
  reference: z.string(),
  amountMinor: z.int(),
  currencyCode: z.string(),
  status: z.enum(["Open", "Created", "Processing", "Captured", "Declined", "Cancelled", "Expired"]),
  declineReason: z.string().nullable(),
  card: z.object({ fingerprint: z.string().optional(), country: z.string().optional() }).nullish(),
  chargedBackMinor: z.int(),
  refundedMinor: z.int(),
  refundsBackMinor: z.int().default(0),
  backKeys: z.array(z.string()).default([]),
  isKept: z.boolean().default(false),
});

function paymentOf(state: z.output<typeof stateFields>): ProviderPayment {
  return {
    providerPaymentId: state.paymentId,
    sessionId: state.sessionId,
    reference: state.reference,
    state: state.status,
    paid: cents(state.amountMinor),
    currencyCode: state.currencyCode,
    chargedBack: cents(state.chargedBackMinor),
    disputedAt: null,
    refunded: cents(state.refundedMinor),
    refundsBack: cents(state.refundsBackMinor),
    backKeys: state.backKeys,
    card: state.status === "Captured" ? toldCard(state.card?.fingerprint, state.card?.country) : undefined,
    isKept: state.isKept,
    failureReason: state.declineReason,
  };
}

const paymentState = stateFields.transform(paymentOf);
const noticed = stateFields.extend({ paymentId: z.string().regex(ID).nullable() });
const webhook = z.object({
  type: z.string(),
  payment: noticed.refine((state) => state.status !== "Captured" || state.paymentId !== null).transform(paymentOf),
});
const changes = z.object({ payments: z.array(stateFields.extend({ updatedAtUtc: z.string() })) });
const begun = z.object({ payments: z.array(stateFields.extend({ createdAtUtc: z.string() })) });

type Request = { method?: "POST" | "DELETE"; path: string; key?: string; body?: unknown };

export function ask({ account, gatewayUrl }: SandboxParts, { method, path, key, body }: Request) {
  const headers = {
    authorization: `Bearer ${account.secretKey}`,
    ...(key && { "idempotency-key": key }),
  };
  return askProvider({ method, url: `${gatewayUrl}${path}`, headers, body });
}

async function listSince(parts: SandboxParts, since: Date): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  let from = new URLSearchParams({ since: new Date(since.getTime() - OVERLAP_MILLISECONDS).toISOString() });
  for (;;) {
    const { json } = await ask(parts, { path: `/payments?${from.toString()}` });
    const page = changes.parse(json).payments;
    payments.push(...page.map(paymentOf));
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return payments;
    from = new URLSearchParams({ since: last.updatedAtUtc, after: last.paymentId ?? "" });
  }
}

async function listBegun(parts: SandboxParts, from: Date, until: Date): Promise<ProviderPayment[]> {
  const payments: ProviderPayment[] = [];
  const range = { until: until.toISOString() };
  let page = new URLSearchParams({ from: from.toISOString(), ...range });
  for (;;) {
    const { json } = await ask(parts, { path: `/payments/begun?${page.toString()}` });
    const found = begun.parse(json).payments;
    payments.push(...found.map(paymentOf));
    const last = found.at(-1);
    if (last === undefined || found.length < PAGE) return payments;
    page = new URLSearchParams({ from: last.createdAtUtc, after: last.paymentId ?? "", ...range });
  }
}

const CARD_ID = /^pay_[\w-]{1,64}$/;
const customer = z.object({ id: z.string() });
const cards = z.object({
  cards: z.array(z.object({ id: z.string(), brand: z.string(), last4: z.string(), expires: z.string().nullable() })),
});

function makeMeans(parts: SandboxParts): SavedMeans {
  return {
    async makeCustomer(key) {
      return customer.parse((await ask(parts, { method: "POST", path: "/customers", key })).json).id;
    },
    async list(customerId) {
      return cards.parse((await ask(parts, { path: `/customers/${customerId}/cards` })).json).cards;
    },
    async remove(customerId, id) {
      if (!CARD_ID.test(id)) return false;
      const { status } = await ask(parts, { method: "DELETE", path: `/customers/${customerId}/cards/${id}` });
      return status === 204;
    },
    async forget(customerId) {
      await ask(parts, { method: "DELETE", path: `/customers/${customerId}` });
    },
  };
}

/** The provider of the sandbox gateway, which it calls over HTTP like any other gateway. */
export function makeSandboxProvider(parts: SandboxParts): PaymentProvider {
  const { account, webhookUrl } = parts;
  return {
    name: "sandbox",
    publicKey: account.publicKey,
    means: makeMeans(parts),

    async createSession({ idempotencyKey, reference, method, paid, currencyCode, returnUrl, expiresAt, customerId }) {
      const sum = { amountMinor: paid, currencyCode };
      const body = { reference, method, customerId, ...sum, returnUrl, webhookUrl, expiresAtUtc: expiresAt };
      // Without its customer, a payment is another request to the gateway.
      const key = customerId === undefined ? idempotencyKey : `${idempotencyKey} ${customerId}`;
      const { status, json } = await ask(parts, { method: "POST", path: "/sessions", key, body });
      if (status !== 201) throw new Error(`the gateway refused a session with ${status}`);
      return {
        ...createdSession.parse(json),
        provider: "sandbox",
        environment: "sandbox",
        publicKey: account.publicKey,
        amount: toEuros(paid),
        currencyCode,
        returnUrl,
        method,
      };
    },

    async retrieve(id) {
      const kind = ID.exec(id)?.[1];
      if (kind === undefined) return undefined;
      const { status, json } = await ask(parts, { path: `/${kind === "ses" ? "sessions" : "payments"}/${id}` });
      if (status === 404) return undefined;
      return paymentState.parse(json);
    },

    async lookUp({ sessionId }) {
      return paymentState.parse((await ask(parts, { path: `/sessions/${sessionId}` })).json);
    },

    async cancel({ sessionId }) {
      return paymentState.parse((await ask(parts, { method: "POST", path: `/sessions/${sessionId}/cancel` })).json);
    },

    async refund({ idempotencyKey, providerPaymentId, amount }) {
      const path = `/payments/${providerPaymentId}/refunds`;
      const body = { amountMinor: amount };
      const { status } = await ask(parts, { method: "POST", path, key: idempotencyKey, body });
      return status === 201 ? "Taken" : "Refused";
    },

    verifyWebhook(rawBody, headers, now) {
      if (!isSigned(account.webhookKey, rawBody, headers["sandbox-signature"], now)) {
        throw new Refusal("VALIDATION_FAILED", { detail: "This notice is not signed by the provider." });
      }
      return [readNotice(webhook, rawBody)];
    },

    listSince: (since) => listSince(parts, since),

    listBegun: (from, until) => listBegun(parts, from, until),
  };
}
