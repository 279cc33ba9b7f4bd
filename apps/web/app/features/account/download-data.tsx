import { download } from "../../api/download.ts";
import { ownData } from "../../locales/en/account/own-data.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { IconDownload } from "../../ui/icons/shop-icons.ts";
import letters from "../../ui/letters.module.css";
import { saveFile } from "../../ui/save-file.ts";
import layout from "../../ui/layout.module.css";
import { useConfirmed } from "../auth/index.ts";

/** Downloads everything that the shop has stored about the person. */
export function DownloadData() {
  const t = useTexts(ownData).download;
  const { busy, failure, run, dialog } = useConfirmed(async () => {
    const { name, content } = await download("exportAccount", { body: {} });
    saveFile(name, content);
  });
  return (
    <section className={layout["column-4"]} aria-labelledby="download-data">
      <h2 id="download-data">{t.title}</h2>
      <p className={letters["muted"]}>{t.lead}</p>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="outline" icon={<IconDownload size={18} />} busy={busy} onClick={() => void run()}>
          {t.button}
        </Button>
      </div>
      {dialog}
    </section>
  );
}
