import type { Role } from "@trove/contract/roles";
import { people } from "../../../locales/en/dashboard/people.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./person-marks.module.css";

type Props = { person: { isLocked: boolean; isOnHold: boolean; roles: readonly Role[] } };

/** What an operator should know about an account at once, as words with a coloured dot. */
export function PersonMarks({ person: { isLocked, isOnHold, roles } }: Props) {
  const t = useTexts(people).marks;
  return (
    <span className={styles["marks"]}>
      {isLocked ? <span data-state="locked">{t.locked}</span> : <span data-state="active">{t.active}</span>}
      {isOnHold && <span data-state="held">{t.onHold}</span>}
      {roles.includes("Admin") && <span data-state="admin">{t.admin}</span>}
    </span>
  );
}
