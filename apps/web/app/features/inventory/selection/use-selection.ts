import { useState } from "react";
import { type InventoryItem, NOTHING, onPage, pageToggled, toggled, without } from "./selection.ts";

/** The selection on a page of items. `list` identifies the list; a different one clears the selection. */
export function useSelection(page: readonly InventoryItem[], list: string) {
  const [selected, setSelected] = useState({ list, selection: NOTHING });
  const selection = selected.list === list ? onPage(selected.selection, page) : NOTHING;
  const become = (next: typeof selection) => setSelected({ list, selection: next });
  return {
    selection,
    toggle: (item: InventoryItem, extend: boolean) => become(toggled(selection, page, item, { extend })),
    togglePage: () => become(pageToggled(selection, page)),
    drop: (ids: ReadonlySet<string>) => become(without(selection, ids)),
    clear: () => become(NOTHING),
  };
}
