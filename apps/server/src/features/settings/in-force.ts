import { SETTING_GROUPS, type SettingGroup, settingGroups, type Settings } from "@trove/contract";
import { readKnown } from "./read-known.ts";
import type { VersionRow } from "./settings.store.ts";

type Version = Pick<VersionRow, "name" | "version" | "value" | "validFrom">;

/** The version of a group that is in force at a time; undefined if the defaults are. */
export function versionAt<V extends Version>(versions: readonly V[], group: SettingGroup, at: Date): V | undefined {
  return versions
    .filter(({ name, validFrom }) => name === group && validFrom <= at)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime() || b.version - a.version)
    .at(0);
}

/**
 * Reads the stored values of a group. Fields that another release does not have get their defaults, and so do those
 * that this release can't read: their names are added to `unread`.
 */
export function valueOf<Name extends SettingGroup>(
  name: Name,
  stored: unknown,
  defaults: Settings,
  unread: string[] = [],
): Settings[Name] {
  if (stored === undefined) return defaults[name];
  return readKnown(settingGroups[name], stored, defaults[name], unread) as Settings[Name];
}

/** A version with fields that this release can't read. */
export type UnreadFields = { group: SettingGroup; version: number; fields: readonly string[] };

/** The values of all groups, from `from` until `until`. */
export type SettingsSpan = { settings: Settings; from: Date; until: Date | undefined; unread: readonly UnreadFields[] };

/** The values of all groups at a time, and how long they stay in force. */
export function settingsAt(versions: readonly Version[], at: Date, defaults: Settings): SettingsSpan {
  const unread: UnreadFields[] = [];
  const entries = SETTING_GROUPS.map((group) => {
    const { version = 0, value } = versionAt(versions, group, at) ?? {};
    const fields: string[] = [];
    const known = valueOf(group, value, defaults, fields);
    if (fields.length > 0) unread.push({ group, version, fields });
    return [group, known];
  });
  const later = versions.map(({ validFrom }) => validFrom).filter((time) => time > at);
  const until = later.toSorted((a, b) => a.getTime() - b.getTime()).at(0);
  return { settings: Object.fromEntries(entries) as Settings, from: at, until, unread };
}
