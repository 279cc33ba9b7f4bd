import type { PaymentProviderName } from "@trove/contract/payment-providers";
import { readEnvironment } from "../../src/environment.ts";
import { checkoutAccount } from "../../src/payment-providers/checkoutcom/account.ts";
import { makeCheckoutProvider } from "../../src/payment-providers/checkoutcom/provider.ts";
import type { PaymentProvider, PaymentSession } from "../../src/payment-providers/provider.ts";
import { sandboxKeys } from "../../src/payment-providers/sandbox/keys.ts";
import { makeSandboxProvider } from "../../src/payment-providers/sandbox/provider.ts";
import type { GatewayTables } from "../../src/sandbox-gateway/index.ts";
import { signWebhook } from "../../src/sandbox-gateway/keys.ts";
import { stripeAccount } from "../../src/payment-providers/stripe/account.ts";
import { makeStripeProvider } from "../../src/payment-providers/stripe/provider.ts";
import { openListeningShop } from "../shop/listening-shop.ts";
import { openCheckoutStub } from "./checkout-stub.ts";
import type { Notice, Till } from "./till-kit/open-till.ts";
import { accounts, cards, completeChallenge, moveClock, payBy, payWith, runJob } from "./till.ts";
import { mollieAccount } from "../../src/payment-providers/mollie/account.ts";
import { makeMollieProvider } from "../../src/payment-providers/mollie/provider.ts";
import { openBankTill } from "./tills/bank.ts";
import { openMollieTill } from "./tills/mollie.ts";
import { openStripeTill } from "./tills/stripe.ts";

/** A provider, with functions that pay at its form and move its clock. */
export type ProviderTill = {
  provider: PaymentProvider;
  /** Returns the same provider at an address where nothing listens. */
  unreachable(): PaymentProvider;
  now(): Date;
  /** An id as the provider forms them, of no payment. */
  unknownId: string;
  /** Lets the provider forget the idempotency keys of requests. */
  forgetKeys(): void;
  /**
   * Pays a session. Returns the payment's id. Pending and disputed payments advance when `later` is called, and refunds
   * fail that were accepted of `refundFails`.
   */
  pay(
    session: PaymentSession,
    outcome: "captured" | "declined" | "pending" | "disputed" | "refundFails",
  ): Promise<string>;
  later(): Promise<void>;
  /**
   * Pays a session of a customer, with the tick that the card be kept, and returns the payment's id. Undefined at
   * providers that keep no cards.
   */
  payAndKeep?(session: PaymentSession): Promise<string>;
  /** The method, address and text of every call so far. Empty if the vendor is no other server. */
  received(): readonly string[];
  /** Returns all webhooks so far, signed, oldest first. */
  notices(): Promise<Notice[]>;
  /** Signs any text as the body of a webhook, as the provider would. */
  sign(text: string): Notice;
  close(): Promise<void>;
};

const NOWHERE = "http://127.0.0.1:9";
const sandboxCards = {
  captured: cards.british,
  declined: cards.declined,
  pending: cards.pending,
  disputed: cards.chargedBack,
  refundFails: cards.refundFails,
};

async function openSandboxTill(): Promise<ProviderTill> {
  const shop = await openListeningShop();
  const account = sandboxKeys(shop.secrets);
  const webhookUrl = `${NOWHERE}/webhook`;
  const at = (gatewayUrl: string) => makeSandboxProvider({ account, gatewayUrl, webhookUrl });
  const later = async (seconds: number) => {
    moveClock(shop, seconds);
    await runJob(shop, "sandbox-gateway-steps");
  };
  /** Pays by another method than a card. */
  async function payOtherwise(session: PaymentSession): Promise<string> {
    const { method, redirectUrl } = session;
    if (redirectUrl !== undefined) {
      return new URL(await completeChallenge(redirectUrl, "approve")).searchParams.get("paymentId") ?? "";
    }
    const means = { bankTransfer: { arrives: "now" }, sepaDebit: { iban: accounts.succeeds, holder: "Mara Lind" } };
    const isBank = method === "bankTransfer" || method === "sepaDebit";
    const { paymentId } = await payBy(shop, session, isBank ? means[method] : { cardNumber: cards.british });
    if (method === "sepaDebit") await later(20);
    return paymentId;
  }
  const sign = (text: string) => {
    const headers = { "sandbox-signature": signWebhook(account, text, shop.clock.now) };
    return { body: Buffer.from(text), headers };
  };
  return {
    provider: at(`${shop.environment.PUBLIC_URL}/sandbox-gateway`),
    unreachable: () => at(NOWHERE),
    now: () => shop.clock.now,
    unknownId: "pay_abcdefghijklmnopqrstuvwxyz",
    // The sandbox never forgets them.
    forgetKeys: () => undefined,
    async pay(session, outcome) {
      const isCard = session.method === undefined || session.method === "card";
      return isCard ? (await payWith(shop, session, sandboxCards[outcome])).paymentId : payOtherwise(session);
    },
    payAndKeep: async (session) => (await payWith(shop, session, sandboxCards.captured, true)).paymentId,
    received: () => [],
    later: () => later(60),
    async notices() {
      const gateway = shop.owner.connectionTo<GatewayTables>();
      const events = await gateway
        .selectFrom("sandboxGateway.gatewayEvents")
        .select("body")
        .orderBy("eventId")
        .execute();
      return events.map(({ body }) => sign(body));
    },
    sign,
    close: () => shop.close(),
  };
}

