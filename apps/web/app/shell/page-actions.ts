import { useEffect } from "react";

/** Something that a person can do on the current page. The dashboard's search offers it. */
export type PageAction = { id: string; title: string; run: () => void };

const offered = new Set<readonly PageAction[]>();
let wanted: { id: string; path: string } | undefined;

/** Runs an action as soon as the page at this path offers it. */
export function runOnPage(id: string, path: string): void {
  wanted = { id, path };
}

function runWanted(actions: readonly PageAction[]): void {
  if (wanted?.path !== location.pathname) wanted = undefined;
  const action = actions.find(({ id }) => id === wanted?.id);
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

/** The actions of the page that is shown now. */
export const pageActions = (): readonly PageAction[] => [...offered].flat();
