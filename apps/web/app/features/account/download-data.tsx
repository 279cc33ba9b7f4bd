import { download } from "../../api/download.ts";
import { ownData } from "../../locales/en/account/own-data.ts";
import { useTexts } from "../../locales/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { IconDownload } from "../../ui/icons/shop-icons.ts";
import { SettingsPart } from "../../ui/page/settings-part.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { useConfirmed } from "../auth/index.ts";

/** Downloads everything that the shop has stored about the person. */
export function DownloadData() {
  const t = useTexts(ownData).download;
  const { busy, failure, run, dialog } = useConfirmed(async () => {
    const { name, content } = await download("exportAccount", { body: {} });
    saveFile(name, content);
  });
  return (
    <SettingsPart id="download-data" title={t.title} lead={t.lead}>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <div>
        <Button variant="outline" icon={<IconDownload size={18} />} busy={busy} onClick={() => void run()}>
          {t.button}
        </Button>
      </div>
      {dialog}
    </SettingsPart>
  );
}
