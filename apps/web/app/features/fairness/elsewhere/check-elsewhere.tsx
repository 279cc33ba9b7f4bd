import { useState } from "react";
import { IconChevronDown } from "../../../ui/icons/shop-icons.ts";
import { checkElsewhere } from "../../../locales/en/fairness/check-elsewhere.ts";
import { useTexts } from "../../../locales/texts.ts";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { later } from "../../../ui/later.tsx";
import styles from "./check-elsewhere.module.css";
import type { ElsewhereFile } from "./elsewhere-file.ts";

const Ways = later(() => import("./ways-elsewhere.tsx"), <SkeletonRows count={2} height={20} />);

/** A small disclosure beside a verdict: how to check the same without this page, which comes from the shop. */
export function CheckElsewhere({ file }: { file: ElsewhereFile }) {
  const t = useTexts(checkElsewhere);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles["elsewhere"]} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        {t.title}
        <IconChevronDown size={16} stroke={1.8} aria-hidden="true" />
      </summary>
      {isOpen && <Ways file={file} />}
    </details>
  );
}
