import { CopyButton } from "../../../ui/copy-button.tsx";
import styles from "./hash-line.module.css";

/** A long hash under its name, wrapping where it must, with a button that copies it. */
export function HashLine({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles["line"]}>
      <div>
        <p>{name}</p>
        <code dir="ltr">{value}</code>
      </div>
      <CopyButton text={value} what={name} />
    </div>
  );
}
