import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether a group of the navigation is open. After each navigation, the group with the current page is open. The person
 * can then toggle it until the next navigation.
 */
export function useGroupOpen(isActive: boolean): readonly [open: boolean, toggle: () => void] {
  const { pathname } = useLocation();
  const [state, setState] = useState({ pathname, open: isActive });
  const open = state.pathname === pathname ? state.open : isActive;
  return [open, () => setState({ pathname, open: !open })];
}
