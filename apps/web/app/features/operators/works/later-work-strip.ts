import { later } from "../../../ui/later.tsx";

/** The progress of work. Its code is loaded only if there is work to show. */
export const WorkStrip = later(() => import("./work-strip.tsx"));
