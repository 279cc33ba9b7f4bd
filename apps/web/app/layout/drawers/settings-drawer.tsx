import type { ReactNode } from "react";
import { IconMaximize, IconRefresh } from "../../ui/icons/shop-icons.ts";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/overlay/drawer.tsx";
import { SwitchField } from "../../ui/form/switch-field.tsx";
import { FONT_FAMILIES, PRIMARY_COLORS, defaultSettings } from "../../shell/settings/settings.ts";
import { classes } from "../../ui/classes.ts";
import choices from "../../ui/form/choices.module.css";
import layout from "../../ui/layout.module.css";
import styles from "./settings-drawer.module.css";
import { changeSettings, resetSettings, useSettings } from "../../shell/settings/settings-store.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** More settings, shown below the general ones. */
  children?: ReactNode;
};

function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen();
}

/** The settings that every page has. The dashboard adds its own settings. */
export default function SettingsDrawer({ open, onClose, children }: Props) {
  const t = useTexts(shell).settings;
  const settings = useSettings();
  const changed = JSON.stringify(settings) !== JSON.stringify(defaultSettings);
  const footer = (
    <div className={styles["actions"]}>
      <Button variant="outline" size="small" icon={<IconMaximize size={16} />} onClick={toggleFullScreen}>
        {t.fullScreen}
      </Button>
      <Button
        variant="outline"
        size="small"
        icon={<IconRefresh size={16} />}
        aria-description={changed ? t.changed : undefined}
        onClick={resetSettings}
      >
        {t.reset}
        {changed && <span className={styles["dot"]} />}
      </Button>
    </div>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t.title} width="wide" footer={footer}>
      <div className={classes(layout["stack-8"], styles["groups"])}>
        <div className={styles["switches"]}>
          <SwitchField
            label={t.dark}
            checked={settings.colorScheme === "dark"}
            onChange={(on) => changeSettings({ colorScheme: on ? "dark" : "light" })}
          />
          <SwitchField
            label={t.contrast}
            checked={settings.contrast === "high"}
            onChange={(on) => changeSettings({ contrast: on ? "high" : "default" })}
          />
          <SwitchField
            label={t.rtl}
            checked={settings.direction === "rtl"}
            onChange={(on) => changeSettings({ direction: on ? "rtl" : "ltr" })}
          />
        </div>
        <fieldset>
          <legend>{t.presets}</legend>
          <div className={classes(choices["choices"], styles["colours"])}>
            {PRIMARY_COLORS.map((color) => (
              <label key={color} data-primary={color} title={t.colours[color]}>
                <input
                  type="radio"
                  name="primaryColor"
                  checked={settings.primaryColor === color}
                  onChange={() => changeSettings({ primaryColor: color })}
                />
                <span className={styles["swatch"]} data-swatch={color} />
                <span className={styles["name"]}>{t.colours[color]}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t.font}</legend>
          <div className={classes(choices["choices"], styles["fonts"])}>
            {FONT_FAMILIES.map((family) => (
              <label key={family} style={{ fontFamily: `"${family} Variable"` }}>
                <input
                  type="radio"
                  name="fontFamily"
                  checked={settings.fontFamily === family}
                  onChange={() => changeSettings({ fontFamily: family })}
                />
                <span>{family}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {children}
      </div>
    </Drawer>
  );
}
