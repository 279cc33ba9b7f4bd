export type Months = { from: string; to: string };

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

export const isMonth = (text: string | null): text is string => text !== null && MONTH.test(text);

/** The month that is `months` after the month of a time, in UTC. */
function monthAt(time: Date, months: number): string {
  return new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months)).toISOString().slice(0, 7);
}

export function lastMonth(now: Date): Months {
  const month = monthAt(now, -1);
  return { from: month, to: month };
}

export function lastQuarter(now: Date): Months {
  const inQuarter = now.getUTCMonth() % 3;
  return { from: monthAt(now, -inQuarter - 3), to: monthAt(now, -inQuarter - 1) };
}

/** The months that an address asks for, by default the last one. */
export function monthsIn(search: URLSearchParams, now: Date): Months {
  const [from, to] = [search.get("from"), search.get("to")];
  return isMonth(from) && isMonth(to) ? { from, to } : lastMonth(now);
}
