import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { collectGarbage } from "./collect-garbage.ts";
import { ensurePagesBuilt } from "@trove/web/build-pages";
import { makeApp } from "./app.ts";
import { noteBackupsIn } from "./backups/backup-state.store.ts";
import { findClocksApart } from "./command/cluster/clocks.store.ts";
import { CLOCKS_APART_MS, clocksText } from "./command/cluster/clocks.ts";
import { chance } from "./command/chance.ts";
import { confirmPage } from "./confirm-page.ts";
import { type Database, openDatabase } from "./database/connection.ts";
import { migrate, requireMigrated } from "./database/migrate.ts";
import { loadCatalogueApart } from "./demo/load-catalogue-apart.ts";
import { loadPeople } from "./demo/load-people.ts";
import { registerPayments } from "./demo/register-payments.ts";
import { refuseDemoAccounts } from "./demo/refuse-demo-accounts.ts";
import {
  type Environment,
  allowsDemoAccounts,
  failureText,
  environmentWarnings,
  readEnvironment,
} from "./environment.ts";
import { FULL_HASH_COST } from "./features/auth/index.ts";
import { withLocalName } from "./environment/local-name.ts";
import { type DatabasePlace, findDatabase, ownerUrlOf } from "./find-database.ts";
import { startJobs } from "./jobs.ts";
import { serveMetrics } from "./metrics/serve-metrics.ts";
import { registerPages } from "./pages.ts";
import { cspOf } from "./payment-providers/payment-providers.ts";
import { readSecrets } from "./secrets.ts";
import { Shutdown } from "./shutdown.ts";
import { signInSettings } from "./sign-in-pages.ts";
import { VERSION } from "./environment/version.ts";

const POOL_SIZE = 32;

function say(line: string): void {
  process.stderr.write(`· ${line}\n`);
}

function greet(address: string, canUseDemo: boolean): void {
  const accounts = canUseDemo ? "\n  Demo accounts: demo / Demo-pass-1 (User), admin / Admin-pass-1 (Admin)" : "";
  process.stdout.write(`\n  The shop is open: ${address}${accounts}\n  Trove ${VERSION}. Stop it with Ctrl-C.\n\n`);
}

const shutdown = new Shutdown();
let letGo = () => {};

async function openPlace(environment: Environment): Promise<DatabasePlace> {
  const opening = findDatabase(environment, say);
  // Added before the database is open, so that PostgreSQL is also stopped if a signal comes during the start.
  shutdown.add({ close: async () => (await opening).stop() });
  const place = await opening;
  letGo = () => place.letGo();
  return place;
}

/** The process that runs the embedded database also backs it up. Another database has a timer of its own. */
async function backupJobs(settings: Environment, { superuserUrl }: DatabasePlace, { connection }: Database) {
  if (settings.BACKUP_TO === undefined || superuserUrl === undefined) return [];
  // Loaded only where it is used, because its cryptography needs memory.
  const { backupJob } = await import("./backups/backup-job.ts");
  return [backupJob({ settings, superuserUrl, note: noteBackupsIn(connection), say })];
}

/** The first signal stops the server after the requests in progress. The second ends the process at once. */
async function onSignal(signal: string): Promise<void> {
  if (shutdown.isEnding) {
    letGo();
    process.exit(1);
  }
  say(`${signal}: finishing what is under way`);
  await shutdown.end();
  process.exit(0);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dev: { type: "boolean", default: false } } });
  const isDevelopment = values.dev;
  process.on("SIGINT", (signal) => void onSignal(signal));
  process.on("SIGTERM", (signal) => void onSignal(signal));
  const environment = await withLocalName(readEnvironment(process.env), process.env);
  for (const warning of environmentWarnings(environment)) say(warning);
  const secrets = await readSecrets(environment);
  if (!isDevelopment) await ensurePagesBuilt(say);

  const place = await openPlace(environment);
  // In production, `npm run migrate` may have done it, so that no server has the owner's rights.
  if (place.ownerUrl === undefined) await requireMigrated(place.appUrl);
  else await migrate(place.ownerUrl, place.appRole, say);
  const onLost = (error: Error) => {
    if (!shutdown.isEnding) say(`database connection lost: ${error.message}`);
  };
  const database = openDatabase(place.appUrl, POOL_SIZE, onLost, { listenUrl: place.listenUrl });
  shutdown.add({ close: () => database.close(), giveUp: () => {} });
  const apartMs = await findClocksApart(database.connection);
  if (apartMs !== null && apartMs > CLOCKS_APART_MS) say(clocksText(apartMs));
  if (!allowsDemoAccounts(environment)) await refuseDemoAccounts(database.connection);

  const now = () => new Date();
  const [app] = await Promise.all([
    makeApp({ environment, secrets, database, chance, now, pause, hashCost: FULL_HASH_COST }),
    environment.DEMO && loadCatalogueApart(place.appUrl),
  ]);
  await app.publicLog.confirm();
  await app.auth.confirmProvider();
  await app.auth.endUnprovedSessions();
  if (environment.DEMO) {
    const owner = openDatabase(ownerUrlOf(place), 1, () => {});
    const load = { db: database.connection, owner: owner.connection, app, secrets, now, log: say };
    await loadPeople({ ...load, publicUrl: environment.PUBLIC_URL });
    await owner.close();
  }
  const metrics = await serveMetrics(database, environment);
  shutdown.add({ close: () => metrics.stop(), giveUp: () => {} });
  await registerPages(app, {
    origin: environment.PUBLIC_URL,
    isDevelopment,
    signIn: signInSettings(environment),
    paymentForms: environment.PAYMENT_PROVIDERS.map((name) => cspOf(name, environment)),
    mirrors: environment.LOG_MIRRORS,
  });
  // Renders the front page once, so that the first visitor doesn't wait for its code, linked documents and reads.
  await app.http.inject("/");
  if (environment.DEMO) {
    const { PUBLIC_URL: publicUrl } = environment;
    await registerPayments({ db: database.connection, app, secrets, publicUrl });
  }
  collectGarbage();
  await app.http.listen({ host: environment.HOST, port: environment.PORT });
  const stopJobs = startJobs([...app.jobs, ...(await backupJobs(environment, place, database))], app.http.log);
  shutdown.add({ close: stopJobs, giveUp: () => {} });
  shutdown.add({ close: () => app.http.close(), giveUp: () => app.http.server.closeAllConnections() });
  shutdown.drain = async () => {
    app.drain();
    await pause(environment.DRAIN_SECONDS * 1000);
  };
  if (environment.NODE_ENV === "production") await confirmPage(app.http.server, environment.PUBLIC_URL, pause);
  greet(environment.PUBLIC_URL, environment.DEMO && environment.AUTH_METHOD === "jwt");
}

await main().catch(async (error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  await shutdown.end();
  process.exit(1);
});
