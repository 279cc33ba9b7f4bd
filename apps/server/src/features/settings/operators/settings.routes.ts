import { SETTING_GROUPS } from "@trove/contract";
import type { Bind } from "../../../http/bind.ts";
import type { OperationParts } from "../../operators/index.ts";
import { readLatestNumbers, readVersionsFrom, type SettingsReader, versionAt } from "../index.ts";
import { settingsResponse } from "./settings-response.ts";

type SettingsParts = Pick<OperationParts, "db" | "now"> & { settings: SettingsReader };

export function settingsRoutes(bind: Bind, { db, now, settings }: SettingsParts): void {
  bind("listSettings", async () => {
    const at = now();
    const [versions, numbers] = await Promise.all([readVersionsFrom(db, at), readLatestNumbers(db)]);
    return SETTING_GROUPS.map((group) => {
      const planned = versions.filter(({ name, validFrom }) => name === group && validFrom > at);
      const times = planned.map(({ validFrom }) => validFrom.toISOString()).toSorted();
      return {
        group,
        version: numbers.get(group) ?? 0,
        fromUtc: versionAt(versions, group, at)?.validFrom.toISOString() ?? null,
        plannedFromUtc: times[0] ?? null,
      };
    });
  });

  bind("getSettings", ({ params }) => settingsResponse(db, settings, params.group, now()));
}
