export type LogName = "terms" | "records";
