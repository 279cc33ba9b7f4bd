import { Refusal } from "../../command/refusal.ts";
import type { Bind } from "../../http/bind.ts";
import type { Secrets } from "../../secrets.ts";
import { unsubscribingUser } from "../mail/index.ts";
import { readMailPreferences, writeMailPreferences } from "./mail-preferences.store.ts";
import type { NotificationParts } from "./parts.ts";

type PreferenceParts = Pick<NotificationParts, "database"> & { secrets: Pick<Secrets, "rootKeys"> };

export function mailPreferenceRoutes(bind: Bind, { database, secrets }: PreferenceParts): void {
  const { connection: db } = database;

  bind("getMailPreferences", ({ person }) => readMailPreferences(db, person.userId));

  bind("setMailPreferences", async ({ person, body }) => {
    await writeMailPreferences(db, person.userId, body);
    return readMailPreferences(db, person.userId);
  });

  bind("unsubscribe", async ({ params: { kind, token } }) => {
    const userId = unsubscribingUser(secrets.rootKeys, kind, token);
    if (userId === undefined) throw new Refusal("NOT_FOUND");
    await writeMailPreferences(db, userId, { [kind]: false });
    return undefined;
  });
}
