export { launchJobs } from "./launch.jobs.ts";
export { launchRoutes } from "./launch.routes.ts";
export { lockLaunch, type LaunchRow, readLaunch, writeLaunchWords, writePutAway } from "./launch.store.ts";
export { mailboxOf } from "./sign-up.ts";
export { countConfirmed } from "./signups.store.ts";
