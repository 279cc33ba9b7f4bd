const MINUTE = 60_000;
const LOOKS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE);

/**
 * Returns when to ask the provider about a pending payment next: 1, 5, 15 and 60 minutes after the payment began, then
 * when its session ends, then every hour.
 */
export function nextCheck(createdAt: Date, expiresAt: Date, now: Date): Date {
  const begun = createdAt.getTime();
  const moments = [...LOOKS.map((after) => begun + after), expiresAt.getTime()];
  const coming = moments.filter((moment) => moment > now.getTime());
  return new Date(coming.length > 0 ? Math.min(...coming) : now.getTime() + 60 * MINUTE);
}
