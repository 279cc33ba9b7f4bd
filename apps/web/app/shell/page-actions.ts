import { useEffect } from "react";

/** Something that a person can do on the current page. The dashboard's search offers it. */
export type PageAction = { id: string; title: string; run: () => void };

const NONE: readonly PageAction[] = [];
let current = NONE;

/** Offers these actions in the dashboard's search while the page is shown. */
export function usePageActions(actions: readonly PageAction[]): void {
  useEffect(() => {
    current = actions;
    return () => {
      if (current === actions) current = NONE;
    };
  }, [actions]);
}

/** The actions of the page that is shown now. */
export const pageActions = (): readonly PageAction[] => current;
