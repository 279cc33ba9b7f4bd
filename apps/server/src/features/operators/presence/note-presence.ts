import type { BodyOf, Endpoints, Permission, RecordKind, ResponseOf } from "@trove/contract";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import { sendLiveEvent } from "../../notifications/index.ts";
import type { OperationParts } from "../acts/operate.ts";
import type { PermissionsOf } from "../acts/permissions.ts";
import { clearSeats, leaveSeat, limitSeats, readPresent, takeSeat } from "./presences.store.ts";

/** Pages renew their seat every 15 seconds. A closed page disappears for the others after at most 50 seconds. */
const RENEWED_WITHIN_MS = 35_000;
const MOST_PEOPLE = 20;
/** Maximum of seats, one for each tab. Nobody has that many tabs open. */
const MOST_SEATS = 50;

/** The permission to read each kind of record. It also lets an operator see who has the record open. */
const readWith = {
  item: "catalogue.read",
  category: "catalogue.read",
  lootbox: "boxes.read",
  shipment: "shipments.read",
  person: "people.read",
  case: "cases.read",
  payment: "payments.read",
} as const satisfies Record<RecordKind, Permission>;

type Present = Awaited<ReturnType<typeof readPresent>>;

const doingOf = (present: Present, userId: string) => present.find((one) => one.userId === userId)?.isEditing;

/**
 * Stores that a person views or edits a record in one tab, and tells others who have it open of changes. Runs without
 * a transaction: the next renewal corrects the result of a race. Throws FORBIDDEN for kinds of records that the person
 * may not read.
 */
export async function notePresence(
  { db, now, permissionsOf }: OperationParts & { permissionsOf: PermissionsOf },
  person: Person,
  { subjectId, kind, seatId, doing }: BodyOf<Endpoints["notePresence"]>,
): Promise<ResponseOf<Endpoints["notePresence"]>> {
  if (!(await permissionsOf(person)).has(readWith[kind])) throw new Refusal("FORBIDDEN");
  const { userId } = person;
  const at = now();
  const since = new Date(at.getTime() - RENEWED_WITHIN_MS);
  const record = { subjectId, kind };
  const seat = { ...record, userId, seatId };
  const before = await readPresent(db, record, since, MOST_PEOPLE);
  if (doing === "left") await leaveSeat(db, seat);
  else await takeSeat(db, seat, doing === "editing", at);
  await clearSeats(db, since);
  await limitSeats(db, userId, MOST_SEATS);
  const after = await readPresent(db, record, since, MOST_PEOPLE);
  const others = after.filter((one) => one.userId !== userId);
  if (doingOf(before, userId) !== doingOf(after, userId) && others.length > 0) {
    await sendLiveEvent(db, { userIds: others.map((one) => one.userId) }, { name: "presence", data: { subjectId } });
  }
  if (doing === "left") return { others: [] };
  return { others: others.map(({ userName, isEditing }) => ({ userName, doing: isEditing ? "editing" : "looking" })) };
}
