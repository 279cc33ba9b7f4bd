import { useEffect } from "react";

/** An action on the current page, which the dashboard's search offers. */
export type PageAction = { id: string; title: string; run: () => void };

const offered = new Set<readonly PageAction[]>();
let wanted: { id: string; path: string } | undefined;

/** All actions that the current page offers. */
export const pageActions = (): readonly PageAction[] => [...offered].flat();

/**
 * Runs an action of the current page, which must have this path. If the page doesn't offer the action yet, runs it as
 * soon as it does.
 */
export function runOnPage(id: string, path: string): void {
  wanted = { id, path };
  runWanted(pageActions());
}

function runWanted(actions: readonly PageAction[]): void {
  if (wanted !== undefined && wanted.path !== location.pathname) wanted = undefined;
  const action = actions.find((one) => one.id === wanted?.id);
  if (action === undefined) return;
  wanted = undefined;
  action.run();
}

/** Offers these actions in the dashboard's search while the component is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    offered.add(actions);
    runWanted(actions);
    return () => void offered.delete(actions);
  }, [actions]);
}
