import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list when the focused button is removed together with its item. The item that moves to its place
 * gets the focus. Call `from` with the item's index before a sale.
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>, items: readonly unknown[] | undefined) {
  const place = useRef<number>(undefined);

  useEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const cards = grid.current?.children;
    const card = cards?.[Math.min(place.current, cards.length - 1)];
    card?.querySelector<HTMLElement>("input, button")?.focus({ preventScroll: true });
    place.current = undefined;
  }, [grid, items]);

  return {
    from(index: number): void {
      place.current = Math.max(0, index);
    },
  };
}
