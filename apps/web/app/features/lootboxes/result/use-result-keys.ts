import { type RefObject, useEffect, useEffectEvent } from "react";

type Keys = { onSell: () => void; onKeep: () => void };

/**
 * S sells, K and Esc keep, while the focus is inside: letters that worked everywhere would be in the way of people who
 * speak to their device. A dialog that lies over the result has its own keys.
 */
export function useResultKeys(place: RefObject<HTMLElement | null>, { onSell, onKeep }: Keys): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest("dialog") !== null) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    const key = event.key.toLowerCase();
    if (key === "k" || key === "escape") onKeep();
    if (key === "s") onSell();
  });

  useEffect(() => {
    const element = place.current;
    const listener = (event: KeyboardEvent) => pressed(event);
    element?.addEventListener("keydown", listener);
    return () => element?.removeEventListener("keydown", listener);
  }, [place]);
}
