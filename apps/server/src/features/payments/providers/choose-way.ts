import { Refusal } from "../../../command/refusal.ts";
import type { PaymentParts } from "../parts.ts";
import { type Way, type Wish, waysFor } from "./ways-for.ts";

type WayParts = Pick<PaymentParts, "providers" | "settings" | "now">;

/** Reads the ways in which somebody can pay now. Those of providers that did not answer lately come last. */
export async function readWays({ providers, settings, now }: WayParts, wish: Wish): Promise<readonly Way[]> {
  const { payments } = await settings.at(now());
  const ways = waysFor(wish, payments.ways, providers.offers);
  const rests = ({ provider }: Way) => Number(providers.health.rests(provider));
  return ways.toSorted((one, other) => rests(one) - rests(other));
}

/**
 * Returns the way of a new payment: the first, without an address the first that needs none, if any. Throws
 * NOT_OFFERED_HERE if there is no way.
 */
export async function chooseWay(parts: WayParts, wish: Wish, hasAddress: boolean): Promise<Way> {
  const ways = await readWays(parts, wish);
  const way = ways.find(({ needs }) => hasAddress || needs === "Country") ?? ways[0];
  if (way === undefined)
    throw new Refusal("NOT_OFFERED_HERE", { params: { what: "method", country: wish.countryCode } });
  return way;
}
