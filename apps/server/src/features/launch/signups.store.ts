import type { Connection, Transaction } from "../../database/connection.ts";
import type { Asked } from "./signup-links.ts";

/** Counts addresses that were asked after `since` and are not confirmed, up to `most`. */
export async function countUnconfirmed(db: Connection, since: Date, most: number): Promise<number> {
  const { count } = await db
    .selectFrom(({ selectFrom }) =>
      selectFrom("launchSignups")
        .select("email")
        .where("confirmedAt", "is", null)
        .where("askedAt", ">", since)
        .limit(most)
        .as("unconfirmed"),
    )
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes that an address is asked to confirm. Returns false if it is confirmed already: then nothing changes. */
export async function noteAsked(tx: Transaction, signup: Asked & { language: string }): Promise<boolean> {
  const row = await tx
    .insertInto("launchSignups")
    .values(signup)
    .onConflict((conflict) =>
      conflict
        .column("email")
        .doUpdateSet({ language: signup.language, askedAt: signup.askedAt })
        .where("launchSignups.confirmedAt", "is", null),
    )
    .returning("email")
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns false if the address is not waiting since this time, for example because it was deleted. */
export async function confirmSignup(db: Connection, { email, askedAt }: Asked, at: Date): Promise<boolean> {
  const row = await db
    .updateTable("launchSignups")
    .set(({ fn, val }) => ({ confirmedAt: fn.coalesce("confirmedAt", val(at)) }))
    .where("email", "=", email)
    .where("askedAt", "=", askedAt)
    .returning("email")
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSignup(db: Connection, email: string): Promise<void> {
  await db.deleteFrom("launchSignups").where("email", "=", email).execute();
}

export async function hasConfirmed(db: Connection): Promise<boolean> {
  const row = await db
    .selectFrom("launchSignups")
    .select("email")
    .where("confirmedAt", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function countConfirmed(db: Connection): Promise<number> {
  const { count } = await db
    .selectFrom("launchSignups")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("confirmedAt", "is not", null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes and returns confirmed addresses, the earliest first. Each goes to one process. */
export async function takeConfirmed(tx: Transaction, most: number) {
  const first = await tx
    .selectFrom("launchSignups")
    .select("email")
    .where("confirmedAt", "is not", null)
    .orderBy("confirmedAt")
    .limit(most)
    .execute();
  return tx
    .deleteFrom("launchSignups")
    .where((eb) => eb("email", "=", eb.fn.any(eb.val(first.map(({ email }) => email)))))
    .where("confirmedAt", "is not", null)
    .returning(["email", "language"])
    .execute();
}

/** Deletes addresses that were asked before `before` and never confirmed. */
export async function forgetUnconfirmed(db: Connection, before: Date): Promise<void> {
  await db.deleteFrom("launchSignups").where("confirmedAt", "is", null).where("askedAt", "<", before).execute();
}
