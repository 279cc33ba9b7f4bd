import { randomUUIDv7 } from "node:crypto";
import type { BodyOf, Endpoints } from "@trove/contract";
import type { Language } from "@trove/contract/languages";
import type { Person } from "../../../command/person.ts";
import { Refusal } from "../../../command/refusal.ts";
import type { Connection } from "../../../database/connection.ts";
import { countOfDay } from "../../auth/index.ts";
import { guestRecipient, type Mail } from "../../mail/index.ts";
import { notify } from "../../notifications/index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import { caseNumber } from "../case-response.ts";
import { addPeople, insertCase, lockCaseOpening } from "../cases.store.ts";
import { countComplaints, insertComplaint } from "./complaints.store.ts";

const DAY_MS = 86_400_000;
/** Strangers can open at most this many cases a day, and signed-in people as many again. */
const MOST_A_DAY = 1_000;
/** Mails about complaints that one address gets a day, because somebody else may have typed it. */
const MOST_MAILS = 3;

export type ComplaintParts = {
  db: Connection;
  settings: SettingsReader;
  mail: Pick<Mail, "queue">;
  publicUrl: string;
  now: () => Date;
};

type Complaint = { person: Person | undefined; language: Language; body: BodyOf<Endpoints["complain"]> };

/**
 * Opens a case of its own for a complaint, and confirms it by mail at once. The mail has nothing of what was typed, so
 * nobody can send texts to others by it. Locks the opening of cases. Throws OVERLOADED.
 */
export async function complain(
  { db, settings, mail, publicUrl, now }: ComplaintParts,
  { person, language, body }: Complaint,
): Promise<{ number: string; answerBy: Date }> {
  const receivedAt = now();
  const { complaints } = await settings.at(receivedAt);
  const answerBy = new Date(receivedAt.getTime() + complaints.answerDays * DAY_MS);
  const yesterday = new Date(receivedAt.getTime() - DAY_MS);
  if ((await countComplaints(db, yesterday, person !== undefined, MOST_A_DAY)) === MOST_A_DAY)
    throw new Refusal("OVERLOADED");
  const userId = person?.userId ?? null;
  const caseId = randomUUIDv7();
  return db.transaction().execute(async (tx) => {
    const mails = await countOfDay(tx, "complaint", body.email.toLowerCase(), receivedAt);
    await lockCaseOpening(tx, { isAwaited: true });
    await insertCase(tx, caseId, receivedAt);
    if (userId !== null) await addPeople(tx, caseId, [userId]);
    const complaint = { ...body, complaintId: randomUUIDv7(), caseId, userId, language, receivedAt, answerBy };
    const number = caseNumber(await insertComplaint(tx, complaint));
    const happening = { kind: "complaintReceived", params: { caseId, number } } as const;
    await notify(tx, { permission: "cases.read" }, happening, { at: receivedAt });
    if (mails <= MOST_MAILS) {
      const times = { receivedAtUtc: receivedAt.toISOString(), answerByUtc: answerBy.toISOString() };
      const payload = { number, ...times, adrBody: complaints.adrBody, link: `${publicUrl}/complaints` };
      await mail.queue(tx, { kind: "complaintReceived", payload, to: guestRecipient(body.email), language });
    }
    return { number, answerBy };
  });
}
