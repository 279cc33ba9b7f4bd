import type { PayoutProvider, ProviderPayout } from "../../../payment-providers/provider.ts";
import { readReference, referenceOf } from "../../payments/index.ts";
import type { PayoutParts } from "../parts.ts";
import { payoutStopped } from "../payout-stopped.ts";
import { openIban } from "../payees/sealed-iban.ts";
import { callSend, callSettlePayout, type DuePayout, readDuePayouts, readKnownPayouts } from "./sending.store.ts";

export type AtPayoutProvider = Pick<PayoutParts, "db" | "secrets" | "holdsMoney" | "timeZone" | "now" | "log"> & {
  provider: PayoutProvider;
};

const AGAIN_MILLISECONDS = 60_000;
/** Changes that the provider has told of are settled again for this long, in case a process stopped meanwhile. */
const LOOKED_BACK_MILLISECONDS = 7 * 86_400_000;

/** Returns the IBAN of a payout. Null if it was forgotten, or sealed with a key that is gone. */
function ibanOf({ secrets, log }: AtPayoutProvider, { userId, payeeId, payoutId, ibanSealed }: DuePayout) {
  try {
    return ibanSealed && openIban(secrets.rootKeys, { userId, payeeId }, ibanSealed);
  } catch (error) {
    log.warn({ err: error, payoutId }, "could not read the bank account of a payout");
    return null;
  }
}

async function send(parts: AtPayoutProvider, due: DuePayout): Promise<void> {
  const { db, now, provider } = parts;
  const { userId, payoutId, amountCents: amount, holder } = due;
  const iban = ibanOf(parts, due);
  const isStopped = iban === null || (await payoutStopped(parts, db, due));
  const at = now();
  const isSent = await callSend(db, due, isStopped, at, new Date(at.getTime() + AGAIN_MILLISECONDS));
  if (!isSent || iban === null) return;
  const reference = referenceOf({ userId, paymentId: payoutId });
  const said = await provider.createPayout({ idempotencyKey: payoutId, reference, amount, payee: { holder, iban } });
  await callSettlePayout(db, due, provider.name, said, now());
}

/** Hands approved payouts to the provider. One that fails is tried again in a minute, with the same key. */
export async function sendPayouts(parts: AtPayoutProvider): Promise<void> {
  const { db, provider, now, log } = parts;
  for (const due of await readDuePayouts(db, provider.name, now())) {
    const { payoutId } = due;
    await send(parts, due).catch((error: unknown) => log.warn({ err: error, payoutId }, "could not send a payout"));
  }
}

async function settleTold({ db, provider, now, log }: AtPayoutProvider, said: ProviderPayout): Promise<void> {
  const key = readReference(said.reference);
  if (key === undefined) return;
  const { userId, paymentId: payoutId } = key;
  await callSettlePayout(db, { userId, payoutId }, provider.name, said, now()).catch((error: unknown) =>
    log.warn({ err: error, payoutId }, "could not settle a payout"),
  );
}

/** Brings payouts to what the provider says of them. */
export async function watchPayouts(parts: AtPayoutProvider): Promise<void> {
  const { db, provider, now } = parts;
  const told = await provider.listPayoutsSince(new Date(now().getTime() - LOOKED_BACK_MILLISECONDS));
  const ids = told.flatMap(({ reference }) => readReference(reference)?.paymentId ?? []);
  const known = new Map((await readKnownPayouts(db, provider.name, ids, null)).map((each) => [each.payoutId, each]));
  for (const said of told) {
    const ours = known.get(readReference(said.reference)?.paymentId ?? "");
    if (ours !== undefined && ours.status !== said.state) await settleTold(parts, said);
  }
}
