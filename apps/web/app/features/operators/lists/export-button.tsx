import type { EndpointName } from "@trove/contract";
import { IconDownload } from "../../../ui/icons/shop-icons.ts";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { download } from "../../../api/download.ts";
import { dashboardLists } from "../../../locales/en/operators/lists.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import popup from "./tools/popup.module.css";
import { saveFile } from "../../../ui/save-file.ts";

type Props = {
  endpoint: EndpointName;
  query: Readonly<Record<string, string | readonly string[]>>;
  onFailure: (message: string | undefined) => void;
  /** Shows only the icon, with the text as its tooltip. */
  isIcon: boolean;
};

/** Downloads all matching rows, in the list's order. */
export function ExportButton({ endpoint, query, onFailure, isIcon }: Props) {
  const t = useTexts(dashboardLists);
  const [busy, setBusy] = useState(false);

  async function run(): Promise<void> {
    setBusy(true);
    onFailure(undefined);
    try {
      const { name, content } = await download(endpoint, { query });
      saveFile(name, content);
    } catch (error) {
      onFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      variant="outline"
      icon={<IconDownload size={18} />}
      busy={busy}
      {...(isIcon && { "aria-label": t.exportCsv, title: t.exportCsv, className: popup["icon"] })}
      onClick={() => void run()}
    >
      {!isIcon && t.exportCsv}
    </Button>
  );
}
