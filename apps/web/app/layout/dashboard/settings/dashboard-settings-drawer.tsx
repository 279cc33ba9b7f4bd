import type { ReactNode } from "react";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { changeSettings, useSettings } from "../../../shell/settings/settings-store.ts";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import SettingsDrawer from "../../drawers/settings-drawer.tsx";
import { classes } from "../../../ui/classes.ts";
import choices from "../../../ui/form/choices.module.css";
import styles from "./dashboard-settings-drawer.module.css";

type Choice<Value extends string> = {
  legend: string;
  name: string;
  values: readonly Value[];
  current: Value;
  words: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

/** Radio buttons for a setting. Each has a small drawing of the dashboard. */
function Drawings<Value extends string>({ legend, name, values, current, words, onChoose }: Choice<Value>): ReactNode {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={classes(choices["choices"], styles["drawings"])}>
        {values.map((value) => (
          <label key={value}>
            <input type="radio" name={name} checked={value === current} onChange={() => onChoose(value)} />
            <span className={styles["drawing"]} data-drawing={value} aria-hidden="true">
              <span />
              <span />
            </span>
            {words[value]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The settings drawer of the dashboard. It adds the navigation's layout and colour, and the width of pages. */
export default function DashboardSettingsDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(dashboard).settings;
  const { navLayout, navColor, compactLayout } = useSettings();
  return (
    <SettingsDrawer open={open} onClose={onClose}>
      <Drawings
        legend={t.layout}
        name="navLayout"
        values={["vertical", "horizontal", "mini"]}
        current={navLayout}
        words={t.layouts}
        onChoose={(layout) => changeSettings({ navLayout: layout })}
      />
      <Drawings
        legend={t.colour}
        name="navColor"
        values={["integrate", "apparent"]}
        current={navColor}
        words={t.colours}
        onChoose={(colour) => changeSettings({ navColor: colour })}
      />
      <SwitchField
        label={t.compact}
        hint={t.compactHint}
        checked={compactLayout}
        onChange={(on) => changeSettings({ compactLayout: on })}
      />
    </SettingsDrawer>
  );
}
