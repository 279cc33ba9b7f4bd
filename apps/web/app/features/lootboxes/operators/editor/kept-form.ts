import { TIERS } from "@trove/contract/tiers";
import * as v from "valibot";
import { forgetDraft, keepDraft, readDraft } from "../../../../session/drafts.ts";
import { readBy, storedCents } from "../../../../storage/schemas.ts";
import { keptTranslations } from "../../../operators/index.ts";
import type { BoxForm } from "./box-form.ts";

const item = v.object({
  id: v.string(),
  name: v.string(),
  imageUrl: v.string(),
  marketPrice: storedCents,
  tier: v.picklist(TIERS),
  isActive: v.boolean(),
  stock: v.nullable(v.number()),
});

const form = v.object({
  name: v.string(),
  description: v.string(),
  translations: v.optional(keptTranslations, {}),
  imageUrl: v.string(),
  hue: v.number(),
  tags: v.string(),
  categoryIds: v.array(v.string()),
  price: v.string(),
  drops: v.array(v.object({ item, tickets: v.string(), isLocked: v.boolean() })),
});

/** An unsaved form, and the saved form and version that it is based on. */
export type KeptForm = { version: number; base: BoxForm; form: BoxForm };

const readKept = readBy<KeptForm>(v.object({ version: v.number(), base: form, form }));
const subjectOf = (boxId: string) => `box_${boxId}`;

/** The box's unsaved form that this browser has stored, if any. */
export const keptForm = (boxId: string): KeptForm | undefined => readDraft(subjectOf(boxId), readKept);

export const keepForm = (boxId: string, kept: KeptForm): void => keepDraft(subjectOf(boxId), kept);

export const forgetForm = (boxId: string): void => forgetDraft(subjectOf(boxId));
