import type { ReactNode } from "react";

/** A link to a document of the shop, in a new tab. While its URL is not known, `#`, the link stays on the page. */
export function DocumentLink({ url, children }: { url: string; children: ReactNode }) {
  const inNewTab = url === "#" ? {} : { target: "_blank", rel: "noopener" };
  return (
    <a href={url} {...inNewTab}>
      {children}
    </a>
  );
}
