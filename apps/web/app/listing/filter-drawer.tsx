import type { ReactNode } from "react";
import { lists } from "../locales/en/lists.ts";
import { useTexts } from "../locales/texts.ts";
import { Button } from "../ui/button.tsx";
import { Drawer } from "../ui/overlay/drawer.tsx";
import styles from "./filter-bar.module.css";

type Props = { open: boolean; onClose: () => void; results: string; children: ReactNode };

/**
 * The drawer with the filters, which apply at once. Its button shows the number of results and only closes the drawer.
 */
export default function FilterDrawer({ open, onClose, results, children }: Props) {
  const t = useTexts(lists);
  const close = (
    <Button wide size="large" onClick={onClose}>
      {t.show(results)}
    </Button>
  );
  return (
    <Drawer open={open} onClose={onClose} title={t.filters} side="bottom" footer={close}>
      <div className={styles["stacked"]}>{open && children}</div>
    </Drawer>
  );
}
