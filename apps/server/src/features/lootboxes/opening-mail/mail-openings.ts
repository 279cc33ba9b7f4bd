import type { Connection } from "../../../database/connection.ts";
import type { Job } from "../../../jobs.ts";
import { accountRecipient, type Mail } from "../../mail/index.ts";
import { whoWantMail } from "../../notifications/index.ts";
import { readPlayers } from "../../protection/index.ts";
import type { SettingsReader } from "../../settings/index.ts";
import type { LootboxParts } from "../parts.ts";
import { type ConfirmedOpening, type Contact, readContacts, readOpeningsOfDay, takeDay } from "./opening-mail.store.ts";

/** A day is mailed once it has been over for this time, so that a fast clock leaves no opening out. */
const SETTLED_MINUTES = 15;
/** After an outage, the openings of this many days are still mailed. */
const DAYS_BACK = 3;
/** People who are read at once. */
const BATCH = 200;
/** Maximum of boxes in a mail. Further ones of the day are in another mail. */
const MOST_IN_A_MAIL = 500;

/** Tells of each opening of a person whether its item comes back for the price of the opening. */
export type FindReturnable = (
  db: Connection,
  userId: string,
  openings: readonly { offeredAt: Date; openedAt: Date }[],
  settings: SettingsReader,
) => Promise<boolean[]>;

export type OpeningMailParts = Pick<LootboxParts, "db" | "settings" | "timeZone" | "now"> & {
  mail: Pick<Mail, "queue">;
  publicUrl: string;
  findReturnable: FindReturnable;
};

/** The last days that are over, oldest first. */
function settledDays({ timeZone, now }: OpeningMailParts): Temporal.PlainDate[] {
  const at = Temporal.Instant.fromEpochMilliseconds(now().getTime()).subtract({ minutes: SETTLED_MINUTES });
  const today = at.toZonedDateTimeISO(timeZone).toPlainDate();
  return Array.from({ length: DAYS_BACK }, (_, place) => today.subtract({ days: DAYS_BACK - place }));
}

function tablesOf(openings: readonly ConfirmedOpening[]) {
  const tables = new Map(openings.map(({ boxName, version, hash }) => [hash, { boxName, version, hash }]));
  return [...tables.values()];
}

/** Mails a person the boxes that they opened on a day, once for good. */
async function mailTo(parts: OpeningMailParts, contact: Contact, day: string): Promise<void> {
  const { db, mail, settings, timeZone, publicUrl, now, findReturnable } = parts;
  const openings = await readOpeningsOfDay(db, contact.userId, { day, zone: timeZone });
  if (openings.length === 0) return;
  const returnable = await findReturnable(db, contact.userId, openings, settings);
  const { company } = await settings.at(now());
  const account = `${publicUrl}/account-settings`;
  await db.transaction().execute(async (tx) => {
    if (!(await takeDay(tx, contact.userId, day))) return;
    for (let from = 0; from < openings.length; from += MOST_IN_A_MAIL) {
      const part = openings.slice(from, from + MOST_IN_A_MAIL);
      const payload = {
        day,
        openings: part.map(({ nonce, time, boxName, itemName, priceCents }, place) => {
          return { nonce, time, boxName, itemName, priceCents, isReturnable: returnable[from + place] ?? null };
        }),
        tables: tablesOf(part),
        seller: company.legalLine,
        timeZone,
        link: `${account}?tab=fairness`,
        preferences: `${account}?tab=notifications`,
      };
      const to = accountRecipient(contact);
      await mail.queue(tx, { kind: "openingsOfDay", payload, to, language: contact.language });
    }
  });
}

/**
 * Confirms the openings of each day by mail to the people who have not switched that off, also in a break. If one mail
 * fails, the others are still sent, and the next run tries again.
 */
async function mailOpenings(parts: OpeningMailParts): Promise<void> {
  const { db, timeZone } = parts;
  const failures: unknown[] = [];
  for (const date of settledDays(parts)) {
    const day = date.toString();
    const since = new Date(date.toZonedDateTime(timeZone).epochMilliseconds);
    for (let after: string | undefined, isLast = false; !isLast;) {
      const players = await readPlayers(db, since, after, BATCH);
      const wanting = await whoWantMail(db, players, "openingsOfDay");
      for (const contact of await readContacts(db, [...wanting], day)) {
        await mailTo(parts, contact, day).catch((error: unknown) => failures.push(error));
      }
      after = players.at(-1);
      isLast = players.length < BATCH;
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `openings of ${failures.length} people were not mailed`);
}

export function mailOpeningsJob(parts: OpeningMailParts): Job {
  return { name: "mail-openings", everySeconds: 3600, run: () => mailOpenings(parts) };
}
