/** The roles have their own module, because every page needs them, but not the contract's other lists. */
export const ROLES = ["User", "Admin"] as const;
export type Role = (typeof ROLES)[number];
