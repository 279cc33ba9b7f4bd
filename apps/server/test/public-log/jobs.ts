import type { App } from "../../src/platform.ts";
import type { Shop } from "../shop/shop.ts";

/** Runs a job of an application once, as its loop does. */
export async function runJob(
  { jobs }: Pick<App, "jobs">,
  name:
    | "recent-openings"
    | "records-log"
    | "shop-statement"
    | "terms-log"
    | "confirm-logs"
    | "sign-terms-again"
    | "sign-records-again"
    | "tell-operators"
    | "expire-approvals",
): Promise<void> {
  const job = jobs.find((each) => each.name === name);
  if (job === undefined) throw new Error(`there is no job ${name}`);
  await job.run();
}

/** Moves the clock by a minute, and adds every waiting record to the log. */
export async function logRecords({ app, clock }: Pick<Shop, "app" | "clock">): Promise<void> {
  clock.now = new Date(clock.now.getTime() + 60_000);
  await runJob(app, "records-log");
}
