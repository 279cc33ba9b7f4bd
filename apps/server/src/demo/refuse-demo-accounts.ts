import { people } from "@trove/demo";
import type { Connection } from "../database/connection.ts";
import { EnvironmentError } from "../environment.ts";
import { hasAccount } from "./demo.store.ts";

/** The passwords of demo accounts are public. Throws EnvironmentError while one of them exists. */
export async function refuseDemoAccounts(db: Connection): Promise<void> {
  for (const { id, userName } of [people.user, people.admin]) {
    if (await hasAccount(db, id)) {
      throw new EnvironmentError(`DEMO: production refuses to start while the demo account "${userName}" exists`);
    }
  }
}
