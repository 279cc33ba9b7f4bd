import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the focus in a list whose items go away: what was pressed on a sold item is gone with it, so the item that
 * took its place receives the focus. `from` is called with the place before a sale.
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
