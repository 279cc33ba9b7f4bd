import type { ReactNode } from "react";
import { shell } from "../../locales/en/shell.ts";
import { useTexts } from "../../locales/texts.ts";
import type { ShopDocument } from "../app-info.ts";

/**
 * A link to a document of the shop, which opens in a new tab. If the document's URL is `#`, the link stays on the page.
 */
export function DocumentLink({ document, children }: { document: ShopDocument; children: ReactNode }) {
  const t = useTexts(shell).footer;
  const inNewTab = document.url === "#" ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a href={document.url} title={document.error === undefined ? undefined : t.documentFailed} {...inNewTab}>
      {children}
    </a>
  );
}
