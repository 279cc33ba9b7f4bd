import type { Offers, SetWay } from "./ways-for.ts";

const limitsOf = ({ countries, currencies, least, most, topUps, orders }: SetWay) =>
  JSON.stringify([countries, currencies, least, most, topUps, orders]);

/** Methods that can replace each other need the same limits, or the widest of these holds for all. */
function looseLimits(ways: readonly SetWay[], offers: Offers): readonly string[] {
  const alike = ways.filter(({ provider, method }) => offers.get(provider)?.methods[method]?.paidBy !== undefined);
  return [...Map.groupBy(alike, ({ provider }) => provider)].flatMap(([provider, own]) => {
    const byMethod = [...Map.groupBy(own, ({ method }) => method)];
    const limits = new Set(byMethod.map(([, same]) => same.map(limitsOf).toSorted().join(" ")));
    const names = byMethod.map(([method]) => method).join(", ");
    return limits.size > 1 ? [`${provider}: a card can pay for each of ${names}, so give them the same limits`] : [];
  });
}

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
  const mistakes = [...unknown, ...looseLimits(ways, offers)];
  return isUsable ? mistakes : [...mistakes, "nobody could pay: allow top-ups or orders, or every method"];
}
