/** A count in the short form that fits into a label. */
export const badgeText = (count: number): string => (count > 99 ? "99+" : String(count));

/** A count of one digit, for the small badges at the edge of icons. */
export const digitText = (count: number): string => (count > 9 ? "9+" : String(count));
