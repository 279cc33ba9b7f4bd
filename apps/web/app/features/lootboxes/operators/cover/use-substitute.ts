import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import type { FormDrop } from "../editor/box-form.ts";
import { planAgain } from "../history/plan-again.ts";

/** The path of a box's page that plans to replace an item by another one. */
export const substituteLink = (boxId: string, itemId: string, substituteId: string): string =>
  `/dashboard/group/boxes/${boxId}?replace=${itemId}&by=${substituteId}`;

/**
 * Plans the replacement given in the URL once, and removes it from the URL. The new item gets the old one's tickets.
 */
export function useSubstitute(drops: readonly FormDrop[], onPlan: (drops: readonly FormDrop[]) => void): void {
  const [search, setSearch] = useSearchParams();
  const [replaced, substitute] = [search.get("replace"), search.get("by")];
  const plan = useEffectEvent(async (from: string, to: string) => {
    setSearch({}, { replace: true });
    const place = drops.findIndex(({ item }) => item.id === from);
    const drop = drops[place];
    if (drop === undefined || drops.some(({ item }) => item.id === to)) return;
    const [planned] = await planAgain([{ itemId: to, tickets: 0 }]);
    if (planned !== undefined) onPlan(drops.with(place, { ...drop, item: planned.item }));
  });
  useEffect(() => {
    if (replaced !== null && substitute !== null) void plan(replaced, substitute);
  }, [replaced, substitute]);
}
