import { atMost } from "../../command/at-most.ts";

/**
 * Limits searches of the public catalogue, and lists of boxes by their chances, to three at a time, so that connections
 * are left for other public reads. Up to twelve more wait. Throws OVERLOADED if more arrive.
 */
export const oneSearch = atMost(3, 12);
