import { later } from "../../../ui/later.tsx";

/** The progress of work. Its code is loaded when there is work. */
export const WorkStrip = later(() => import("./work-strip.tsx"));
