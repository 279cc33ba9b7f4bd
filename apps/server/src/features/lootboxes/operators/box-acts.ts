import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { type Change, defineAct, type Reversal, auditedTranslations } from "../../operators/index.ts";
import { changeBox } from "./change-box.ts";
import { moveBox, publishBox, type PublishParts } from "./publish-box.ts";

/** The fields of a box in the audit log. */
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

/** Builds the call that restores the box's earlier name, appearance and plan. Published versions stay as they are. */
function revert({ subjectId: id, before, after }: Change): Reversal {
  const { priceCents, version: _, ...fields } = auditedBox.parse(before);
  const body = { ...fields, price: toEuros(cents(priceCents)), version: auditedBox.parse(after).version };
  return { action: "updateLootbox", params: { id }, body };
}

const withName = z.object({ name: z.string() });
const withVersion = z.object({ name: z.string(), tableVersion: z.int() });
const withOdds = z.object({ oddsTable: z.string() });

const oddsOfBox = ({ after }: Change) => withOdds.safeParse(after).data ?? null;

export const boxActs = (parts: Pick<PublishParts, "publishTerms">) => [
  defineAct({
    name: "updateLootbox",
    run: (context, { person, idempotency, params, body }) =>
      changeBox(context, { person, idempotency, lootboxId: params.id }, body),
    revert,
  }),
  // Only opening a box may need an approval, because an operator must be able to pause or archive a box at once.
  defineAct({
    name: "setLootboxStatus",
    run: (context, { person, idempotency, params, body }) =>
      moveBox({ ...parts, ...context }, { person, idempotency, lootboxId: params.id }, body),
    approval: {
      kind: "publishing",
      asks: (_db, { after }) => ({ action: "setLootboxStatus", boxName: withName.parse(after).name }),
      concerns: ({ body }) => body.status === "Active",
      odds: oddsOfBox,
    },
  }),
  defineAct({
    name: "publishLootboxVersion",
    run: (context, { person, idempotency, params, body }) =>
      publishBox({ ...parts, ...context }, { person, idempotency, lootboxId: params.id }, body),
    approval: {
      kind: "publishing",
      asks: (_db, { after }) => {
        const { name, tableVersion } = withVersion.parse(after);
        return { action: "publishLootboxVersion", boxName: name, boxVersion: tableVersion };
      },
      odds: oddsOfBox,
    },
  }),
];
