/** Counts of passed and failed tests and checks. */
export type Tally = { passed: number; failed: number };

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((total, one) => ({ passed: total.passed + one.passed, failed: total.failed + one.failed }), {
    passed: 0,
    failed: 0,
  });
}
