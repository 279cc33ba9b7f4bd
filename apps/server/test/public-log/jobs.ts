import type { App } from "../../src/platform.ts";
import type { Shop } from "../shop/shop.ts";

/** Runs a job of an application once, as its loop does. */
export async function runJob(
  { jobs }: Pick<App, "jobs">,
  name: "recent-openings" | "records-log" | "terms-log" | "confirm-logs" | "tell-operators" | "expire-approvals",
): Promise<void> {
  const job = jobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`there is no job ${name}`);
  await job.run();
}

/** Lets every record that waits go into the log, as after a minute. */
export async function logRecords({ app, clock }: Pick<Shop, "app" | "clock">): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 60_000);
  await runJob(app, "records-log");
}
