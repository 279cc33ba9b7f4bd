import { useEffectEvent, useLayoutEffect } from "react";

/** Calls `open` when Meta+K is pressed, or Ctrl+K on keyboards without a Meta key. */
export function useSearchShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    open();
  });
  // Runs before the first paint, so that the shortcut works as soon as its button is visible.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
