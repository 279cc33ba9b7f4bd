import { type RefObject, useEffect, useEffectEvent } from "react";

type Keys = { onSell: () => void; onKeep: () => void };

/**
 * While the focus is inside, S sells, and K and Esc keep. Not on the whole page, because single letters disturb people
 * who use speech input. Ignores keys in a dialog, which has its own.
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
