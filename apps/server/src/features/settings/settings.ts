import type { Settings } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import { settingsAt, type SettingsSpan, type UnreadFields } from "./in-force.ts";
import { readVersionsFrom, type VersionRow } from "./settings.store.ts";

/** Maximum age of the versions that a process remembers, if no notice of a change reaches it. */
const AGE_MS = 10_000;

/** Reads settings. A process remembers the versions until a change is announced, or for ten seconds. */
export type SettingsReader = {
  /** The values in force at a time. Values of the past never change. */
  at(moment: Date): Promise<Settings>;
  /** Reads the versions again at the next use. */
  forget(): void;
  defaults: Settings;
};

type Reading = {
  versions: Promise<VersionRow[]>;
  /** The earliest time of which the versions tell. */
  from: Date;
  readAt: number;
  /** The values that were asked for last. */
  last: SettingsSpan | undefined;
};

const isWithin = ({ from, until }: SettingsSpan, moment: Date) =>
  from <= moment && (until === undefined || moment < until);

/**
 * `clock` is in milliseconds and never goes back. Each version with fields of another release, which this one ignores,
 * is logged once.
 */
export function makeSettings(
  db: Connection,
  defaults: Settings,
  clock: () => number,
  log: { warn: (unread: UnreadFields, text: string) => void },
): SettingsReader {
  let known: Reading | undefined;
  const warned = new Set<string>();

  function warnOnce(unread: UnreadFields): void {
    const version = `${unread.group} ${unread.version}`;
    if (!warned.has(version)) log.warn(unread, "settings of another release are ignored");
    warned.add(version);
  }

  function readingFor(moment: Date): Reading {
    if (known !== undefined && clock() - known.readAt < AGE_MS && known.from <= moment) return known;
    const reading = { versions: readVersionsFrom(db, moment), readAt: clock(), from: moment, last: undefined };
    known = reading;
    reading.versions.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading;
  }

  return {
    async at(moment) {
      const reading = readingFor(moment);
      const versions = await reading.versions;
      if (reading.last === undefined || !isWithin(reading.last, moment)) {
        reading.last = settingsAt(versions, moment, defaults);
        reading.last.unread.forEach(warnOnce);
      }
      return reading.last.settings;
    },
    forget: () => void (known = undefined),
    defaults,
  };
}
