import { useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * The panels of a header, of which one is open at most. `loaded` names those that were ever opened. When the page
 * changes, the panel closes, unless it was opened on the page that is just arriving: the address in the browser changes
 * a moment before the page does.
 */
export function usePanels<Panel extends string>() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState<{ panel: Panel; path: string }>();
  const [loaded, setLoaded] = useState<readonly Panel[]>([]);

  useEffect(() => setOpened((now) => (now?.path === pathname ? now : undefined)), [pathname]);

  return {
    loaded,
    open: (panel: Panel): void => {
      setLoaded((before) => (before.includes(panel) ? before : [...before, panel]));
      setOpened({ panel, path: window.location.pathname });
    },
    panelOf: (panel: Panel) => ({ open: opened?.panel === panel, onClose: () => setOpened(undefined) }),
  };
}
