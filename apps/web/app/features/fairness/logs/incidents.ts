import type { Kept } from "../kept/database.ts";
import { changeShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { LogIncident, LogName } from "../kept/log-incident.ts";

export const DAY_MS = 86_400_000;

/** Whether the person has to know of it: a log that can't be read has a day to come back. */
export function counts(incident: LogIncident, now: number): boolean {
  return incident.kind !== "Unread" || now >= incident.since + DAY_MS;
}

/** The incidents to show to the person before the next reveal. */
export function openIncidents({ incidents }: Pick<KeptShop, "incidents">, now: number): readonly LogIncident[] {
  return incidents.filter((incident) => !incident.isSetAside && counts(incident, now));
}

/** Lets the person go on after what they were shown. It stays kept. */
export async function setIncidentsAside(kept: Kept, now: number): Promise<void> {
  await changeShop(kept, ({ incidents }) => {
    return {
      incidents: incidents.map((incident) => (counts(incident, now) ? { ...incident, isSetAside: true } : incident)),
    };
  });
}

const isUnread = (incident: LogIncident, log: LogName) => incident.kind === "Unread" && incident.log === log;

/** Keeps since when a log can't be read. */
export async function keepUnread(kept: Kept, log: LogName, since: number): Promise<void> {
  await changeShop(kept, ({ incidents }) => {
    if (incidents.some((incident) => isUnread(incident, log))) return {};
    return { incidents: [...incidents, { kind: "Unread", log, since, isSetAside: false }] };
  });
}

/** A log that can be read again has nothing to explain. */
export async function dropUnread(kept: Kept, log: LogName): Promise<void> {
  await changeShop(kept, ({ incidents }) => ({ incidents: incidents.filter((incident) => !isUnread(incident, log)) }));
}

/** Keeps two checkpoints that contradict each other, once. */
export async function keepFork(kept: Kept, log: LogName, notes: readonly [string, string]): Promise<void> {
  await changeShop(kept, ({ incidents }) => {
    const isKept = incidents.some((one) => one.kind === "Fork" && one.notes.every((note) => notes.includes(note)));
    return isKept ? {} : { incidents: [...incidents, { kind: "Fork", log, notes, isSetAside: false }] };
  });
}
