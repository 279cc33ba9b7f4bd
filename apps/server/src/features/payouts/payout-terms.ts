import { marketOfAll } from "@trove/contract";
import { type Cents, fromEuros } from "@trove/money";
import { identityState, knownCountries, notOffered, readName, readProtection } from "../protection/index.ts";
import type { PayoutParts } from "./parts.ts";

/** The refusal of a payout by the person's market, or because their identity is not verified. */
export type PayoutRefusal = { code: "NOT_OFFERED_HERE" | "IDENTITY_REQUIRED"; params: object };

/** The refusal if no provider of the shop pays the payee. */
export const NO_PROVIDER: PayoutRefusal = { code: "NOT_OFFERED_HERE", params: { what: "winnings", country: null } };

/** The rules for payouts of a person. Ceilings are null for none. */
export type PayoutTerms = {
  /** The name that payees must have. */
  holder: string;
  isVerified: boolean;
  refusal: PayoutRefusal | null;
  ceilings: { dayCents: Cents | null; monthCents: Cents | null };
};

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

const centsOrNull = (amount: number | null) => (amount === null ? null : fromEuros(amount));

/** Reads the rules for payouts of a person. `country` is that of the request. */
export async function payoutTerms(
  { db, settings, paying, timeZone, now }: PayoutParts,
  userId: string,
  country: string | undefined,
): Promise<PayoutTerms> {
  const at = now();
  const [{ markets }, countries, name, known] = await Promise.all([
    settings.at(at),
    knownCountries(db, userId, country, at),
    readName(db, userId),
    readProtection(db, userId, at, timeZone),
  ]);
  const { day, month } = marketOfAll(markets, countries).payoutCeilings;
  const state = identityState(known, at);
  const off = notOffered(markets, countries, "winnings") ?? (paying.length === 0 ? NO_PROVIDER.params : undefined);
  return {
    holder: fullName(name),
    isVerified: state === "Verified",
    refusal: refusalOf(off, state),
    ceilings: { dayCents: centsOrNull(day), monthCents: centsOrNull(month) },
  };
}

function refusalOf(off: object | undefined, state: string): PayoutRefusal | null {
  if (off !== undefined) return { code: "NOT_OFFERED_HERE", params: off };
  return state === "Verified" ? null : { code: "IDENTITY_REQUIRED", params: { state } };
}
