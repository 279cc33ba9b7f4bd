import { atMost } from "../../command/at-most.ts";

/**
 * Runs a search of the public catalogue, at most three at a time, so that searches leave connections free for other
 * public reads. Up to twelve more wait. Throws OVERLOADED if even more arrive.
 */
export const oneSearch = atMost(3, 12);
