import type { Endpoints, ResponseOf, SettingGroup } from "@trove/contract";
import type { Connection } from "../../../database/connection.ts";
import { readUserNames } from "../../operators/index.ts";
import { readLatestVersions, readVersionsFrom, type SettingsReader, valueOf, versionAt } from "../index.ts";
import { groupId } from "./group-id.ts";
import { readAuthors } from "./history.store.ts";

const NOBODY = "00000000-0000-0000-0000-000000000000";

/** A group as operators see it, with its latest versions. */
export async function settingsResponse(
  db: Connection,
  { defaults }: Pick<SettingsReader, "defaults">,
  group: SettingGroup,
  at: Date,
): Promise<ResponseOf<Endpoints["getSettings"]>> {
  const [versions, relevant] = await Promise.all([readLatestVersions(db, group), readVersionsFrom(db, at)]);
  const authors = await readAuthors(db, versions);
  const people = [...authors.values()].flatMap(({ actorId, approvedBy }) => [actorId, approvedBy ?? actorId]);
  const names = await readUserNames(db, people);
  const named = (userInfoId: string) => ({ userInfoId, userName: names.get(userInfoId) ?? "" });
  const inForce = versionAt(relevant, group, at);
  return {
    group,
    id: groupId(group),
    version: versions[0]?.version ?? 0,
    value: valueOf(group, inForce?.value, defaults),
    fromUtc: inForce?.validFrom.toISOString() ?? null,
    defaults: defaults[group],
    versions: versions.map(({ versionId, version, value, validFrom, createdAt }) => {
      const { actorId = NOBODY, approvedBy = null, reason = null } = authors.get(versionId) ?? {};
      return {
        id: versionId,
        version,
        value: valueOf(group, value, defaults),
        fromUtc: validFrom.toISOString(),
        setBy: named(actorId),
        approvedBy: approvedBy === null ? null : named(approvedBy),
        reason,
        createdAtUtc: createdAt.toISOString(),
      };
    }),
  };
}
