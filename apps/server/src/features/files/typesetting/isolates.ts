/** A text that keeps its own direction inside any sentence, such as a name. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** The same for what always runs from left to right, such as a number or an address. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
