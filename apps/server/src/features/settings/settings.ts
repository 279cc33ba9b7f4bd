import type { Settings } from "@trove/contract";
import type { Connection } from "../../database/connection.ts";
import { settingsAt } from "./in-force.ts";
import { readVersionsFrom, type VersionRow } from "./settings.store.ts";

/** Maximum age of the versions that a process remembers, if no notice of a change reaches it. */
const AGE_MS = 10_000;

/** Reads settings. A process remembers the versions until a change is announced, or for ten seconds. */
export type SettingsReader = {
  /** The values in force at a time, which is now or later. */
  at(moment: Date): Promise<Settings>;
  /** Reads the versions again at the next use. */
  forget(): void;
  defaults: Settings;
};

/** `clock` is in milliseconds and never goes back. */
export function makeSettings(db: Connection, defaults: Settings, clock: () => number): SettingsReader {
  let known: { versions: Promise<VersionRow[]>; readAt: number; from: Date } | undefined;

  function remembered(moment: Date): Promise<VersionRow[]> {
    if (known !== undefined && clock() - known.readAt < AGE_MS && known.from <= moment) return known.versions;
    const reading = { versions: readVersionsFrom(db, moment), readAt: clock(), from: moment };
    known = reading;
    reading.versions.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.versions;
  }

  return {
    at: async (moment) => settingsAt(await remembered(moment), moment, defaults),
    forget: () => void (known = undefined),
    defaults,
  };
}
