import type { PayoutState } from "@trove/contract";
import type { PayoutProvider, ProviderPayout } from "../../../payment-providers/provider.ts";
import { readReference, referenceOf } from "../../payments/index.ts";
import type { PayoutParts } from "../parts.ts";
import { isPaidElsewhere } from "./paid-elsewhere.ts";
import {
  callNoteLook,
  callNoteOdd,
  callSettlePayout,
  findPaidTo,
  type Oddity,
  type PayoutWithPayee,
  readPayoutsInStates,
} from "./sending.store.ts";

export type AtPayoutProvider = Pick<PayoutParts, "db" | "secrets" | "holdsMoney" | "timeZone" | "now" | "log"> & {
  provider: PayoutProvider;
};

const DAY_MILLISECONDS = 86_400_000;
/** Changes that the provider has told of are settled again for this long, in case a process stopped meanwhile. */
const LOOKED_BACK_MILLISECONDS = 7 * DAY_MILLISECONDS;
/** How long a payout can come back after it was decided. */
const RETURNED_MILLISECONDS = 60 * DAY_MILLISECONDS;

/** The states in which a payout can't have been paid, if all is well. */
const NEVER_PAID: readonly PayoutState[] = ["Requested", "Held", "Approved", "Refused", "Cancelled"];

/**
 * Brings a payout to what its provider says. One that went to another card or with another sum is not paid. All that
 * was not ordered opens a case.
 */
export async function settleTold(parts: AtPayoutProvider, ours: PayoutWithPayee, said: ProviderPayout): Promise<void> {
  const { db, provider, now } = parts;
  const isElsewhere = isPaidElsewhere(parts, ours, said);
  const isOther = said.amount !== ours.amountCents;
  const odd: Oddity[] = [];
  if (isElsewhere) odd.push("Elsewhere");
  if (isOther) odd.push("Amount");
  if (said.isOdd === true) odd.push("Transfers");
  if (said.state === "Paid" && NEVER_PAID.includes(ours.status)) odd.push("NotOrdered");
  for (const kind of odd) await callNoteOdd(db, ours, kind, now());
  if (isElsewhere || isOther || (ours.status === said.state && ours.providerPayoutId !== null)) return;
  await callSettlePayout(db, ours, provider.name, said, now());
}

/** Settles one payout. A failure delays no other. */
const trySettling = (parts: AtPayoutProvider, ours: PayoutWithPayee, said: ProviderPayout): Promise<void> =>
  settleTold(parts, ours, said).catch((error: unknown) =>
    parts.log.warn({ err: error, payoutId: ours.payoutId }, "could not settle a payout"),
  );

async function settleListed(parts: AtPayoutProvider): Promise<void> {
  const { db, provider, now } = parts;
  const told = await provider.listPayoutsSince(new Date(now().getTime() - LOOKED_BACK_MILLISECONDS));
  const ids = told.flatMap(({ reference }) => readReference(reference)?.paymentId ?? []);
  const known = new Map((await findPaidTo(db, provider.name, ids)).map((each) => [each.payoutId, each]));
  for (const said of told) {
    const ours = known.get(readReference(said.reference)?.paymentId ?? "");
    if (ours !== undefined) await trySettling(parts, ours, said);
  }
}

async function lookUp(parts: AtPayoutProvider, { userId, payoutId }: PayoutWithPayee): Promise<void> {
  const { db, provider, now } = parts;
  await callNoteLook(db, { userId, payoutId }, now());
  const made = { idempotencyKey: payoutId, reference: referenceOf({ userId, paymentId: payoutId }) };
  const said = await provider.lookUpPayout(made);
  if (said === undefined) return;
  // Read again, because it may have been sent before the provider answered.
  const [ours] = await findPaidTo(db, provider.name, [payoutId]);
  if (ours !== undefined) await settleTold(parts, ours, said);
}

async function lookUpEach(parts: AtPayoutProvider, states: readonly PayoutState[], since: Date | null): Promise<void> {
  const { db, provider, log } = parts;
  for (const ours of await readPayoutsInStates(db, provider.name, states, since)) {
    const { payoutId } = ours;
    await lookUp(parts, ours).catch((error: unknown) =>
      log.warn({ err: error, payoutId }, "could not look up a payout"),
    );
  }
}

/** Brings payouts to what the provider says of them. Looks up those under way if its lists leave out changes. */
export const watchPayouts = (parts: AtPayoutProvider): Promise<void> =>
  parts.provider.listsByBegin === true ? lookUpEach(parts, ["Sent"], null) : settleListed(parts);

/** Finds payouts that came back, or were paid although nobody has sent them, if lists leave out changes. */
export async function watchEndedPayouts(parts: AtPayoutProvider): Promise<void> {
  if (parts.provider.listsByBegin !== true) return;
  const since = new Date(parts.now().getTime() - RETURNED_MILLISECONDS);
  await lookUpEach(parts, ["Paid"], since);
  await lookUpEach(parts, NEVER_PAID, since);
}
