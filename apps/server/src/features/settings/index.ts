export { defaultsOf } from "./default-settings.ts";
export { valueOf, versionAt } from "./in-force.ts";
export { refuseInMaintenance } from "./refuse-in-maintenance.ts";
export { makeSettings, type SettingsReader } from "./settings.ts";
export {
  insertVersion,
  readLatestNumbers,
  readLatestVersions,
  readVersionsFrom,
  readVersionTimes,
  type VersionRow,
} from "./settings.store.ts";
