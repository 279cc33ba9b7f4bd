import { useEffectEvent, useLayoutEffect } from "react";

/** Calls `open` for meta+K, or Ctrl+K on keyboards without that key. */
export function useSearchShortcut(open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || event.altKey || event.shiftKey || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    open();
  });
  // Before the first paint, so that the shortcut works as soon as its button is seen.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener("keydown", listener);
    return () => window.removeEventListener("keydown", listener);
  }, []);
}
