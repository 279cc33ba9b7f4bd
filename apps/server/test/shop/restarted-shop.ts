import { makeApp } from "../../src/app.ts";
import type { App } from "../../src/platform.ts";
import { chance } from "../../src/command/chance.ts";
import { readEnvironment } from "../../src/environment.ts";
import { readSecrets } from "../../src/secrets.ts";
import type { Shop } from "./shop.ts";
import { TEST_HASH_COST } from "./test-hash-cost.ts";

/**
 * Starts the shop's application again with these settings, on the same database, while `use` runs. Returns its result.
 */
export async function restartedWith<Result>(
  { environment, database, clock, pause }: Shop,
  keys: Record<string, string | undefined>,
  use: (app: App) => Promise<Result>,
): Promise<Result> {
  const { SIGNING_KEY, LOG_KEY, PUBLIC_URL } = environment;
  const given = {
    NODE_ENV: "test",
    RATE_LIMIT_FACTOR: "0",
    LOG_LEVEL: "fatal",
    DEMO: "false",
    ODDS_NOTICE_MINUTES: "0",
  };
  const changed = readEnvironment({ ...given, SIGNING_KEY: SIGNING_KEY?.join(), LOG_KEY, PUBLIC_URL, ...keys });
  const secrets = await readSecrets(changed);
  const app = await makeApp({
    environment: changed,
    secrets,
    database,
    chance,
    now: () => new Date(clock.now),
    pause,
    hashCost: TEST_HASH_COST,
  });
  const result = await use(app);
  await app.http.close();
  return result;
}
