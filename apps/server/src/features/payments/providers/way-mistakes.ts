import type { Offers, SetWay } from "./ways-for.ts";

/** Says why a shop with these offers can't set these ways. Empty if it can. */
export function wayMistakes(ways: readonly SetWay[] | null, offers: Offers): readonly string[] {
  if (ways === null) return [];
  const names = [...offers.keys()].join(", ");
  const unknown = ways.flatMap(({ provider, method }, place) => {
    const offer = offers.get(provider);
    if (offer === undefined) return [`${place}: ${provider} takes no new payments here, only ${names}`];
    return offer.methods[method] === undefined ? [`${place}: ${provider} does not offer ${method}`] : [];
  });
  const isUsable = ways.some(
    ({ provider, method, topUps, orders }) =>
      orders || (topUps && offers.get(provider)?.methods[method]?.canBeReversed !== true),
  );
  return isUsable ? unknown : [...unknown, "nobody could pay: allow top-ups or orders, or every method"];
}
