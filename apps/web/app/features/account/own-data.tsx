import { CloseAccount } from "./close-account.tsx";
import { DownloadData } from "./download-data.tsx";
import styles from "./own-data.module.css";

/** The part of the settings about all of a person's data at once. */
export function OwnData() {
  return (
    <div className={styles["data"]}>
      <DownloadData />
      <CloseAccount />
    </div>
  );
}
