export { BreakNotice } from "./breaks/break-notice.tsx";
export { TakeBreak } from "./breaks/take-break.tsx";
export { useBreak } from "./breaks/use-break.ts";
