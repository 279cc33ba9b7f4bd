import { cents, toEuros } from "@trove/money";
import { z } from "zod";
import { type Change, defineAct, type RevertCall, auditedTranslations } from "../../operators/index.ts";
import type { Connection } from "../../../database/connection.ts";
import type { BoxFacts } from "./box-facts.ts";
import { changeBox, createBox } from "./change-box.ts";
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
function revert({ subjectId: id, before, after }: Change): RevertCall {
  const { priceCents, version: _, ...fields } = auditedBox.parse(before);
  const body = { ...fields, price: toEuros(cents(priceCents)), version: auditedBox.parse(after).version };
  return { action: "updateLootbox", params: { id }, body };
}

const withName = z.object({ name: z.string() });
const withVersion = z.object({ name: z.string(), tableVersion: z.int() });
const withOdds = z.object({ oddsTable: z.string() });

const oddsOfBox = ({ after }: Change) => withOdds.safeParse(after).data ?? null;

const response = (_db: Connection, facts: BoxFacts) => facts;

export const boxActs = (parts: PublishParts) => [
  defineAct({ name: "createLootbox", change: createBox, response }),
  defineAct({
    name: "updateLootbox",
    change: changeBox,
    response,
    revert,
  }),
  // Only opening a box may need an approval, because an operator must be able to pause or archive a box at once.
  defineAct({
    name: "setLootboxStatus",
    change: (tx, at, call) => moveBox(parts, tx, at, call),
    response,
    approval: {
      kind: "publishing",
      asks: (_db, { after }) => ({ action: "setLootboxStatus", boxName: withName.parse(after).name }),
      concerns: ({ body }) => body.status === "Active",
      odds: oddsOfBox,
    },
  }),
  defineAct({
    name: "publishLootboxVersion",
    change: (tx, at, call) => publishBox(parts, tx, at, call),
    response,
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
