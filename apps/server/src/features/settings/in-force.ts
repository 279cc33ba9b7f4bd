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

/**
 * Reads the stored values of a group. Fields that another release does not have get their defaults, and so does a whole
 * group that this release can't read.
 */
export function valueOf<Name extends SettingGroup>(name: Name, stored: unknown, defaults: Settings): Settings[Name] {
  const given = typeof stored === "object" ? stored : {};
  const { data } = settingGroups[name].safeParse({ ...defaults[name], ...given });
  return data === undefined ? defaults[name] : (data as Settings[Name]);
}

/** The values of all groups at a time. */
export function settingsAt(versions: readonly Version[], at: Date, defaults: Settings): Settings {
  const entries = SETTING_GROUPS.map((name) => [name, valueOf(name, versionAt(versions, name, at)?.value, defaults)]);
  return Object.fromEntries(entries) as Settings;
}
