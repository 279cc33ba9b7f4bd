import { useId } from "react";
import { CopyButton } from "../copy-button.tsx";
import styles from "./link-field.module.css";

type Props = { label: string; /** A path of the shop. */ path: string };

/** A link of the shop to copy and send, with its whole address. */
export function LinkField({ label, path }: Props) {
  const id = useId();
  const link = new URL(path, window.location.href).href;
  return (
    <div className={styles["link"]}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          id={id}
          readOnly
          dir="ltr"
          value={link}
          data-focus-first
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton text={link} what={label} />
      </div>
    </div>
  );
}
