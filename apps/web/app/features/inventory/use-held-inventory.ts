import useSWR from "swr";
import { type HeldInventory, loadHeldInventory } from "../fairness/index.tsx";

const NOTHING_HELD: HeldInventory = { findings: [], signedPrices: new Map(), signedNames: new Map() };

/**
 * Compares the person's inventory with the signed records, once `isShown` is true. `again` repeats the comparison after
 * a change.
 */
export function useHeldInventory(isShown: boolean): { held: HeldInventory; again: () => void } {
  const { data, mutate } = useSWR<HeldInventory, Error>(
    isShown ? "held-inventory" : null,
    async () => (await loadHeldInventory()).holdOwnInventory(),
    { revalidateOnFocus: false },
  );
  return { held: data ?? NOTHING_HELD, again: () => void mutate() };
}
