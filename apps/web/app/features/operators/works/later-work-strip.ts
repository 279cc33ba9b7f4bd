import { later } from "../../../ui/later.tsx";

/** The progress of long work, whose code is loaded when there is some. */
export const WorkStrip = later(() => import("./work-strip.tsx"));
