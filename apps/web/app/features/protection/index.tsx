import { later } from "../../ui/later.tsx";

export { BreakNotice } from "./breaks/break-notice.tsx";
export { TakeBreak } from "./breaks/take-break.tsx";
export { LimitQuestion } from "./limits/limit-question.tsx";
export { useBreak } from "./breaks/use-break.ts";

/** Loaded on demand, because most visitors of a box are not signed in. */
export const PlayWatch = later(() => import("./checks/play-watch.tsx"));
