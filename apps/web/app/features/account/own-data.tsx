import { CloseAccount } from "./close-account.tsx";
import { DownloadData } from "./download-data.tsx";
import settings from "../../ui/page/settings.module.css";

/** The part of the settings about all of a person's data at once. */
export function OwnData() {
  return (
    <div className={settings["parts"]}>
      <DownloadData />
      <CloseAccount />
    </div>
  );
}
