import type { OddsDrop } from "@trove/fairness";
import type { CallResult } from "../../../../api/request.ts";
import { call } from "../../../../api/call.ts";
import type { FormDrop } from "../editor/box-form.ts";

type ShopItem = CallResult<"listItems">["items"][number];

const formDrop = (tickets: number, { id, name, imageUrl, marketPrice, tier, isActive, stock }: ShopItem): FormDrop => ({
  item: { id, name, imageUrl, marketPrice, tier, isActive, stock },
  tickets: String(tickets),
  isLocked: false,
});

/**
 * The tickets of a published version as a plan, with the items' current names and prices. Leaves out items that the
 * shop no longer has; an operator must assign their tickets to other items.
 */
export async function planAgain(drops: readonly Pick<OddsDrop, "itemId" | "tickets">[]): Promise<readonly FormDrop[]> {
  const ids = drops.map(({ itemId }) => itemId);
  const { items } = await call("listItems", { query: { ids, pageSize: 100 } });
  const byId = new Map(items.map((item) => [item.id, item]));
  return drops.flatMap(({ itemId, tickets }) => {
    const item = byId.get(itemId);
    return item === undefined ? [] : [formDrop(tickets, item)];
  });
}
