import { useState } from "react";
import { useLocation } from "react-router";

/** Whether a group of the navigation is open: it follows the page at every change of route, and the person between. */
export function useGroupOpen(isActive: boolean): readonly [open: boolean, toggle: () => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState({ pathname, open: isActive });
  const open = state.pathname === pathname ? state.open : isActive;
  return [open, () => setState({ pathname, open: !open })];
}
