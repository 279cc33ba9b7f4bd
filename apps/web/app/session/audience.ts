import type { Role } from "@trove/contract/roles";

/**
 * The groups of people for whom the header differs: visitors, users, administrators, and signed-in people without a
 * role.
 */
export type Audience = "none" | "user" | "admin" | "roleless";

/** The audience of a person with these roles. An administrator who is also a user counts as an administrator. */
export function audienceOf(roles: readonly Role[]): Audience {
  if (roles.includes("Admin")) return "admin";
  return roles.includes("User") ? "user" : "roleless";
}
