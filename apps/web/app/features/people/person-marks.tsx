import type { Role } from "@trove/contract/roles";
import { people } from "../../locales/en/people.ts";
import { useTexts } from "../../locales/texts.ts";
import { StatusMark } from "../../ui/status-mark.tsx";
import styles from "./person-marks.module.css";

type Props = {
  person: { isLocked: boolean; isOnHold: boolean; roles: readonly Role[] };
  /** Leaves out that an account is active, as nearly all of a list are. */
  isBrief?: boolean;
};

/** An account's lock, shipment hold and role, as words with a coloured dot. */
export function PersonMarks({ person: { isLocked, isOnHold, roles }, isBrief = false }: Props) {
  const t = useTexts(people).marks;
  return (
    <span className={styles["marks"]}>
      {(isLocked || !isBrief) && (
        <StatusMark tone={isLocked ? "bad" : "good"}>{isLocked ? t.locked : t.active}</StatusMark>
      )}
      {isOnHold && <StatusMark tone="waiting">{t.onHold}</StatusMark>}
      {roles.includes("Admin") && <StatusMark tone="going">{t.admin}</StatusMark>}
    </span>
  );
}
