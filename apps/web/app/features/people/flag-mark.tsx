import type { OrderFlag } from "@trove/contract/statuses";
import { IconFlag } from "../../ui/icons/dashboard-icons.ts";
import { people } from "../../locales/en/people.ts";
import { useTexts } from "../../locales/texts.ts";
import styles from "./flag-mark.module.css";

/** Marks an order that operators should check. */
export function FlagMark({ flag }: { flag: OrderFlag }) {
  const t = useTexts(people).flags;
  return (
    <span className={styles["flag"]}>
      <IconFlag size={16} stroke={1.8} />
      {t[flag]}
    </span>
  );
}
