import { people } from "@trove/demo/people";
import type { Connection } from "../database/connection.ts";
import { EnvironmentError } from "../environment.ts";
import { hasAccount } from "./demo.store.ts";

/** Throws EnvironmentError if a demo account exists, because the passwords of demo accounts are public. */
export async function refuseDemoAccounts(db: Connection): Promise<void> {
  for (const { id, userName } of [people.user, people.admin]) {
    if (await hasAccount(db, id)) {
      throw new EnvironmentError(
        `DEMO: the demo account "${userName}" exists, whose password is public; this database may serve this machine only`,
      );
    }
  }
}
