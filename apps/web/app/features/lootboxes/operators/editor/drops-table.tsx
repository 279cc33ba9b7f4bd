import { type KeyboardEvent, useRef } from "react";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import type { LiveBox } from "../figures/live-box.ts";
import type { FormDrop } from "./box-form.ts";
import { ItemCombobox } from "../../../items/operators/index.ts";
import { DropRow } from "./drop-row.tsx";
import { classes } from "../../../../ui/classes.ts";
import tables from "../../../../ui/table.module.css";
import layout from "../../../../ui/layout.module.css";
import letters from "../../../../ui/letters.module.css";
import styles from "./drops-table.module.css";

type Props = {
  drops: readonly FormDrop[];
  live: LiveBox;
  isReadOnly: boolean;
  onChange: (drops: readonly FormDrop[]) => void;
};

/** Adds all missing tickets to the unlocked drop with the most tickets. */
function filled(drops: readonly FormDrop[], live: LiveBox): FormDrop[] {
  const counts = live.drops.map(({ tickets }, at) => (drops[at]?.isLocked ? -1 : tickets));
  const commonest = counts.indexOf(Math.max(...counts));
  return drops.map((drop, at) =>
    at === commonest ? { ...drop, tickets: String((counts[at] ?? 0) + live.missing) } : drop,
  );
}

/** The box's drops: items with their tickets and odds. The arrow keys up and down move between the ticket fields. */
export function DropsTable({ drops, live, isReadOnly, onChange }: Props) {
  const t = useTexts(adminBoxes).drops;
  const table = useRef<HTMLTableElement>(null);
  const { missing, priced } = live;
  const worth = live.drops.reduce((sum, { item, tickets }) => sum + item.marketPrice * tickets, 0);
  const canFill = missing > 0 && drops.some(({ isLocked }) => !isLocked);

  function change(at: number, changes: Partial<FormDrop>): void {
    onChange(drops.map((drop, index) => (index === at ? { ...drop, ...changes } : drop)));
  }

  function moveFocus(event: KeyboardEvent<HTMLInputElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key];
    if (step === undefined) return;
    const inputs = [...(table.current?.querySelectorAll<HTMLInputElement>("input[data-tickets]") ?? [])];
    const next = inputs[inputs.indexOf(event.currentTarget) + step];
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    next.select();
  }

  return (
    <section className={classes(layout["stack-4"], styles["section"])} aria-labelledby="box-drops">
      <h2 id="box-drops">{t.title}</h2>
      {drops.length === 0 && <p className={letters["muted"]}>{t.empty}</p>}
      {drops.length > 0 && (
        <table ref={table} className={classes(tables["close"], styles["table"])} aria-labelledby="box-drops">
          <thead>
            <tr>
              <th scope="col">{t.item}</th>
              <th scope="col">{t.tickets}</th>
              <th scope="col">{t.chance}</th>
              <th scope="col">{t.part}</th>
              <th scope="col">
                <span className="visually-hidden">{t.tools}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {drops.map((drop, at) => (
              <DropRow
                key={drop.item.id}
                drop={drop}
                tickets={live.drops[at]?.tickets ?? 0}
                part={worth === 0 ? 0 : (drop.item.marketPrice * (live.drops[at]?.tickets ?? 0)) / worth}
                beatsPrice={priced !== undefined && drop.item.marketPrice > priced.priceCents}
                isReadOnly={isReadOnly}
                onChange={(changes) => change(at, changes)}
                onKeyDown={moveFocus}
                onRemove={() => onChange(drops.filter((_, index) => index !== at))}
              />
            ))}
          </tbody>
        </table>
      )}
      <div className={classes(layout["line-3"], styles["sum"])} data-state={missing === 0 ? "whole" : "open"}>
        <p role="status">
          <strong>{t.sum(1_000_000 - missing)}</strong>{" "}
          {missing > 0 ? t.missing(missing) : missing < 0 ? t.excess(-missing) : t.whole}
        </p>
        <progress value={Math.min(1_000_000, 1_000_000 - missing)} max={1_000_000} aria-label={t.tickets} />
        {canFill && !isReadOnly && (
          <Button variant="soft" size="small" onClick={() => onChange(filled(drops, live))}>
            {t.fill}
          </Button>
        )}
      </div>
      {!isReadOnly && (
        <ItemCombobox
          texts={t}
          taken={new Set(drops.map(({ item }) => item.id))}
          onAdd={(item) => onChange([...drops, { item, tickets: "0", isLocked: false }])}
        />
      )}
    </section>
  );
}
