export { watchedOddsRoutes } from "./odds/odds.routes.ts";
export { watchOddsJob } from "./odds/watch-odds.ts";
export { readFlowSums } from "./figures/flow-sums.store.ts";
export { totalOf } from "./figures/sum-figures.ts";
export { holdSums, readAsOf } from "./projections/cursor.store.ts";
export { overviewJobs } from "./overview.jobs.ts";
export { beginCheck, type BooksCheck, noteCheck } from "./status/books-checks.store.ts";
export type { LastBackup } from "./status/last-backup.ts";
export { overviewRoutes } from "./overview.routes.ts";
