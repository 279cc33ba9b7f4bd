import type { ReactNode, RefObject } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Popover } from "react-aria-components/Popover";
import styles from "./popup.module.css";

type Props = {
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  /** The element into which the panel is rendered. */
  place: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** The panel of a Popup, beside its button. Its code is loaded when the first Popup is opened. */
export default function PopupPanel({ label, trigger, place, open, onClose, children }: Props) {
  // The library takes the direction from the language, but a person can also choose another direction.
  const isRtl = document.documentElement.dir === "rtl";
  return (
    <Popover
      className={styles["panel"] ?? ""}
      triggerRef={trigger}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={isRtl ? "bottom right" : "bottom left"}
      UNSTABLE_portalContainer={place ?? undefined}
      isNonModal
    >
      <Dialog aria-label={label} className={styles["content"] ?? ""}>
        {children}
      </Dialog>
    </Popover>
  );
}
