import type { LootboxStatus } from "@trove/contract/statuses";
import { adminBoxes } from "../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../locales/texts.ts";
import styles from "./boxes-page.module.css";

/** A box's status as a word with a coloured mark. */
export function BoxStatus({ status }: { status: LootboxStatus }) {
  const t = useTexts(adminBoxes);
  return (
    <span className={styles["status"]} data-status={status}>
      {t.statuses[status]}
    </span>
  );
}
