import type { ReactNode } from "react";
import { IconX } from "../icons/shop-icons.ts";
import { useTexts } from "../../locales/texts.ts";
import { shell } from "../../locales/en/shell.ts";
import { IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import styles from "./drawer.module.css";
import { useModal } from "./use-modal.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The drawer's accessible name. It is also the heading, unless `header` replaces it. */
  title: string;
  header?: ReactNode;
  /** `bottom` for filters on phones. */
  side?: "start" | "end" | "bottom";
  /** `narrow` is 320 px, `wide` 360 px for drawers with controls, `broad` 420 px for drawers with texts. */
  width?: "narrow" | "wide" | "broad";
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * A panel at an edge of the window. The browser's modal dialog keeps the focus inside, closes it on Esc and restores
 * the focus afterwards.
 */
export function Drawer({ open, onClose, title, header, side = "end", width = "narrow", children, footer }: Props) {
  const t = useTexts(shell);
  const dialog = useModal(open);

  return (
    <dialog
      ref={dialog}
      className={classes(styles["drawer"], styles[side], styles[width])}
      aria-label={title}
      onClose={onClose}
    >
      <div className={styles["panel"]}>
        <div className={styles["head"]}>
          {header ?? <h2>{title}</h2>}
          <IconButton label={t.nav.close} onClick={() => dialog.current?.close()}>
            <IconX size={20} />
          </IconButton>
        </div>
        <div className={styles["body"]}>{children}</div>
        {footer !== undefined && <div className={styles["foot"]}>{footer}</div>}
      </div>
    </dialog>
  );
}
