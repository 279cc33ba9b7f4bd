/** The things that a limit bounds: top-ups; the price of boxes; that price less the sell prices of what was won. */
export const LIMIT_KINDS = ["Deposit", "Spend", "Loss"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export const LIMIT_CHANGES = ["Set", "RaiseRequested", "RequestCancelled", "Raised"] as const;

/** Checks that a person has to see or answer before the next offer or top-up. */
export const DUE_CHECKS = ["RealityCheck", "Report", "DrawingConsent", "LimitChoice"] as const;
export type DueCheck = (typeof DUE_CHECKS)[number];
