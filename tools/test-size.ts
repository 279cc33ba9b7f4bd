/** How much of everything that holds for any number a run tries. */
export type TestSize = {
  /** Times that a race is run. */
  rounds: number;
  /** Requests that race for one thing. */
  parallel: number;
  /** Random histories of payments and orders. */
  schedules: number;
  /** Boxes opened and recomputed by a second implementation. */
  openings: number;
  /** Tickets whose distribution is compared with the odds. */
  draws: number;
  /** Kills of the server under load, and as many of its database. */
  crash: { kills: number; customers: number; hasSlowBanks: boolean };
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
  draws: 100_000,
  crash: { kills: 2, customers: 6, hasSlowBanks: false },
};

/** What the project promises. */
const long: TestSize = {
  rounds: 20,
  parallel: 500,
  schedules: 1000,
  openings: 100_000,
  draws: 1_000_000,
  crash: { kills: 50, customers: 12, hasSlowBanks: true },
};

/** The sizes of `npm run test:long` where TEST_SIZE is long, of `npm test` otherwise. Tests read them by `inject`. */
export const testSize: TestSize = process.env["TEST_SIZE"] === "long" ? long : short;
