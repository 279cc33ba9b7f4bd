import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import styles from "./tabs.module.css";

type Props<Value extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { value: Value; text: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The id of the panel below, which has role="tabpanel". */
  panelId: string;
};

/** The id of a tab, used to name its panel. */
export const tabId = (panelId: string, value: string): string => `${panelId}-${value || "all"}`;

/** Tabs as defined by WAI-ARIA: one tab stop; arrow keys, Home and End choose. Scrolls sideways if it doesn't fit. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, panelId }: Props<Value>) {
  const row = useRef<HTMLDivElement>(null);

  // Scrolls the tabs so that the chosen one is visible, without scrolling the page.
  useEffect(() => {
    const [frame, chosen] = [row.current, row.current?.querySelector("[aria-selected=true]")].map((element) =>
      element?.getBoundingClientRect(),
    );
    if (frame && chosen) row.current?.scrollBy({ left: chosen.x + chosen.width / 2 - frame.x - frame.width / 2 });
  }, [value]);

  function choose(index: number): void {
    const next = tabs[(index + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChange(next.value);
    row.current?.querySelector<HTMLElement>(`[id="${tabId(panelId, next.value)}"]`)?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const at = tabs.findIndex((tab) => tab.value === value);
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: at + forward,
      ArrowLeft: at - forward,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    if (place === undefined) return;
    event.preventDefault();
    choose(place);
  }

  return (
    <div ref={row} className={styles["tabs"]} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          id={tabId(panelId, tab.value)}
          type="button"
          role="tab"
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.text}
        </button>
      ))}
    </div>
  );
}
