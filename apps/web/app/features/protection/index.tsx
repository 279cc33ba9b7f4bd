import { later } from "../../ui/later.tsx";

export { BreakNotice } from "./breaks/break-notice.tsx";
export { ClosingNotice } from "./breaks/closing-notice.tsx";
export { COUNTED } from "./limits/counted.ts";
export { overText } from "./limits/over-text.ts";
export { LimitQuestion } from "./limits/limit-question.tsx";
export { endOf, type Length } from "./breaks/break-lengths.ts";
export { type Marker, markerText } from "./seen/marker-text.ts";
export { useBreak, useIsClosing } from "./breaks/use-break.ts";
export { type PlayRules, usePlayRules } from "./checks/play-rules.ts";

/** Loaded on demand, because most visitors of a box are not signed in. */
export const TakeBreak = later(() => import("./breaks/take-break.tsx"));
export const PlayWatch = later(() => import("./checks/play-watch.tsx"));

/** Loaded on demand, because only operators with a right of its own see it. */
export const IdentityReview = later(() => import("./review/identity-review.tsx"));

/** Loaded on demand, because only operators see it. */
export const SeenProtection = later(() => import("./seen/seen-protection.tsx"));
