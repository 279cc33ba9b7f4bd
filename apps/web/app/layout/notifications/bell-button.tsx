import { IconBell } from "../../ui/icons/first-icons.ts";
import { digitText } from "../../ui/badge-text.ts";
import { IconButton } from "../../ui/button.tsx";
import styles from "./bell-button.module.css";

type Props = {
  /** The accessible name, which includes the number. */
  label: string;
  unread?: number;
  onClick?: () => void;
};

/** A button that opens the notifications. It shows the number of unread ones. */
export function BellButton({ label, unread = 0, onClick }: Props) {
  return (
    <IconButton label={label} className={styles["bell"]} aria-haspopup="dialog" onClick={onClick}>
      <IconBell size={22} stroke={1.6} />
      {unread > 0 && <span className={styles["badge"]}>{digitText(unread)}</span>}
    </IconButton>
  );
}
