import { atMost } from "../../command/at-most.ts";

/**
 * Runs a visitor's search when fewer than three are under way, so that searches keep connections free for other public
 * reads. A dozen more wait; beyond that it throws OVERLOADED.
 */
export const oneSearch = atMost(3, 12);
