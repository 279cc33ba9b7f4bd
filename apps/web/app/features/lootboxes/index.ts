import { later } from "../../ui/later.tsx";

export { FrontHead } from "./front/front-head.tsx";
export { readFrontBox } from "./front/read-front-box.ts";
export type { PreviewedBox } from "./preview/box-preview.tsx";

/** The dialog of one opening. Mount to open. */
export const OpeningDialog = later(() => import("./record/opening-dialog.tsx"));

/** Previews a box that can't be opened yet, with the real stage and reel. */
export const BoxPreview = later(() => import("./preview/box-preview.tsx"));
