import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import type { Change, Command, Reversal } from "../operations/command.ts";
import { auditedTranslations } from "../operations/audited-translations.ts";
import { askForVersion, askToOpen } from "./box-asks.ts";
import { changeBox } from "./change-box.ts";
import { moveBox, publishBox } from "./publish-box.ts";

/** What the audit log has of a box. */
const auditedBox = z.object({
  name: z.string(),
  description: z.string(),
  translations: auditedTranslations,
  imageUrl: z.string(),
  hue: z.int(),
  tags: z.array(z.string()),
  categoryIds: z.array(z.string()),
  priceCents: z.int(),
  drops: z.array(z.object({ itemId: z.string(), tickets: z.int() })),
  version: z.int(),
});

/** Published versions stay: only what the box is called, looks like and plans is as it was. */
function revert({ subjectId: id, before, after }: Change): Reversal {
  const { priceCents, version: _, ...fields } = auditedBox.parse(before);
  const body = { ...fields, price: toEuros(cents(priceCents)), version: auditedBox.parse(after).version };
  return { action: "updateLootbox", params: { id }, body };
}

export const updateLootboxCommand: Command<"updateLootbox"> = {
  run: (parts, { person, idempotency, params, body }) =>
    changeBox(parts, { person, idempotency, lootboxId: params.id }, body),
  revert,
};

/** Pausing or archiving a box must not wait. */
export const setLootboxStatusCommand: Command<"setLootboxStatus"> = {
  run: (parts, { person, idempotency, params, body }) =>
    moveBox(parts, { person, idempotency, lootboxId: params.id }, body),
  approval: { kind: "publishing", asks: askToOpen, concerns: ({ body }) => body.status === "Active" },
};

export const publishLootboxVersionCommand: Command<"publishLootboxVersion"> = {
  run: (parts, { person, idempotency, params, body }) =>
    publishBox(parts, { person, idempotency, lootboxId: params.id }, body),
  approval: { kind: "publishing", asks: askForVersion },
};
