import { SETTING_GROUPS } from "@trove/contract";
import { z } from "zod";
import { type Change, defineAct, type RevertCall } from "../../operators/index.ts";
import { changeSettings, type SettingsChecks } from "./change-settings.ts";
import { settingsResponse } from "./settings-response.ts";

const audited = z.object({
  group: z.enum(SETTING_GROUPS),
  version: z.int(),
  value: z.record(z.string(), z.unknown()),
});
const auditedTime = z.object({ from: z.iso.datetime() });

/** Brings back the values that the change replaced, from the same time on, or from now if that time has passed. */
function revert({ before, after }: Change, reason: string): RevertCall {
  const { group, value } = audited.parse(before);
  const body = { value, fromUtc: auditedTime.parse(after).from, version: audited.parse(after).version, reason };
  return { action: "changeSettings", params: { group }, body };
}

export const settingsActs = ({ now, ...parts }: SettingsChecks & { now: () => Date }) => [
  defineAct({
    name: "changeSettings",
    change: (tx, at, call, before) => changeSettings(parts, tx, at, call, before),
    response: (db, { group }) => settingsResponse(db, parts.settings, group, now()),
    approval: {
      kind: "settings",
      asks: (_db, { after }) => ({ action: "changeSettings", group: audited.parse(after).group }),
      // A shop in trouble must be closed at once.
      concerns: ({ params }) => params.group !== "maintenance",
    },
    revert,
  }),
];
