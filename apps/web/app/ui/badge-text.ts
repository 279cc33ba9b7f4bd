/** A count in the short form that fits into a badge. */
export const badgeText = (count: number): string => (count > 99 ? "99+" : String(count));
