import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { makeApp } from "./app.ts";
import { openDatabase } from "./database/connection.ts";
import { migrate } from "./database/migrate.ts";
import { loadDemo } from "./demo/load-demo.ts";
import { refuseDemoAccounts } from "./demo/refuse-demo-accounts.ts";
import { allowsDemoAccounts, EnvironmentError, environmentWarnings, readEnvironment } from "./environment.ts";
import { findDatabase } from "./find-database.ts";
import { startJobs } from "./jobs.ts";
import { registerPages } from "./pages.ts";
import { readSecrets } from "./secrets.ts";

const POOL_SIZE = 32;

function say(line: string): void {
  process.stderr.write(`· ${line}\n`);
}

function greet(address: string, isDemo: boolean): void {
  const accounts = isDemo ? "\n  Demo accounts: demo / Demo-pass-1 (User), admin / Admin-pass-1 (Admin)" : "";
  process.stdout.write(`\n  The shop is open: ${address}${accounts}\n  Stop it with Ctrl-C.\n\n`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
  const isDevelopment = values.dev;
  const environment = readEnvironment(process.env);
  for (const warning of environmentWarnings(environment)) say(warning);
  const secrets = await readSecrets(environment);
  if (!isDevelopment) await ensurePagesBuilt(say);

  const place = await findDatabase(environment, say);
  await migrate(place.ownerUrl, place.appRole, say);
  let isStopping = false;
  const database = openDatabase(place.appUrl, POOL_SIZE, (error) => {
    if (!isStopping) say(`database connection lost: ${error.message}`);
  });
  if (!allowsDemoAccounts(environment)) await refuseDemoAccounts(database.connection);

  const now = () => new Date();
  const app = await makeApp({ environment, secrets, database, now, pause });
  if (environment.DEMO)
    await loadDemo({ db: database.connection, app, secrets, publicUrl: environment.PUBLIC_URL, now, log: say });
  await registerPages(app.http, {
    origin: environment.PUBLIC_URL,
    appName: environment.APP_NAME,
    rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    isDevelopment,
    paymentProvider: environment.PAYMENT_PROVIDER,
  });
  await app.http.listen({ host: environment.HOST, port: environment.PORT });
  const stopJobs = startJobs(app.jobs, app.http.log);
  greet(environment.PUBLIC_URL, environment.DEMO);

  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    say(`${signal}: finishing what is under way`);
    await app.http.close();
    await stopJobs();
    await database.close();
    await place.stop();
    process.exit(0);
  };
  process.on("SIGINT", (signal) => void stop(signal));
  process.on("SIGTERM", (signal) => void stop(signal));
}

await main().catch((error: unknown) => {
  const isExpected = error instanceof EnvironmentError;
  process.stderr.write(`${isExpected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
