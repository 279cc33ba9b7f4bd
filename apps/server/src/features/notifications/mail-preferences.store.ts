import { MAIL_PREFERENCES, type MailPreference } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";

type MailPreferences = Record<MailPreference, boolean>;

const kinds = Object.keys(MAIL_PREFERENCES) as MailPreference[];

export async function readMailPreferences(db: Connection, userId: string): Promise<MailPreferences> {
  const rows = await db
    .selectFrom("mailPreferences")
    .select(["kind", "isOn"])
    .where("userId", "=", userId)
    .where("kind", "in", kinds)
    .execute();
  return { ...MAIL_PREFERENCES, ...Object.fromEntries(rows.map(({ kind, isOn }) => [kind, isOn])) };
}

export async function writeMailPreferences(
  db: Connection,
  userId: string,
  chosen: Partial<MailPreferences>,
): Promise<void> {
  const rows = kinds.flatMap((kind) => {
    const isOn = chosen[kind];
    return isOn === undefined ? [] : [{ userId, kind, isOn }];
  });
  if (rows.length === 0) return;
  await db
    .insertInto("mailPreferences")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["userId", "kind"]).doUpdateSet({ isOn: (eb) => eb.ref("excluded.isOn") }),
    )
    .execute();
}

/** Returns those of the people who want a kind of mail. */
export async function whoWantMail(
  db: Connection,
  userIds: readonly string[],
  kind: MailPreference,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("mailPreferences")
    .select(["userId", "isOn"])
    .where((eb) => eb("userId", "=", eb.fn.any(eb.val(userIds))))
    .where("kind", "=", kind)
    .execute();
  const chosen = new Map(rows.map(({ userId, isOn }) => [userId, isOn]));
  return new Set(userIds.filter((userId) => chosen.get(userId) ?? MAIL_PREFERENCES[kind]));
}
