import { SETTING_GROUPS, type SettingGroup, settingGroups, type Settings } from "@trove/contract";
import type { VersionRow } from "./settings.store.ts";

type Version = Pick<VersionRow, "name" | "version" | "value" | "validFrom">;

/** The version of a group that is in force at a time; undefined if the defaults are. */
export function versionAt<V extends Version>(versions: readonly V[], group: SettingGroup, at: Date): V | undefined {
  return versions
    .filter(({ name, validFrom }) => name === group && validFrom <= at)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.version - a.version)
    .at(0);
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Adds the fields that the stored values lack, also those of fields within. */
function completed(defaults: object, stored: unknown): Record<string, unknown> {
  const given = isFields(stored) ? stored : {};
  const within = Object.entries(defaults).map(([name, value]) => [
    name,
    isFields(value) && isFields(given[name]) ? { ...value, ...given[name] } : name in given ? given[name] : value,
  ]);
  return { ...given, ...Object.fromEntries(within) };
}

/**
 * Reads the stored values of a group. Fields that another release does not have get their defaults, and so does a whole
 * group that this release can't read.
 */
export function valueOf<Name extends SettingGroup>(name: Name, stored: unknown, defaults: Settings): Settings[Name] {
  if (stored === undefined) return defaults[name];
  const { data } = settingGroups[name].safeParse(completed(defaults[name], stored));
  return data === undefined ? defaults[name] : (data as Settings[Name]);
}

/** The values of all groups, from `from` until `until`. */
export type SettingsSpan = { settings: Settings; from: Date; until: Date | undefined };

/** The values of all groups at a time, and how long they stay in force. */
export function settingsAt(versions: readonly Version[], at: Date, defaults: Settings): SettingsSpan {
  const entries = SETTING_GROUPS.map((name) => [name, valueOf(name, versionAt(versions, name, at)?.value, defaults)]);
  const later = versions.map(({ validFrom }) => validFrom).filter((time) => time > at);
  const until = later.toSorted((a, b) => a.getTime() - b.getTime()).at(0);
  return { settings: Object.fromEntries(entries) as Settings, from: at, until };
}
