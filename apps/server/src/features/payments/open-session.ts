import { Refusal } from "../../command/refusal.ts";
import { seal, unseal } from "../../sealed-box.ts";
import { customerOf, hiddenUntil } from "./means/customer-of.ts";
import type { AtProvider, PaymentParts } from "./parts.ts";
import { attachSession, findPayment, type Payment, pendingTransfers, switchProvider } from "./payments.store.ts";
import { readWays } from "./providers/choose-way.ts";
import type { Way } from "./providers/ways-for.ts";
import type { PaymentProvider, PaymentSession, SessionRequest } from "../../payment-providers/provider.ts";
import { type PaymentKey, referenceOf } from "./reference.ts";

export type OpenedPayment = { paymentId: string; subjectId: string; session: PaymentSession };

const contextOf = ({ paymentId }: PaymentKey) => `payment session ${paymentId}`;

function sealed({ secrets }: PaymentParts, key: PaymentKey, session: PaymentSession): Buffer {
  return seal(secrets.rootKeys, contextOf(key), Buffer.from(JSON.stringify(session)));
}

function opened({ secrets }: PaymentParts, key: PaymentKey, stored: Buffer): PaymentSession {
  return JSON.parse(unseal(secrets.rootKeys, contextOf(key), stored).toString("utf8")) as PaymentSession;
}

const ended = () => new Refusal("GATEWAY_UNAVAILABLE", { detail: "This payment has ended. Please begin again" });

/**
 * Makes a session in which people can use their kept cards, or keep one. If the provider refuses it, such as for a
 * customer that it no longer knows, makes one without.
 */
async function sessionOf(
  parts: PaymentParts,
  provider: PaymentProvider,
  payment: Payment,
  request: SessionRequest,
): Promise<PaymentSession> {
  const customerId = await customerOf(parts, provider, payment);
  const mayKeepCard = (await hiddenUntil(parts.db, payment.userId, parts.now())) === null;
  if (customerId === undefined && !mayKeepCard) return provider.createSession({ ...request, mayKeepCard });
  try {
    return await provider.createSession({ ...request, customerId, mayKeepCard });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    parts.log.warn({ err: error, paymentId: payment.paymentId }, "made a session without the person's cards");
    return provider.createSession(request);
  }
}

/** Throws GATEWAY_UNAVAILABLE, also for a provider that takes no new payments any more. */
async function createSession(
  parts: PaymentParts,
  provider: PaymentProvider,
  payment: Payment,
  returnUrl: string,
): Promise<PaymentSession> {
  const { providers } = parts;
  if (!providers.offers.has(provider.name)) throw new Refusal("GATEWAY_UNAVAILABLE");
  const { paymentId, method, paidCents, currencyCode, payer, expiresAt } = payment;
  try {
    const session = await sessionOf(parts, provider, payment, {
      idempotencyKey: paymentId,
      reference: referenceOf(payment),
      method,
      paid: paidCents,
      currencyCode,
      payer,
      returnUrl,
      expiresAt: expiresAt.toISOString(),
    });
    providers.health.noteSuccess(provider.name);
    return session;
  } catch (error) {
    if (error instanceof Refusal) providers.health.noteFailure(provider.name);
    throw error;
  }
}

async function read({ db }: PaymentParts, key: PaymentKey): Promise<Payment> {
  const payment = await findPayment(db, key);
  if (payment === undefined) throw new Error(`no payment ${key.paymentId}`);
  return payment;
}

/**
 * Returns the next provider's way to ask for a session with the same method. Each is asked in turn once, unless it
 * needs an address that the payment does not have.
 */
async function nextProvider(parts: PaymentParts, payment: Payment): Promise<Way | undefined> {
  const { purpose, payer, currencyCode, amountCents: amount, method, provider, leftProviders } = payment;
  const ways = await readWays(parts, { purpose, countryCode: payer.countryCode, currencyCode, amount, method });
  const isKnown = payer.postalCode !== undefined;
  return ways.find(
    (way) => way.provider !== provider && !leftProviders.includes(way.provider) && (isKnown || way.needs === "Country"),
  );
}

