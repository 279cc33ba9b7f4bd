import { type ReactNode, useId } from "react";
import { IconX } from "../icons/shop-icons.ts";
import { useTexts } from "../../locales/texts.ts";
import { shell } from "../../locales/en/shell.ts";
import { IconButton } from "../button.tsx";
import { classes } from "../classes.ts";
import styles from "./dialog.module.css";
import { useModal } from "./use-modal.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions?: ReactNode;
  size?: "medium" | "large";
};

/** A modal dialog, full-screen below 600 px. Focuses the element with `data-focus-first`, else the first control. */
export function Dialog({ open, onClose, title, children, actions, size = "medium" }: Props) {
  const t = useTexts(shell);
  const titleId = useId();
  const dialog = useModal(open);

  return (
    <dialog
      ref={dialog}
      className={classes(styles["dialog"], styles[size])}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles["panel"]}>
        <div className={styles["head"]}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label={t.nav.close} onClick={() => dialog.current?.close()}>
            <IconX size={20} />
          </IconButton>
        </div>
        <div className={styles["body"]}>{open && children}</div>
        {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
      </div>
    </dialog>
  );
}
