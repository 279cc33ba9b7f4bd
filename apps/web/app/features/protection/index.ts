export { PlayWatch } from "./checks/play-watch.tsx";
export { LimitQuestion } from "./limits/limit-question.tsx";
