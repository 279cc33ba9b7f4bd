import { useEffect, useRef } from "react";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import { LanguageChoices } from "./language-choices.tsx";
import styles from "./language-menu.module.css";

type Props = { open: boolean; onClose: () => void };

/**
 * The menu of languages below the button in the header. The browser closes it on Esc and when something else is
 * pressed.
 */
export default function LanguageMenu({ open, onClose }: Props) {
  const t = useTexts(shell);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const menu = panel.current;
    if (menu === null || !open) return;
    menu.showPopover();
    menu.querySelector<HTMLElement>("[aria-current]")?.focus();
    return () => menu.hidePopover();
  }, [open]);

  return (
    <div
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t.language}
      className={styles["menu"]}
      onToggle={({ newState }) => newState === "closed" && onClose()}
    >
      <LanguageChoices />
    </div>
  );
}
