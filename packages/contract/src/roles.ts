/** In a module of its own, because every page needs the roles, but not the contract's other lists. */
export const ROLES = ["User", "Admin"] as const;
export type Role = (typeof ROLES)[number];
