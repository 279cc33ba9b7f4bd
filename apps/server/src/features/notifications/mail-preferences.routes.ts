import type { Bind } from "../../http/bind.ts";
import { readMailPreferences, writeMailPreferences } from "./mail-preferences.store.ts";
import type { NotificationParts } from "./parts.ts";

export function mailPreferenceRoutes(bind: Bind, { database }: Pick<NotificationParts, "database">): void {
  const { connection: db } = database;

  bind("getMailPreferences", ({ person }) => readMailPreferences(db, person.userId));

  bind("setMailPreferences", async ({ person, body }) => {
    await writeMailPreferences(db, person.userId, body);
    return readMailPreferences(db, person.userId);
  });
}
