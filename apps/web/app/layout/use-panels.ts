import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** The router's name for the place in the browser's history that is shown now. */
function keyInHistory(): string {
  const { key } = Object(window.history.state) as { key?: unknown };
  return typeof key === "string" ? key : "default";
}

/**
 * The panels of a header, of which one is open at most. `loaded` names those that were ever opened. Every navigation
 * closes the panel, also one to the same page, unless the panel was opened at the place that is just arriving: the
 * browser's history changes a moment before the page does.
 */
export function usePanels<Panel extends string>() {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ panel: Panel; key: string }>();
  const [loaded, setLoaded] = useState<readonly Panel[]>([]);

  useEffect(() => setOpened((now) => (now?.key === key ? now : undefined)), [key]);

  return {
    loaded,
    open: (panel: Panel): void => {
      setLoaded((before) => (before.includes(panel) ? before : [...before, panel]));
      setOpened({ panel, key: keyInHistory() });
    },
    panelOf: (panel: Panel) => ({
      open: opened?.panel === panel,
      // The browser reports that a panel has closed after the next one was opened in its place.
      onClose: () => setOpened((now) => (now?.panel === panel ? undefined : now)),
    }),
  };
}
