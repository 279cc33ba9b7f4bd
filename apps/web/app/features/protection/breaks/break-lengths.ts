/** Lengths of breaks and exclusions, in days or calendar months. */
const lengths = {
  day: { days: 1 },
  week: { days: 7 },
  month: { days: 30 },
  quarter: { months: 3 },
  half: { months: 6 },
  year: { months: 12 },
  twoYears: { months: 24 },
  fiveYears: { months: 60 },
} as const satisfies Record<string, { days?: number; months?: number }>;

export type Length = keyof typeof lengths;

/** The end of a break that begins now. */
export function endOf(length: Length, now: Date): Date {
  const { days = 0, months = 0 }: { days?: number; months?: number } = lengths[length];
  const end = new Date(now);
  end.setMonth(end.getMonth() + months);
  end.setDate(end.getDate() + days);
  return end;
}
