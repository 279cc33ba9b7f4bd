import { CopyButton } from "../../../ui/copy-button.tsx";
import letters from "../../../ui/letters.module.css";
import styles from "./hash-line.module.css";

/** A long hash below its name, wrapped if needed, with a copy button. */
export function HashLine({ name, value }: { name: string; value: string }) {
  return (
    <div className={styles["line"]}>
      <div>
        <p className={letters["hint"]}>{name}</p>
        <code dir="ltr">{value}</code>
      </div>
      <CopyButton text={value} what={name} />
    </div>
  );
}
