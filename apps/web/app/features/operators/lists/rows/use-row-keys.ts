import { useEffect, useRef } from "react";

const CONTROLS = "a, button, input";

/**
 * Arrow keys, Home and End move the focus to the same control in another row (`data-row`). X selects the row. Returns
 * the ref for the element around the rows.
 */
export function useRowKeys<E extends HTMLElement>(onSelect: (id: string) => void) {
  const list = useRef<E>(null);
  const select = useRef(onSelect);
  useEffect(() => {
    select.current = onSelect;
  });
  useEffect(() => {
    const element = list.current;
    const pressed = (event: KeyboardEvent) => {
      const id = moveBetweenRows(event);
      if (id !== undefined) select.current(id);
    };
    element?.addEventListener("keydown", pressed);
    return () => element?.removeEventListener("keydown", pressed);
  }, []);
  return list;
}

/** Moves the focus if the key was an arrow key, Home or End. If it was X, returns the id of the row to select. */
function moveBetweenRows(event: KeyboardEvent): string | undefined {
  const { key, currentTarget, target } = event;
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return undefined;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input:not([type=checkbox])")) return undefined;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row.contains(target));
  const current = rows[at];
  if (current === undefined) return undefined;
  if (key === "x" || key === "X") return current.dataset["row"];
  const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 };
  const next = rows[places[key] ?? -1];
  if (next === undefined) return undefined;
  event.preventDefault();
  const control = [...current.querySelectorAll(CONTROLS)].indexOf(target);
  [...next.querySelectorAll<HTMLElement>(CONTROLS)][Math.max(control, 0)]?.focus();
  return undefined;
}
