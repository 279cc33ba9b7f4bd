import { useState } from "react";
import { type InventoryItem, NOTHING, pageToggled, toggled, without } from "./selection.ts";

/** The selection while the page is open. It survives paging and filtering. */
export function useSelection(page: readonly InventoryItem[]) {
  const [selection, setSelection] = useState(NOTHING);
  return {
    selection,
    toggle: (item: InventoryItem, extend: boolean) => setSelection((now) => toggled(now, page, item, { extend })),
    togglePage: () => setSelection((now) => pageToggled(now, page)),
    drop: (ids: ReadonlySet<string>) => setSelection((now) => without(now, ids)),
    clear: () => setSelection(NOTHING),
  };
}
