import { type Figures, figuresOf, TICKETS_PER_BOX } from "@trove/fairness";
import { payoutOf, type PricedBox, ticketsOf, versionTable } from "@trove/lootboxes";
import { termsNow } from "../../../../shell/terms.ts";
import { type BoxForm, type BoxItem, priceIn, ticketsIn } from "../editor/box-form.ts";

/** The typed box with its computed figures. */
export type LiveBox = {
  priced: PricedBox | undefined;
  drops: readonly { item: BoxItem; tickets: number }[];
  /** Number of tickets that are not assigned to a drop; negative if too many are assigned. */
  missing: number;
  /** The payout of the assigned tickets, in hundredths of a percent. Undefined without a price. */
  payout: number | undefined;
  /** Undefined until all tickets are assigned. */
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
  const figures = isWhole
    ? figuresOf(versionTable({ boxId: "", version: 1, ...priced, sellRate: termsNow().sellRate }))
    : undefined;
  return { priced, drops, missing, payout: payoutOf(priced), figures };
}
