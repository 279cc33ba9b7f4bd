import { IconX } from "../../../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import layout from "../../../../ui/layout.module.css";
import styles from "./bulk-bar.module.css";
import { countText } from "../count-text.ts";
import type { BulkAction, ListName, ListQuery, RowOf } from "../list-parts.ts";
import type { useSelection } from "./use-selection.ts";

type Props<Name extends ListName> = {
  actions: readonly BulkAction<Name>[];
  selection: ReturnType<typeof useSelection<RowOf<Name>>>;
  query: ListQuery<Name>;
  totalCount: number;
};

/** The bulk actions for the chosen rows, at the bottom of the window. Shows nothing if no row is chosen. */
export function BulkBar<Name extends ListName>({ actions, selection, query, totalCount }: Props<Name>) {
  const t = useTexts(dashboardLists);
  const [busy, setBusy] = useState<string>();
  const { rows, isAll, choose, chooseAll, clear } = selection;
  if (rows.length === 0 && !isAll) return null;
  const all = countText(t, totalCount);
  const canTakeAll = actions.some((action) => action.canTakeAll) && totalCount > rows.length;

  async function run(action: BulkAction<Name>, suited: readonly RowOf<Name>[]): Promise<void> {
    setBusy(action.id);
    try {
      const kept = isAll
        ? await action.run({ kind: "all", query, count: totalCount })
        : await action.run({ kind: "rows", rows: suited });
      choose(kept);
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <div className={styles["bar"]} data-bottom-bar>
      <p role="status">{isAll ? t.allSelected(all) : t.selected(t.count(rows.length))}</p>
      {!isAll && canTakeAll && (
        <Button variant="quiet" size="small" onClick={chooseAll}>
          {t.selectAll(all)}
        </Button>
      )}
      <div className={classes(layout["wrap-2"], styles["actions"])}>
        {actions.map((action, index) => {
          const suited = rows.filter((row) => action.suits?.(row) ?? true);
          if (isAll ? action.canTakeAll !== true : suited.length === 0) return null;
          return (
            <Button
              key={action.id}
              variant={action.isDanger ? "danger" : index === 0 ? "filled" : "outline"}
              busy={busy === action.id}
              disabled={busy !== undefined && busy !== action.id}
              onClick={() => void run(action, suited)}
            >
              {action.text(isAll ? all : t.count(suited.length))}
            </Button>
          );
        })}
      </div>
      <IconButton label={t.unselect} onClick={clear}>
        <IconX size={18} />
      </IconButton>
    </div>
  );
}
