export { PersonMarks } from "./person-marks.tsx";
export { FlagMark } from "./flag-mark.tsx";
