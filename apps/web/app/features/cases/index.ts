export { CaseStatusMark } from "./case-status-mark.tsx";
export { OpenCase } from "./open-case.tsx";
