/** Every page needs the roles, and nothing else of the contract's lists: they are a module of their own. */
export const ROLES = ["User", "Admin"] as const;
export type Role = (typeof ROLES)[number];
