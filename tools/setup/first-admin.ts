import { randomBytes } from "node:crypto";
import { makeApp } from "../../apps/server/src/app.ts";
import { chance } from "../../apps/server/src/command/chance.ts";
import { openDatabase } from "../../apps/server/src/database/connection.ts";
import { migrate } from "../../apps/server/src/database/migrate.ts";
import { roleOf } from "../../apps/server/src/database/servers.ts";
import { readEnvironment } from "../../apps/server/src/environment.ts";
import { findAccount, findUserId, FULL_HASH_COST, mailResetLink } from "../../apps/server/src/features/auth/index.ts";
import { accountRecipient } from "../../apps/server/src/features/mail/index.ts";
import { appoint } from "../../apps/server/src/features/operators/index.ts";
import { readSecrets } from "../../apps/server/src/secrets.ts";
import type { Settings } from "./settings-file.ts";

type Admin = { userName: string; email: string };

/** The verifier keys of the public logs, by which others know the shop. */
type LogKeys = { logs: { terms: string; records: string } };

/**
 * Makes the shop's tables and an account that may do everything, and mails a link with which its owner chooses a
 * password. Throws if the address or the name is taken.
 */
export async function makeFirstAdmin(
  settings: Settings,
  { userName, email }: Admin,
  say: (line: string) => void,
): Promise<LogKeys> {
  const environment = readEnvironment(settings);
  const { DATABASE_URL: appUrl = "", MIGRATION_DATABASE_URL: ownerUrl = "" } = environment;
  await migrate(ownerUrl, roleOf(appUrl), say);
  const secrets = await readSecrets(environment);
  const database = openDatabase(appUrl, 4, () => {});
  const now = () => new Date();
  const pause = async () => {};
  const logTo = { write: () => {} };
  const app = await makeApp({ environment, secrets, database, chance, now, pause, hashCost: FULL_HASH_COST, logTo });
  try {
    const password = randomBytes(24).toString("base64url");
    const payload = { userName, email, password, firstName: userName, lastName: "Owner" };
    const response = await app.http.inject({ method: "POST", url: "/api/auth/register", payload });
    if (response.statusCode >= 400) throw new Error(`The account was refused: ${response.body}`);
    await appoint({ db: database.connection, now }, email, ["Owner"]);
    await database.connection.transaction().execute(async (tx) => {
      const userId = await findUserId(tx, email);
      const account = userId && (await findAccount(tx, userId));
      if (!account) throw new Error(`The account of ${email} is gone.`);
      const { language } = account;
      const letter = { kind: "firstPassword", language, at: now() } as const;
      const parts = { mail: app.mail, publicUrl: environment.PUBLIC_URL };
      await mailResetLink(parts, tx, { userId: account.userId, to: accountRecipient(account) }, letter);
    });
    for (const job of app.jobs) if (job.name === "send-mail") await job.run();
    return (await app.http.inject({ method: "GET", url: "/api/applicationInfo" })).json<LogKeys>();
  } finally {
    await app.http.close();
    await database.close();
  }
}
