import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { STAGE_STATUS } from "./stage-status.ts";

/** Adds a line to the stage's region, so that screen readers read all lines of an opening in their order. */
export function StageLine({ children }: { children: ReactNode }) {
  // Without a document, as in the server's markup, there is no region.
  const region = typeof document === "undefined" ? null : document.getElementById(STAGE_STATUS);
  return region && createPortal(<span>{children} </span>, region);
}
