import type { Kept } from "../kept/database.ts";
import { changeShop } from "../kept/kept-shop.ts";
import type { KeptShop } from "../kept/kept-records.ts";
import type { LogName } from "@trove/fairness";
import type { LogIncident } from "@trove/fairness/press";

export const DAY_MS = 86_400_000;

/** True if the incident must be shown to the person. An unreadable log must be shown only after a day. */
export function counts(incident: LogIncident, now: number): boolean {
  return incident.kind !== "Unread" || now >= incident.since + DAY_MS;
}

/** The incidents to show to the person before the next reveal. */
export function openIncidents({ incidents }: Pick<KeptShop, "incidents">, now: number): readonly LogIncident[] {
  return incidents.filter((incident) => !incident.isSetAside && counts(incident, now));
}

/** Lets the person continue after they have seen the incidents. The incidents stay stored. */
export async function setIncidentsAside(kept: Kept, now: number): Promise<void> {
  await changeShop(kept, ({ incidents }) => {
    return {
      incidents: incidents.map((incident) => (counts(incident, now) ? { ...incident, isSetAside: true } : incident)),
    };
  });
}

const isUnread = (incident: LogIncident, log: LogName) => incident.kind === "Unread" && incident.log === log;

/** Stores since when a log has been unreadable, unless that is stored already. */
export async function keepUnread(kept: Kept, log: LogName, since: number): Promise<void> {
  await changeShop(kept, ({ incidents }) => {
    if (incidents.some((incident) => isUnread(incident, log))) return {};
    return { incidents: [...incidents, { kind: "Unread", log, since, isSetAside: false }] };
  });
}

/** Removes the incident that a log is unreadable, once the log can be read again. */
export async function dropUnread(kept: Kept, log: LogName): Promise<void> {
  await changeShop(kept, ({ incidents }) => ({ incidents: incidents.filter((incident) => !isUnread(incident, log)) }));
}

/** Stores two checkpoints that contradict each other, unless they are stored already. */
export async function keepFork(kept: Kept, log: LogName, notes: readonly [string, string]): Promise<void> {
  await changeShop(kept, ({ incidents }) => {
    const isKept = incidents.some((one) => one.kind === "Fork" && one.notes.every((note) => notes.includes(note)));
    return isKept ? {} : { incidents: [...incidents, { kind: "Fork", log, notes, isSetAside: false }] };
  });
}
