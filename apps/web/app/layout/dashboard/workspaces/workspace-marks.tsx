import { IconHexagonFilled } from "../../../ui/icons/dashboard-icons.ts";
import { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../../locales/texts.ts";
import type { Workspace } from "./workspaces.ts";
import styles from "./workspace-switcher.module.css";

export function WorkspaceLogo({ workspace }: { workspace: Workspace }) {
  return (
    <span className={styles["logo"]} data-logo={workspace.logo} aria-hidden="true">
      <IconHexagonFilled size={16} />
    </span>
  );
}

export function WorkspacePlan({ workspace: { plan } }: { workspace: Workspace }) {
  const t = useTexts(dashboard).workspaces;
  return (
    <span className={styles["plan"]} data-plan={plan}>
      {t.plans[plan]}
    </span>
  );
}
