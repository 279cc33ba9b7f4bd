import type { AtProvider } from "../parts.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { ProviderPayment } from "../../../payment-providers/provider.ts";
import { settle } from "../settle.ts";
import { comparePayment, isBooked } from "./compare-payment.ts";
import {
  readAsked,
  readBooked,
  readFirstBegin,
  readProviderCheck,
  setCheckedUntil,
  setSweptUntil,
} from "./reconciliation.store.ts";

const DAY = 24 * 3_600_000;
/** The first comparison with a provider goes back this far. */
const FIRST_LOOK_MILLISECONDS = DAY;
/** Longer times are compared in this many slices, but no shorter ones than LEAST_SLICE_MILLISECONDS. */
const MOST_SLICES = 24;
const LEAST_SLICE_MILLISECONDS = 3_600_000;
/** Payments are compared again until this age. Later refunds and chargebacks are not expected. */
const SWEEP_MILLISECONDS = 400 * DAY;

/** Payments of an older day that are read one by one in a run. */
const MOST_READ = 100;

async function settleEach(parts: AtProvider, told: readonly ProviderPayment[]): Promise<void> {
  const { log } = parts;
  for (const said of told) {
    await settle(parts, said).catch((error: unknown) =>
      log.warn({ err: error, providerPaymentId: said.providerPaymentId }, "could not reconcile a payment"),
    );
  }
}

/**
 * Leaves out payments that a list tells again and again, although the books have all of it. Only lists that begin with
 * the newest do that. Compares exactly, because a difference of two sums does not tell of a refund that has failed.
 */
async function unbooked({ db, provider }: AtProvider, told: ProviderPayment[]): Promise<ProviderPayment[]> {
  if (provider.lists !== "NewestFirst") return told;
  const booked = await readBooked(db, provider.name, told);
  return told.filter((said, index) => !isBooked(booked[index]?.booked, said));
}

/** Reads a payment of a list again, because lists leave out failed refunds, and settles it. */
async function settleWhole(parts: AtProvider, said: ProviderPayment): Promise<void> {
  const { provider, log } = parts;
  const { providerPaymentId } = said;
  const look = async () => (providerPaymentId === null ? undefined : provider.retrieve(providerPaymentId));
  const whole = await look().catch((error: unknown) => {
    log.warn({ err: error, providerPaymentId }, "could not read a payment that differs");
  });
  await settleEach(parts, [whole ?? said]);
}

/**
 * Returns the payments of an older time, and until when. If a provider's lists can't begin there, reads our own
 * payments one by one, and those of a part of the time if there are many. Leaves out those that can't be read although
 * the provider answers. Throws if it does not answer, so that none is passed over.
 */
async function oldPayments(
  { db, provider, log }: AtProvider,
  { from, until }: { from: Date; until: Date },
): Promise<{ told: ProviderPayment[]; until: Date }> {
  if (provider.lists !== "NewestFirst") return { told: await provider.listBegun(from, until), until };
  const own = await readAsked(db, provider.name, { from, until }, MOST_READ);
  const told: ProviderPayment[] = [];
  for (const { paymentId, askedId } of own) {
    const said = await provider.retrieve(askedId).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      log.warn({ err: error, paymentId }, "could not read an older payment");
      return null;
    });
    if (said === undefined) log.warn({ paymentId }, "the provider does not know an older payment");
    else if (said !== null) told.push(said);
  }
  const last = own.length < MOST_READ ? undefined : own.at(-1);
  return { told, until: last === undefined ? until : new Date(Math.max(last.createdAt.getTime(), from.getTime() + 1)) };
}

/**
 * Compares the payments of one older day again, and settles those that differ. Providers list payments by the time at
 * which they began. So a later refund whose webhook was lost is found only here.
 */
async function sweep(parts: AtProvider, sweptUntil: Date | null): Promise<void> {
  const { db, provider, now, log } = parts;
  const at = now();
  const first = await readFirstBegin(db, provider.name);
  if (first === undefined) return;
  const oldest = new Date(Math.max(first.getTime(), at.getTime() - SWEEP_MILLISECONDS));
  const from = sweptUntil === null || sweptUntil < oldest ? oldest : sweptUntil;
  const day = { from, until: new Date(Math.min(from.getTime() + DAY, at.getTime())) };
  const { told, until } = await oldPayments(parts, day);
  const booked = await readBooked(db, provider.name, told);
  for (const [index, said] of told.entries()) {
    const differences = comparePayment(booked[index]?.booked, said);
    if (differences.length === 0) continue;
    log.warn({ providerPaymentId: said.providerPaymentId, differences }, "an older payment differs from the books");
    await settleWhole(parts, said);
  }
  await setSweptUntil(db, provider.name, until < at ? until : null);
}

/**
 * Compares the provider's list of payments with ours. Settles all that are new since the last run, even if nobody waits
 * for them any more, because webhooks may have been lost. Then compares one older day again. If a list can't be read,
 * the next run starts there, so that it does not grow with what was read before.
 */
export async function reconcilePayments(parts: AtProvider): Promise<void> {
  const { db, provider, now } = parts;
  const at = now();
  const first = new Date(at.getTime() - FIRST_LOOK_MILLISECONDS);
  const { checkedUntil, sweptUntil } = await readProviderCheck(db, provider.name, first);
  const slice = Math.max(LEAST_SLICE_MILLISECONDS, (at.getTime() - checkedUntil.getTime()) / MOST_SLICES);
  for (let from = checkedUntil, isLast = false; !isLast;) {
    const until = new Date(Math.min(from.getTime() + slice, at.getTime()));
    await settleEach(parts, await unbooked(parts, await provider.listSince(from, until)));
    await setCheckedUntil(db, provider.name, until);
    isLast = until >= at;
    from = until;
  }
  await sweep(parts, sweptUntil);
}
