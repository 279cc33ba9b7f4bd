import type { SettingGroup, Settings } from "@trove/contract";
import type { TestPerson } from "../people/people.ts";
import type { Shop } from "../shop/shop.ts";

type Change<Group extends SettingGroup> = { value: Settings[Group]; fromUtc?: string; version?: number };

/** Sends a change of a group of settings, by default of its latest version. */
export async function sendGroup<Group extends SettingGroup>(
  shop: Pick<Shop, "call">,
  admin: TestPerson,
  group: Group,
  { version, ...change }: Change<Group>,
) {
  const seen = version ?? (await shop.call("getSettings", { params: { group } }, admin)).body.version;
  const body = { ...change, version: seen, reason: "Dear months" };
  return shop.call("changeSettings", { params: { group }, body }, admin);
}

/** Changes a group of settings. Throws if the shop refuses it. */
export async function changeGroup<Group extends SettingGroup>(
  shop: Pick<Shop, "call">,
  admin: TestPerson,
  group: Group,
  change: Change<Group>,
) {
  const response = await sendGroup(shop, admin, group, change);
  if (response.status !== 200) throw new Error(response.text);
  return response.body;
}
