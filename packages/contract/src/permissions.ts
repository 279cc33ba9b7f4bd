import type { WorkKind } from "./statuses.ts";

/** The permissions of operators. Every endpoint for Admins names one of these, or null if every Admin may call it. */
export const PERMISSIONS = [
  "overview.read",
  "shipments.read",
  "shipments.change",
  "catalogue.read",
  "catalogue.change",
  "boxes.read",
  "boxes.change",
  "boxes.publish",
  "people.read",
  "people.change",
  "people.credit",
  "cases.read",
  "cases.change",
  "payments.read",
  "payments.change",
  "payments.refund",
  "files.change",
  "disputes.read",
  "audit.read",
  "rights.read",
  "rights.change",
  "approvals.decide",
] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** A required permission, or several of which one is enough. */
export type Needed = Permission | readonly Permission[];

/**
 * The groups of permissions that are given to Admins, who may have several. Only an Owner changes rights: other Admins
 * could give themselves the rest.
 */
export const PRESETS = {
  Warehouse: ["shipments.read", "shipments.change"],
  Support: [
    "overview.read",
    "shipments.read",
    "catalogue.read",
    "boxes.read",
    "people.read",
    "people.change",
    "cases.read",
    "cases.change",
    "payments.read",
    "disputes.read",
  ],
  Catalogue: ["overview.read", "catalogue.read", "catalogue.change", "boxes.read", "boxes.change", "boxes.publish"],
  Finance: [
    "overview.read",
    "shipments.read",
    "people.read",
    "people.credit",
    "cases.read",
    "payments.read",
    "payments.change",
    "payments.refund",
    "files.change",
    "disputes.read",
    "audit.read",
    "approvals.decide",
  ],
  Owner: PERMISSIONS,
} as const satisfies Record<string, readonly Permission[]>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** Whether this release knows a preset: the database may have one of another release. */
export const isPreset = (name: string): name is Preset => Object.hasOwn(PRESETS, name);

const includes = (preset: Preset, permission: Permission) =>
  isPreset(preset) && (PRESETS[preset] as readonly Permission[]).includes(permission);

/** The presets that contain a permission, or one of several. */
export function presetsWith(needed: Needed): Preset[] {
  const permissions = [needed].flat();
  return PRESET_NAMES.filter((preset) => permissions.some((permission) => includes(preset, permission)));
}

/** All permissions of somebody with these presets. */
export function permissionsOf(presets: readonly Preset[]): Permission[] {
  return PERMISSIONS.filter((permission) => presets.some((preset) => includes(preset, permission)));
}

type WorkRights = { readonly read: Permission; readonly change: Permission };
const items: WorkRights = { read: "catalogue.read", change: "catalogue.change" };

/** The permission to see, plan, start, cancel and retry long work: the same as for its things one by one. */
export const WORK_RIGHTS: Readonly<Record<WorkKind, WorkRights>> = {
  ItemImport: items,
  ItemEdit: items,
  ItemRevert: items,
  ShipmentMove: { read: "shipments.read", change: "shipments.change" },
};

const rights = Object.values(WORK_RIGHTS);
/** The permissions to see work of any kind, and to change it. */
export const ANY_WORK = {
  read: [...new Set(rights.map(({ read }) => read))],
  change: [...new Set(rights.map(({ change }) => change))],
} as const;