/** Cancels a session that nobody has seen, because the payment is at another provider, or has ended. */
async function cancelUnseen({ provider, log }: AtProvider, payment: Payment, sessionId: string): Promise<void> {
  const { paidCents: paid, currencyCode, paymentId } = payment;
  await provider
    .cancel({ sessionId, reference: referenceOf(payment), paid, currencyCode })
    .catch((error: unknown) => log.warn({ err: error, paymentId }, "could not cancel a session that nobody has seen"));
}

/**
 * Asks the payment's provider for a session. If it does not answer, moves the payment to the next provider and returns
 * undefined.
 */
async function sessionOrMove(
  parts: PaymentParts,
  payment: Payment,
  returnUrl: string,
): Promise<{ provider: PaymentProvider; session: PaymentSession } | undefined> {
  try {
    const provider = parts.providers.of(payment.provider);
    return { provider, session: await createSession(parts, provider, payment, returnUrl) };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== "GATEWAY_UNAVAILABLE") throw error;
    const to = await nextProvider(parts, payment);
    if (to === undefined) throw error;
    parts.log.warn(
      { err: error, paymentId: payment.paymentId, from: payment.provider, to: to.provider },
      "moved a payment",
    );
    await switchProvider(parts.db, payment, to);
    return undefined;
  }
}

/**
 * Stores a session. Returns the payment's session, which is another one if a concurrent request was first. Returns
 * undefined if such a request has moved the payment to another provider. Throws GATEWAY_UNAVAILABLE if the payment has
 * ended.
 * - Cancels the session unless the payment stays at its provider, because some providers cancel by the payment, and
 *   would end the session that somebody sees. The other one ends by itself.
 */
async function keep(parts: AtProvider, payment: Payment, session: PaymentSession): Promise<PaymentSession | undefined> {
  const { db, provider, now } = parts;
  const { paymentId } = payment;
  const own = { provider: provider.name, sessionId: session.id, sessionEncrypted: sealed(parts, payment, session) };
  const stored = await attachSession(db, payment, own, { paymentId }, now());
  const kept = stored === null ? undefined : opened(parts, payment, stored);
  if (kept?.provider !== provider.name) await cancelUnseen(parts, payment, session.id);
  if (kept === undefined && (await read(parts, payment)).provider === provider.name) throw ended();
  return kept;
}

/**
 * Creates the provider's session of a payment that has begun, and stores it, which completes the idempotency record.
 * - A payment keeps its first session, so a repeated request gets the same one.
 * - If its provider does not answer, the next one that offers the same method is asked.
 * - Throws GATEWAY_UNAVAILABLE and leaves the record open, so that a retry continues here; also if the payment has
 *   ended meanwhile, whose session is cancelled.
 */
export async function openSession(parts: PaymentParts, key: PaymentKey, returnUrl: string): Promise<OpenedPayment> {
  for (;;) {
    const payment = await read(parts, key);
    const { paymentId, subjectId, sessionEncrypted } = payment;
    if (sessionEncrypted !== null) return { paymentId, subjectId, session: opened(parts, key, sessionEncrypted) };
    if (payment.status !== "Pending") throw ended();
    const made = await sessionOrMove(parts, payment, returnUrl);
    const session = made && (await keep({ ...parts, provider: made.provider }, payment, made.session));
    if (session !== undefined) return { paymentId, subjectId, session };
  }
}

/** Transfers of one person that are listed at most. */
const MOST_TRANSFERS = 100;

/**
 * Returns the sessions of a person's transfers that have not arrived yet, newest first. Leaves out transfers to an
 * account that the shop no longer has. One that can't be read is logged, and does not hide the others.
 */
export async function openTransfers(parts: PaymentParts, userId: string): Promise<OpenedPayment[]> {
  const { db, providers, now, log } = parts;
  const names = providers.all.map(({ name }) => name);
  const rows = await pendingTransfers(db, userId, { providers: names, now: now(), most: MOST_TRANSFERS });
  return rows.flatMap((row) => {
    const { paymentId, subjectId } = row;
    try {
      const session = opened(parts, row, row.sessionEncrypted);
      const iban = providers.find(session.provider)?.iban;
      const isPayable = session.instructions && (iban === undefined || session.instructions.iban === iban);
      return isPayable ? [{ paymentId, subjectId, session }] : [];
    } catch (error) {
      log.warn({ err: error, paymentId }, "could not read a session");
      return [];
    }
  });
}
