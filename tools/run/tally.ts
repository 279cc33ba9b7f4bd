/** How many tests and checks passed and failed, and how many tests needed a second attempt. */
export type Tally = { passed: number; failed: number; repeated: number };

export function sum(tallies: readonly Tally[]): Tally {
  const total = (of: keyof Tally) => tallies.reduce((so, tally) => so + tally[of], 0);
  return { passed: total("passed"), failed: total("failed"), repeated: total("repeated") };
}

/** The last line of a run. Names the repeats if there are any. */
export function resultLine({ passed, failed, repeated }: Tally): string {
  return [`${passed} passed`, `${failed} failed`, ...(repeated > 0 ? [`${repeated} repeated`] : [])].join(", ");
}
