// npm run test:citus -- URL: runs server tests on one database of a Citus cluster, with people of their own. URL is a
// superuser's, of a database on the coordinator that has the extension and at least one worker. The tables are made
// and spread if they are not there yet.
import { runVitest } from "./run/vitest.ts";

/** Tests that need no empty shop, and no other database than the one they are given. A part of a path each. */
const files: readonly string[] = [
  "features/addresses/addresses.test",
  "features/auth/attempts/throttle.test",
  "features/auth/factors/first-factor.test",
  "features/auth/factors/guessed-codes.test",
  "features/auth/factors/passkeys/",
  "features/auth/sessions/ended-meanwhile.test",
  "features/auth/sessions/sessions.test",
  "features/balance/statement.test",
  "features/lootboxes/count-openings.test",
  "features/notifications/customers.test",
  "features/notifications/notifications.test",
  "features/notifications/streams/",
  "features/operators/presence/",
  "features/protection/counters.test",
  "features/purchases/settling/returned-payments.test",
  "features/shipments/cancel-shipment.test",
  "server/test/cluster/",
  "server/test/openings/honest-failures.test",
  "server/test/openings/long-void.test",
  "server/test/openings/nonces.test",
  "server/test/openings/offers.test",
  "server/test/openings/replays.test",
];

const [url, ...more] = process.argv.slice(2);
if (url === undefined || more.length > 0) {
  console.error(
    "npm run test:citus -- postgresql://SUPERUSER:PASSWORD@COORDINATOR:5432/DATABASE\n" +
      "The database needs the extension citus, a name for its coordinator, and workers: docs/operations/grow.md",
  );
  process.exit(2);
}
process.env["TEST_CITUS"] = url;
const { passed, failed } = await runVitest(["--project", "server", "--maxWorkers=1", ...files]);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
