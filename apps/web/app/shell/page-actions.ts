import { useEffect } from "react";

/** Something that a person can do on the current page. The dashboard's search offers it. */
export type PageAction = { id: string; title: string; run: () => void };

const offered = new Set<readonly PageAction[]>();
let wanted: { id: string; path: string } | undefined;

/** The actions of the page that is shown now. */
export const pageActions = (): readonly PageAction[] => [...offered].flat();

/** Runs an action of the page at this path, which is shown now, as soon as the page offers it. */
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
