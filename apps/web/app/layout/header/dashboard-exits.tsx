import { IconHome } from "@tabler/icons-react";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import styles from "./dashboard-exits.module.css";
import LogoutButton from "./logout-button.tsx";

/** Links from the dashboard to the shop, and the button to sign out. */
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
