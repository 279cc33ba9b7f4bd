import type { Person } from "../../../command/person.ts";

/**
 * An operator whose call runs later: in the background, or after its approval. The session may have ended by then;
 * `operate` checks the rights.
 */
export const absentOperator = (userId: string): Person => ({ userId, sessionId: userId, roles: ["Admin"] });
