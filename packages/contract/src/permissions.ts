/** What an operator may do. Every endpoint for Admins names one of these, or null if every Admin may call it. */
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

/**
 * The groups of permissions that are given to Admins, who may have several. Only an Owner changes rights: whoever could
 * would otherwise give themselves the rest.
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

const includes = (preset: Preset, permission: Permission) =>
  (PRESETS[preset] as readonly Permission[]).includes(permission);

/** The presets that contain a permission. */
export function presetsWith(permission: Permission): Preset[] {
  return PRESET_NAMES.filter((preset) => includes(preset, permission));
}

/** All permissions of somebody with these presets. */
export function permissionsOf(presets: readonly Preset[]): Permission[] {
  return PERMISSIONS.filter((permission) => presets.some((preset) => includes(preset, permission)));
}
