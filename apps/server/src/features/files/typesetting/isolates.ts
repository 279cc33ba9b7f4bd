/** Marks a text, such as a name, so that it keeps its own direction inside any sentence. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Marks a text that always runs from left to right, such as a number or an address. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;
