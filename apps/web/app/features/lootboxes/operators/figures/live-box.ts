import { type Figures, figuresOf, TICKETS_PER_BOX } from "@trove/fairness";
import { payoutOf, type PricedBox, ticketsOf, versionTable } from "@trove/lootboxes";
import { type BoxForm, type BoxItem, priceIn, ticketsIn } from "../editor/box-form.ts";

/** A box in the making with its figures, as it is typed. */
export type LiveBox = {
  priced: PricedBox | undefined;
  drops: readonly { item: BoxItem; tickets: number }[];
  /** How many tickets are still to be given; below 0 if there are too many. */
  missing: number;
  /** In hundredths of a percent, of the tickets that are given. Undefined without a price. */
  payout: number | undefined;
  /** Undefined until all tickets are given. */
  figures: Figures | undefined;
};

export function liveBox(form: BoxForm): LiveBox {
  const priceCents = priceIn(form);
  const drops = form.drops.map(({ item, tickets }) => ({ item, tickets: ticketsIn(tickets) ?? 0 }));
  const missing = TICKETS_PER_BOX - ticketsOf(drops);
  if (priceCents === undefined || priceCents === 0) {
    return { priced: undefined, drops, missing, payout: undefined, figures: undefined };
  }
  const present = drops.map(({ item, tickets }) => {
    return { itemId: item.id, name: item.name, marketPriceCents: item.marketPrice, tickets };
  });
  const priced = { priceCents, drops: present };
  const isWhole = missing === 0 && drops.length > 0;
  const figures = isWhole ? figuresOf(versionTable({ boxId: "", version: 1, ...priced })) : undefined;
  return { priced, drops, missing, payout: payoutOf(priced), figures };
}