async function openCheckoutTill(): Promise<ProviderTill> {
  const stub = await openCheckoutStub();
  const account = checkoutAccount(readEnvironment(stub.variables));
  const due: (() => void)[] = [];
  return {
    provider: makeCheckoutProvider(account),
    unreachable: () => makeCheckoutProvider({ ...account, apiUrl: NOWHERE }),
    now: () => stub.now(),
    unknownId: "pay_abcdefghijklmnopqrstuvwxyz",
    forgetKeys: () => stub.forgetKeys(),
    async pay({ id }, outcome) {
      const paymentId = stub.pay(id, outcome === "disputed" || outcome === "refundFails" ? "captured" : outcome);
      if (outcome === "pending") due.push(() => stub.capture(paymentId));
      if (outcome === "refundFails") due.push(() => stub.declineRefund(paymentId));
      if (outcome === "disputed") due.push(() => stub.dispute(paymentId));
      return paymentId;
    },
    received: () => stub.received,
    async later() {
      for (const happen of due.splice(0)) happen();
    },
    notices: async () => [...stub.notices],
    sign: stub.sign,
    close: () => stub.close(),
  };
}

async function openStripesTill(): Promise<ProviderTill> {
  const till = await openStripeTill();
  const account = stripeAccount(readEnvironment(till.variables));
  const parts = { shop: "https://shop.example", warn: () => {} };
  return {
    provider: makeStripeProvider(account, parts),
    unreachable: () => makeStripeProvider({ ...account, apiUrl: NOWHERE }, parts),
    unknownId: "pi_abcdefghijklmnop",
    async payAndKeep({ id }) {
      till.books.captureAndKeep(till.books.session(id));
      return id;
    },
    ...atTill(till),
  };
}

async function openMolliesTill(): Promise<ProviderTill> {
  const till = await openMollieTill();
  const account = mollieAccount(readEnvironment(till.variables));
  const rootKeys = () => [{ keyId: Buffer.alloc(8), bytes: Buffer.alloc(32, 1) }] as const;
  const shop = "https://shop.example";
  const parts = { shop, webhookUrl: `${shop}/hook`, rootKeys, now: () => new Date(), warn: () => {} };
  return {
    provider: makeMollieProvider(account, parts),
    unreachable: () => makeMollieProvider({ ...account, apiUrl: NOWHERE }, parts),
    unknownId: "tr_abcdefghijklmnop",
    ...atTill(till),
  };
}

/** The functions of a till at a vendor whose session has the same id as its payment. */
function atTill(till: Till): Omit<ProviderTill, "provider" | "unreachable" | "unknownId"> {
  const { books } = till;
  const due: (() => void)[] = [];
  return {
    now: () => books.now(),
    forgetKeys: () => till.forgetKeys(),
    async pay({ id }, outcome) {
      const session = books.session(id);
      const attempt = books.begin(session, outcome === "pending" ? "processing" : "unseen");
      if (outcome === "pending") due.push(() => books.capture(session, attempt));
      else if (outcome === "declined") books.decline(session, attempt);
      else books.capture(session, attempt);
      if (outcome === "refundFails") due.push(() => books.failRefund(session, attempt));
      if (outcome === "disputed") due.push(() => books.dispute(session, attempt));
      return id;
    },
    received: () => till.received,
    async later() {
      for (const happen of due.splice(0)) happen();
    },
    notices: async () => till.notices.map(till.sign),
    sign: till.sign,
    close: () => till.close(),
  };
}

/** Opens a till, by provider. */
export const providerTills: Record<PaymentProviderName, () => Promise<ProviderTill>> = {
  sandbox: openSandboxTill,
  checkoutcom: openCheckoutTill,
  stripe: openStripesTill,
  mollie: openMolliesTill,
  bank: openBankTill,
};
