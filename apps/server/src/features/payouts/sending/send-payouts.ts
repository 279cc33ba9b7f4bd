import type { ProviderPayout } from "../../../payment-providers/provider.ts";
import { referenceOf } from "../../payments/index.ts";
import { readName } from "../../protection/index.ts";
import { payoutStopped } from "../payout-stopped.ts";
import { openCard, openIban } from "../payees/sealed-payee.ts";
import {
  callNoteOdd,
  callNoteRefusal,
  callSend,
  type DuePayout,
  isFirstAttempt,
  readDuePayouts,
} from "./sending.store.ts";
import { type AtPayoutProvider, settleTold } from "./watch-payouts.ts";

const AGAIN_MILLISECONDS = 60_000;

type Send = () => Promise<ProviderPayout>;

/** Returns how to hand a payout over. Null if its payee was forgotten, or sealed with a key that is gone. */
async function sendingOf(parts: AtPayoutProvider, due: DuePayout): Promise<Send | null> {
  const { db, provider, secrets, log } = parts;
  const { userId, payeeId, payoutId, ibanSealed, holder, amountCents: amount } = due;
  const place = { userId, payeeId };
  const request = { idempotencyKey: payoutId, reference: referenceOf({ userId, paymentId: payoutId }), amount };
  if (ibanSealed === null || (due.kind === "Card") !== (provider.pays === "Card")) return null;
  try {
    if (provider.pays === "Account") {
      const iban = openIban(secrets.rootKeys, place, ibanSealed);
      return () => provider.createPayout({ ...request, payee: { kind: "Account", holder, iban } });
    }
    const card = openCard(secrets.rootKeys, place, ibanSealed);
    // It is the payee's holder, or the payout is stopped.
    const name = await readName(db, userId);
    return () => provider.createPayout({ ...request, payee: { kind: "Card", ...name, ...card } });
  } catch (error) {
    log.warn({ err: error, payoutId }, "could not read the payee of a payout");
    return null;
  }
}

async function send(parts: AtPayoutProvider, due: DuePayout): Promise<void> {
  const { db, now } = parts;
  const sending = await sendingOf(parts, due);
  const isStopped = sending === null || (await payoutStopped(parts, db, due));
  const at = now();
  const isSent = await callSend(db, due, isStopped, at, new Date(at.getTime() + AGAIN_MILLISECONDS));
  if (!isSent || sending === null) return;
  const said = await sending();
  const sent = { ...due, status: "Sent" as const };
  // Nobody has handed it over before, and nevertheless it was there.
  if (said.isKnown === true && (await isFirstAttempt(db, due))) await callNoteOdd(db, due, "NotOrdered", now());
  if (said.isUnbooked === true && !(await callNoteRefusal(db, due, now()))) return;
  await settleTold(parts, sent, said);
}

/** Hands approved payouts to the provider. One that fails is tried again in a minute, with the same key. */
export async function sendPayouts(parts: AtPayoutProvider): Promise<void> {
  const { db, provider, now, log } = parts;
  for (const due of await readDuePayouts(db, provider.name, now())) {
    const { payoutId } = due;
    await send(parts, due).catch((error: unknown) => log.warn({ err: error, payoutId }, "could not send a payout"));
  }
}
