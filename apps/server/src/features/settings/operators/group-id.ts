import { createHash } from "node:crypto";
import type { SettingGroup } from "@trove/contract";

/** The id of a group of settings in approvals and in the audit log, which is the same in every shop. */
export function groupId(group: SettingGroup): string {
  const hex = createHash("sha256").update(`settings ${group}`).digest("hex");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, "$1-$2-8$3-8$4-$5");
}
