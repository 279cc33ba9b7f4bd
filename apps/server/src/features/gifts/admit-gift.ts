import { type Market, marketOfAll } from "@trove/contract";
import type { Person } from "../../command/person.ts";
import { Refusal } from "../../command/refusal.ts";
import { readAddresses, requireDelivery } from "../addresses/index.ts";
import {
  compareExclusions,
  countriesOf,
  readBreak,
  readProtection,
  refusedTopUp,
  requireOffered,
} from "../protection/index.ts";
import type { GiftParts } from "./parts.ts";

const missingAddress = () =>
  new Refusal("VALIDATION_FAILED", { errors: { addressId: ["Billing address is required"] } });

/**
 * Returns a person's market and the country of an address, and why they may neither buy nor redeem gift codes now;
 * undefined if they may. Leaves breaks and closing to the commands. `country` is that of the request. The reasons:
 * - VALIDATION_FAILED without an address
 * - COUNTRY_NOT_SERVED, NOT_OFFERED_HERE, IDENTITY_REQUIRED, CHECK_DUE and REGISTER_REFUSED, as for a top-up
 */
export async function admitGift(
  parts: GiftParts,
  { userId }: Person,
  country: string | undefined,
  at: Date,
): Promise<{ market: Market; addressCountry: string | null; refused: Refusal | undefined }> {
  const { db, settings, register, timeZone } = parts;
  await compareExclusions(parts, userId, at);
  const [addresses, protection, taken] = await Promise.all([
    readAddresses(db, userId),
    readProtection(db, userId, at, timeZone),
    readBreak(db, userId),
  ]);
  const { countries, markets } = await settings.at(at);
  const codes = addresses.map(({ countryCode }) => countryCode);
  const known = countriesOf(codes, country, protection, at);
  const place = { market: marketOfAll(markets, known), addressCountry: codes[0] ?? null };
  try {
    // Only an address finds an excluded person again, and tells whose rules are in force.
    if (codes.length === 0) throw missingAddress();
    requireDelivery(countries.countries, codes);
    requireOffered(markets, known, "topUp");
  } catch (error) {
    if (error instanceof Refusal) return { ...place, refused: error };
    throw error;
  }
  const unprotected = refusedTopUp(protection, place.market, at);
  // Last, because it is another server.
  if (unprotected !== undefined || taken !== null) return { ...place, refused: unprotected };
  const { register: kept, registerSilentAt: silentAt } = protection;
  return { ...place, refused: await register.refusalOf({ userId, kept, silentAt, at, isForMoney: true }) };
}
