import type { Person } from "../../../command/person.ts";

/**
 * An operator for whom something is done later: in the background, or once somebody has approved it. Their session may
 * have ended, but `operate` checks their rights.
 */
export const absentOperator = (userId: string): Person => ({ userId, sessionId: userId, roles: ["Admin"] });
