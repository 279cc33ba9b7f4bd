import { useState } from "react";

type Chosen<Row> = { scope: string; rows: ReadonlyMap<string, Row>; isAll: boolean };

/**
 * The rows chosen for a bulk action. They stay chosen when the person goes to another page of the list. `scope`
 * identifies the list's filters; a new scope empties the selection. `isAll` means all matching rows.
 */
export function useSelection<Row>(shown: readonly Row[], idOf: (row: Row) => string, scope: string) {
  const none: Chosen<Row> = { scope, rows: new Map(), isAll: false };
  const [kept, setKept] = useState(none);
  const chosen = kept.scope === scope ? kept : none;
  const onPage = new Map(shown.map((row) => [idOf(row), row]));

  const choose = (ids: Iterable<string>) => {
    const rows = new Map<string, Row>();
    for (const id of ids) {
      const row = onPage.get(id) ?? chosen.rows.get(id);
      if (row !== undefined) rows.set(id, row);
    }
    setKept({ scope, rows, isAll: false });
  };

  return {
    isAll: chosen.isAll,
    ids: chosen.isAll ? [...onPage.keys()] : [...chosen.rows.keys()],
    /**
     * Chosen rows of this page have their current values. Chosen rows of other pages have the values from when they
     * were chosen.
     */
    rows: [...chosen.rows].map(([id, row]) => onPage.get(id) ?? row),
    choose,
    chooseAll: () => setKept({ scope, rows: new Map(), isAll: true }),
    clear: () => setKept(none),
  };
}
