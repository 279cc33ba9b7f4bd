import type { Role } from "@trove/contract/statuses";

/** Whom the header is for: visitors, users, administrators, or people who are signed in without a role. */
export type Audience = "none" | "user" | "admin" | "roleless";

/** The audience that somebody with these roles belongs to. An administrator who is also a user is an administrator. */
export function audienceOf(roles: readonly Role[]): Audience {
  if (roles.includes("Admin")) return "admin";
  return roles.includes("User") ? "user" : "roleless";
}
