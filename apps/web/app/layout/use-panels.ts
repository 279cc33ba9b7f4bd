import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/** React Router's key of the current entry in the browser's history. */
function keyInHistory(): string {
  const { key } = Object(window.history.state) as { key?: unknown };
  return typeof key === "string" ? key : "default";
}

/**
 * The panels of a header. At most one is open. `loaded` lists the panels that were opened before. Every navigation
 * closes the open panel, unless it was opened after the browser's history changed and before the new page was shown.
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
      // When a panel replaces another, the browser reports the other's closing later. So this closes only the panel
      // that it belongs to.
      onClose: () => setOpened((now) => (now?.panel === panel ? undefined : now)),
    }),
  };
}
