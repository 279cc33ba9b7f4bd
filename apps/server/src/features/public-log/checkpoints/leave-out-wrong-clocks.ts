/** How far the time of a witness may be from the median of all. */
export const MOST_SECONDS = 120;

function medianOf(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/**
 * Separates answers whose times (seconds since 1970) are far from the median. With an even number of answers the shop's
 * own time decides which half is right.
 */
export function leaveOutWrongClocks<Answer extends { seconds: number }>(answers: readonly Answer[], now: number) {
  const times = answers.map(({ seconds }) => seconds);
  const median = medianOf(times.length % 2 === 0 ? [...times, now] : times);
  const isNear = ({ seconds }: Answer) => Math.abs(seconds - median) <= MOST_SECONDS;
  return { near: answers.filter(isNear), far: answers.filter((answer) => !isNear(answer)) };
}
