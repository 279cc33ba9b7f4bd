import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { disputes } from "../../../locales/en/fairness/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { saveFile } from "../../../ui/save-file.ts";

/** Downloads one file with all documents that the customer gets. */
export function DisputeExportButton({ id }: { id: string }) {
  const t = useTexts(disputes).page;
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { name, content } = await download("downloadDispute", { params: { id } });
      saveFile(name, content);
    } catch (error) {
      showToast("bad", messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button busy={busy} icon={<IconDownload size={18} />} onClick={() => void save()}>
      {t.export}
    </Button>
  );
}
