import type { WorkKind } from "./statuses.ts";

/** The permissions of operators. Every endpoint for Admins names one of these, or null if every Admin may call it. */
export const PERMISSIONS = [
  "overview.read",
  "shipments.read",
  "shipments.change",
  "catalogue.read",
  "catalogue.change",
  "promotions.change",
  "reviews.decide",
  "boxes.read",
  "boxes.change",
  "boxes.publish",
  "people.read",
  "people.change",
  "people.credit",
  "people.protect",
  "cases.read",
  "cases.change",
  "identity.decide",
  "payments.read",
  "payments.change",
  "payments.refund",
  "books.read",
  "books.change",
  "files.change",
  "disputes.read",
  "audit.read",
  "rights.read",
  "rights.change",
  "settings.read",
  "settings.change",
  "approvals.decide",
] as const;
export type Permission = (typeof PERMISSIONS)[number];
/** A required permission. If it is a list, any of its permissions is enough. */
export type Needed = Permission | readonly Permission[];

/**
 * Named groups of permissions. An Admin may have several. Only an Owner may change rights, because other Admins could
 * give themselves the missing ones.
 */
export const PRESETS = {
  Warehouse: ["shipments.read", "shipments.change"],
  Support: [
    "overview.read",
    "shipments.read",
    "catalogue.read",
    "reviews.decide",
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
    "books.read",
    "books.change",
    "files.change",
    "disputes.read",
    "audit.read",
    "settings.read",
    "approvals.decide",
  ],
  Identity: ["people.read", "cases.read", "cases.change", "identity.decide"],
  Protection: ["people.read", "cases.read", "cases.change", "people.protect"],
  Owner: PERMISSIONS,
} as const satisfies Record<string, readonly Permission[]>;
export type Preset = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

/** True if this release knows the preset. The database may have presets of another release. */
export const isPreset = (name: string): name is Preset => Object.hasOwn(PRESETS, name);

const includes = (preset: Preset, permission: Permission) =>
  isPreset(preset) && (PRESETS[preset] as readonly Permission[]).includes(permission);

/** The presets that contain the permission, or at least one of several. */
export function presetsWith(needed: Needed): Preset[] {
  const permissions = [needed].flat();
  return PRESET_NAMES.filter((preset) => permissions.some((permission) => includes(preset, permission)));
}

/** All permissions of the given presets. */
export function permissionsOf(presets: readonly Preset[]): Permission[] {
  return PERMISSIONS.filter((permission) => presets.some((preset) => includes(preset, permission)));
}

type WorkRights = { readonly read: Permission; readonly change: Permission };
const items: WorkRights = { read: "catalogue.read", change: "catalogue.change" };

/**
 * The permissions to see and to change (plan, start, cancel, retry) each kind of bulk work. They are the same as for
 * single things of that kind.
 */
export const WORK_RIGHTS: Readonly<Record<WorkKind, WorkRights>> = {
  ItemImport: items,
  ItemEdit: items,
  ItemRevert: items,
  ShipmentMove: { read: "shipments.read", change: "shipments.change" },
};

const rights = Object.values(WORK_RIGHTS);
/** The permissions of which one suffices to see some kind of work, or to change some kind of work. */
export const ANY_WORK = {
  read: [...new Set(rights.map(({ read }) => read))],
  change: [...new Set(rights.map(({ change }) => change))],
} as const;
