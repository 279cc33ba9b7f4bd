import { IconChevronLeft } from "../../../ui/icons/shop-icons.ts";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import { changeSettings } from "../../../shell/settings/settings-store.ts";
import styles from "./nav-toggle.module.css";

/** The round button on the edge of the navigation, which switches between the wide and the narrow column. */
export function NavToggle({ isMini }: { isMini: boolean }) {
  const t = useTexts(dashboard).nav;
  const label = isMini ? t.widen : t.narrow;
  return (
    <button
      type="button"
      className={styles["toggle"]}
      title={label}
      aria-label={label}
      data-mini={isMini || undefined}
      onClick={() => changeSettings({ navLayout: isMini ? "vertical" : "mini" })}
    >
      <IconChevronLeft size={16} stroke={2} />
    </button>
  );
}
