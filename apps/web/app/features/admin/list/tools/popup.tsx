import { createContext, type ReactNode, useRef, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import { Button } from "../../../../ui/button.tsx";
import styles from "./popup.module.css";

type Props = {
  /** The accessible name of what opens. */
  label: string;
  button: ReactNode;
  icon?: ReactNode;
  isSet?: boolean;
  children: ReactNode;
};

/** Closes the panel around what uses it. */
export const ClosePopup = createContext<() => void>(() => undefined);

/** A button and the small panel that it opens. Esc closes the panel and gives the focus back. */
export function Popup({ label, button, icon, isSet = false, children }: Props) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  // The library knows the direction of the language, but not the one that a person has set.
  const isRtl = document.documentElement.dir === "rtl";

  function close(): void {
    setOpen(false);
    trigger.current?.focus();
  }

  return (
    <span ref={setPlace} className={styles["popup"]}>
      <Button
        ref={trigger}
        variant={isSet ? "soft" : "outline"}
        icon={icon}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {button}
      </Button>
      <Popover
        className={styles["panel"] ?? ""}
        triggerRef={trigger}
        isOpen={open}
        onOpenChange={(isOpen) => !isOpen && close()}
        placement={isRtl ? "bottom right" : "bottom left"}
        UNSTABLE_portalContainer={place ?? undefined}
        isNonModal
      >
        <Dialog aria-label={label} className={styles["content"] ?? ""}>
          <ClosePopup value={close}>{children}</ClosePopup>
        </Dialog>
      </Popover>
    </span>
  );
}
