import { later } from "../../ui/later.tsx";

/** The dialog of one opening. Mount to open. */
export const OpeningDialog = later(() => import("./record/opening-dialog.tsx"));
