import type { Endpoints, Permission, ResponseOf } from "@trove/contract";

type Shown = ResponseOf<Endpoints["listNotifications"]>["items"][number];

/** An event, with the values for its sentence. Amounts are in euros, as in responses. */
export type Happening = {
  [Kind in Shown["kind"]]: Pick<Extract<Shown, { kind: Kind }>, "kind" | "params">;
}[Shown["kind"]];

/** The recipients of a notification: one person, or every operator who has the permission. */
export type Audience = { userId: string } | { permission: Permission };

/** The recipients of a signal: some people, or every operator who has the permission. */
export type Listeners = { userIds: readonly string[] } | { permission: Permission };

/** A person who reads notifications, with the permissions that they have as an operator. */
export type Reader = { userId: string; permissions: ReadonlySet<Permission> };

export function isFor({ userId, permissions }: Reader, audience: { userId: string | null; permission: string | null }) {
  return audience.userId === userId || [...permissions].some((permission) => permission === audience.permission);
}

export const hears = ({ userId, permissions }: Reader, to: Listeners): boolean =>
  "userIds" in to ? to.userIds.includes(userId) : permissions.has(to.permission);
