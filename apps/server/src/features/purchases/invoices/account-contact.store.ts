import type { Connection } from "../../../database/connection.ts";

export function findAccountContact(db: Connection, userId: string) {
  return db
    .selectFrom("users")
    .select(["email", "firstName", "lastName"])
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
}
