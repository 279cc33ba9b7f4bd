import type { Person } from "../../../command/person.ts";

/**
 * The operator of a call that runs later: in the background, or after its approval. Their session may have ended by
 * then, so `operate` checks only their rights.
 */
export const absentOperator = (userId: string): Person => ({ userId, sessionId: userId, roles: ["Admin"] });
