import { later } from "../../ui/later.tsx";

/** The dialog of one opening. Mount it to open it. */
export const OpeningDialog = later(() => import("./record/opening-dialog.tsx"));
