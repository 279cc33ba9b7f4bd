import { IconHome } from "@tabler/icons-react";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./dashboard-exits.module.css";
import LogoutButton from "./logout-button.tsx";

/** The ways out of the dashboard: to the shop, and out of the session. */
export default function DashboardExits() {
  const t = useTexts(shell);
  return (
    <div className={styles["exits"]}>
      <ButtonLink to="/" size="small" variant="soft" icon={<IconHome size={18} />}>
        {t.home}
      </ButtonLink>
      <LogoutButton />
    </div>
  );
}
