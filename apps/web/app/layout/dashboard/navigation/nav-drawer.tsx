import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { Brand } from "../../header/brand.tsx";
import { LanguageChoices } from "../../language/language-choices.tsx";
import styles from "./nav-drawer.module.css";
import { VerticalNav } from "./vertical-nav.tsx";

/** The navigation on windows below 1200 px. */
export function NavDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts(dashboard).nav;
  const words = useTexts(shell);
  return (
    <Drawer open={open} onClose={onClose} side="start" title={t.label} header={<Brand />}>
      <nav aria-label={t.label}>
        <VerticalNav />
      </nav>
      <section className={styles["languages"]} aria-label={words.language}>
        <LanguageChoices />
      </section>
    </Drawer>
  );
}
