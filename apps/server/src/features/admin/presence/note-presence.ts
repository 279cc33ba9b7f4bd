import type { BodyOf, Endpoints, ResponseOf } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { signal } from "../../notifications/index.ts";
import type { AdminParts } from "../parts.ts";
import { clearSeats, leaveSeat, readPresent, takeSeat } from "./presences.store.ts";

/** Pages renew their seat every 15 seconds, so whoever is lost is gone for the others within 50. */
const RENEWED_WITHIN_MS = 35_000;
const MOST_PEOPLE = 20;

type Present = Awaited<ReturnType<typeof readPresent>>;

const doingOf = (present: Present, userId: string) => present.find((one) => one.userId === userId)?.isEditing;

/**
 * Notes what somebody does with a record in one tab, and tells those who have it open too if that changes anything.
 * Without a transaction: what is missed in a race comes with the next renewal.
 */
export async function notePresence(
  { db, now }: Pick<AdminParts, "db" | "now">,
  { userId }: Person,
  { subjectId, seatId, doing }: BodyOf<Endpoints["notePresence"]>,
): Promise<ResponseOf<Endpoints["notePresence"]>> {
  const at = now();
  const since = new Date(at.getTime() - RENEWED_WITHIN_MS);
  const seat = { subjectId, userId, seatId };
  const before = await readPresent(db, subjectId, since, MOST_PEOPLE);
  if (doing === "left") await leaveSeat(db, seat);
  else await takeSeat(db, seat, doing === "editing", at);
  await clearSeats(db, since);
  const after = await readPresent(db, subjectId, since, MOST_PEOPLE);
  const others = after.filter((one) => one.userId !== userId);
  if (doingOf(before, userId) !== doingOf(after, userId) && others.length > 0) {
    await signal(db, { userIds: others.map((one) => one.userId) }, { name: "presence", data: { subjectId } });
  }
  if (doing === "left") return { others: [] };
  return { others: others.map(({ userName, isEditing }) => ({ userName, doing: isEditing ? "editing" : "looking" })) };
}
