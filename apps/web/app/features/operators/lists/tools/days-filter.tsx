import { useState } from "react";
import { dashboardLists } from "../../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../../locales/texts.ts";
import type { Changes } from "../../../../listing/address.ts";
import { Button } from "../../../../ui/button.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import type { Filter, ListName } from "../list-parts.ts";
import letters from "../../../../ui/letters.module.css";
import layout from "../../../../ui/layout.module.css";

type Props<Name extends ListName> = {
  filter: Extract<Filter<Name>, { kind: "days" }>;
  state: URLSearchParams;
  onChange: (changes: Changes) => void;
};

const DAY_MS = 86_400_000;

/**
 * A filter for a range of days (UTC). The person uses the browser's date picker, or chooses one of the most common
 * periods.
 */
export function DaysFilter<Name extends ListName>({ filter: { from, to }, state, onChange }: Props<Name>) {
  const t = useTexts(dashboardLists);
  const [now] = useState(() => Date.now());
  const since = (days: number) => new Date(now - days * DAY_MS).toISOString().slice(0, 10);
  const periods = [
    { text: t.days.today, from: since(0) },
    { text: t.days.week, from: since(6) },
    { text: t.days.month, from: since(29) },
  ];
  const bounds = [
    { name: from, label: t.from, most: state.get(to) },
    { name: to, label: t.to, least: state.get(from) },
  ];
  return (
    <div className={layout["stack-3"]}>
      <div className={layout["wrap-2"]}>
        {periods.map((period) => (
          <Button
            key={period.text}
            variant="outline"
            size="small"
            onClick={() => onChange({ [from]: period.from, [to]: "" })}
          >
            {period.text}
          </Button>
        ))}
      </div>
      {bounds.map(({ name, label, least, most }) => (
        <TextField
          key={name}
          type="date"
          label={label}
          value={state.get(name) ?? ""}
          min={least ?? undefined}
          max={most ?? undefined}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      ))}
      <p className={letters["hint"]}>{t.days.utc}</p>
    </div>
  );
}
