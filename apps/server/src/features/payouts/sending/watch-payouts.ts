import type { PayoutState } from "@trove/contract";
import type { PayoutProvider, ProviderPayout } from "../../../payment-providers/provider.ts";
import { readReference, referenceOf } from "../../payments/index.ts";
import type { PayoutParts } from "../parts.ts";
import { isPaidElsewhere } from "./paid-elsewhere.ts";
import {
  callNoteOdd,
  callSettlePayout,
  findPaidTo,
  type PayoutWithPayee,
  readPayoutsInState,
} from "./sending.store.ts";

export type AtPayoutProvider = Pick<PayoutParts, "db" | "secrets" | "holdsMoney" | "timeZone" | "now" | "log"> & {
  provider: PayoutProvider;
};

const DAY_MILLISECONDS = 86_400_000;
/** Changes that the provider has told of are settled again for this long, in case a process stopped meanwhile. */
const LOOKED_BACK_MILLISECONDS = 7 * DAY_MILLISECONDS;
/** How long a payout can come back after it was asked for. */
const RETURNED_MILLISECONDS = 60 * DAY_MILLISECONDS;

/** The states in which a payout can't have been paid, if all is well. */
const NEVER_PAID: readonly PayoutState[] = ["Requested", "Held", "Approved", "Refused", "Cancelled"];

/** Brings a payout to what its provider says. One that went to another card is not paid, and opens a case. */
async function settleTold(parts: AtPayoutProvider, ours: PayoutWithPayee, said: ProviderPayout): Promise<void> {
  const { db, provider, now, log } = parts;
  const { payoutId } = ours;
  const isElsewhere = isPaidElsewhere(parts, ours, said);
  if (isElsewhere || said.isOdd === true || (said.state === "Paid" && NEVER_PAID.includes(ours.status))) {
    await callNoteOdd(db, ours, now());
  }
  if (isElsewhere || ours.status === said.state) return;
  await callSettlePayout(db, ours, provider.name, said, now()).catch((error: unknown) =>
    log.warn({ err: error, payoutId }, "could not settle a payout"),
  );
}

async function settleListed(parts: AtPayoutProvider): Promise<void> {
  const { db, provider, now } = parts;
  const told = await provider.listPayoutsSince(new Date(now().getTime() - LOOKED_BACK_MILLISECONDS));
  const ids = told.flatMap(({ reference }) => readReference(reference)?.paymentId ?? []);
  const known = new Map((await findPaidTo(db, provider.name, ids)).map((each) => [each.payoutId, each]));
  for (const said of told) {
    const ours = known.get(readReference(said.reference)?.paymentId ?? "");
    if (ours !== undefined) await settleTold(parts, ours, said);
  }
}

async function lookUpEach(parts: AtPayoutProvider, status: "Sent" | "Paid" | "Refused"): Promise<void> {
  const { db, provider, now, log } = parts;
  const since = new Date(now().getTime() - RETURNED_MILLISECONDS);
  for (const ours of await readPayoutsInState(db, provider.name, status, since)) {
    const { userId, payoutId } = ours;
    const made = { idempotencyKey: payoutId, reference: referenceOf({ userId, paymentId: payoutId }) };
    try {
      const said = await provider.lookUpPayout(made);
      if (said !== undefined) await settleTold(parts, ours, said);
    } catch (error) {
      log.warn({ err: error, payoutId }, "could not look up a payout");
    }
  }
}

/** Brings payouts to what the provider says of them. Looks up those under way if its lists leave out changes. */
export const watchPayouts = (parts: AtPayoutProvider): Promise<void> =>
  parts.provider.listsByBegin === true ? lookUpEach(parts, "Sent") : settleListed(parts);

/** Finds payouts that came back after they were paid, or were paid after all, if lists leave out changes. */
export async function watchEndedPayouts(parts: AtPayoutProvider): Promise<void> {
  if (parts.provider.listsByBegin !== true) return;
  await lookUpEach(parts, "Paid");
  await lookUpEach(parts, "Refused");
}
