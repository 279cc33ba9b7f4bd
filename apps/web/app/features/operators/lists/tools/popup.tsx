import { createContext, type ReactNode, useRef, useState } from "react";
import { Button } from "../../../../ui/button.tsx";
import { later } from "../../../../ui/later.tsx";
import styles from "./popup.module.css";

const PopupPanel = later(() => import("./popup-panel.tsx"));

type Props = {
  /** The accessible name of the panel. */
  label: string;
  button: ReactNode;
  icon?: ReactNode;
  isSet?: boolean;
  /** Shows only the icon. The label is the button's name and its tooltip. */
  isIcon?: boolean;
  children: ReactNode;
};

/** A function with which components in the panel close it. */
export const ClosePopup = createContext<() => void>(() => undefined);

/** A button and the small panel that it opens. Esc closes the panel and returns the focus to the button. */
export function Popup({ label, button, icon, isSet = false, isIcon = false, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const isOpen = state === "open";

  function close(): void {
    setState("closed");
    trigger.current?.focus();
  }

  return (
    <span ref={setPlace} className={styles["popup"]}>
      <Button
        ref={trigger}
        variant={isSet ? "soft" : "outline"}
        icon={icon}
        {...(isIcon && { "aria-label": label, title: label, className: styles["icon"] })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setState(isOpen ? "closed" : "open")}
      >
        {!isIcon && button}
      </Button>
      {state !== "never" && (
        <PopupPanel label={label} trigger={trigger} place={place} open={isOpen} onClose={close}>
          <ClosePopup value={close}>{children}</ClosePopup>
        </PopupPanel>
      )}
    </span>
  );
}
