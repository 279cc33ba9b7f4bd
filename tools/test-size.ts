/** The number of repetitions, requests and random cases in a run of the tests. */
export type TestSize = {
  /** Repetitions of each race. */
  rounds: number;
  /** Parallel requests that race for the same thing. */
  parallel: number;
  /** Connections of a shop to its database. Each one compiles and plans all functions that it calls. */
  connections: number;
  /** Random sequences of events for payments and orders. */
  schedules: number;
  /** Random sequences of events for orders that are paid by debit. */
  debits: number;
  /** Random logs whose tiles and proofs are compared with those of a simple implementation. */
  logs: number;
  /** Boxes that are opened, and whose results a second implementation computes again. */
  openings: number;
  /** Lines of an import. More than the shop plans or runs at once. */
  imported: number;
  /** Drawn tickets, whose distribution is compared with the odds. */
  draws: number;
  /** `kills` is how often the server is killed under load. The database is killed as often. */
  crash: { kills: number; customers: number; hasSlowBanks: boolean };
  /**
   * If true, each screen is checked in eight looks: two sizes, each in two styles (dark or light, left to right or
   * right to left), each also in high contrast. Otherwise each style is checked at one size, and minor states and
   * rows are left out.
   */
  allLooks: boolean;
  /** Calls without retries while two processes restart. */
  restartCalls: number;
  /** How often the pages are built in two folders, to see that every file comes out the same. */
  rebuilds: number;
};

declare module "vitest" {
  interface ProvidedContext {
    size: TestSize;
  }
}

const short: TestSize = {
  rounds: 2,
  parallel: 100,
  connections: 6,
  schedules: 20,
  debits: 6,
  logs: 10,
  openings: 1500,
  imported: 520,
  draws: 100_000,
  crash: { kills: 1, customers: 6, hasSlowBanks: false },
  allLooks: false,
  restartCalls: 300,
  rebuilds: 0,
};

/** The sizes at which the project's promises are tested. */
const long: TestSize = {
  rounds: 20,
  parallel: 500,
  connections: 16,
  schedules: 1000,
  debits: 200,
  logs: 100,
  openings: 100_000,
  imported: 1000,
  draws: 1_000_000,
  crash: { kills: 50, customers: 12, hasSlowBanks: true },
  allLooks: true,
  restartCalls: 3000,
  rebuilds: 1,
};

/**
 * The sizes of `npm run test:long` if TEST_SIZE is `long`, otherwise those of `npm test`. Tests read them with
 * `inject`.
 */
export const testSize: TestSize = process.env["TEST_SIZE"] === "long" ? long : short;
