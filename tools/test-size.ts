/** How many repetitions, requests and random cases the tests of a run use. */
export type TestSize = {
  /** How often a race is repeated. */
  rounds: number;
  /** Requests that race for the same thing. */
  parallel: number;
  /** Random sequences of events for payments and orders. */
  schedules: number;
  /** Boxes opened and recomputed by a second implementation. */
  openings: number;
  /** Lines of an import, more than are planned or run at once. */
  imported: number;
  /** Tickets whose distribution is compared with the odds. */
  draws: number;
  /** `kills` counts kills of the server under load; the database is killed as often. */
  crash: { kills: number; customers: number; hasSlowBanks: boolean };
  /**
   * Whether a screen is checked in eight looks: at both sizes with both sides, each also in high contrast. Otherwise
   * with each side at one size.
   */
  allLooks: boolean;
};

declare module "vitest" {
  interface ProvidedContext {
    size: TestSize;
  }
}

const short: TestSize = {
  rounds: 3,
  parallel: 100,
  schedules: 100,
  openings: 1500,
  imported: 520,
  draws: 100_000,
  crash: { kills: 2, customers: 6, hasSlowBanks: false },
  allLooks: false,
};

/** The sizes at which the project's promises are tested. */
const long: TestSize = {
  rounds: 20,
  parallel: 500,
  schedules: 1000,
  openings: 100_000,
  imported: 1000,
  draws: 1_000_000,
  crash: { kills: 50, customers: 12, hasSlowBanks: true },
  allLooks: true,
};

/**
 * The sizes of `npm run test:long` if TEST_SIZE is long, otherwise those of `npm test`. Tests read them with `inject`.
 */
export const testSize: TestSize = process.env["TEST_SIZE"] === "long" ? long : short;
