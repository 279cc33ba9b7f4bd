import { z } from "zod";
import { defineAct, auditedTranslations } from "../../operators/index.ts";
import type { Connection } from "../../../database/connection.ts";
import type { AnyCategoryRow } from "../index.ts";
import { categoryResponse } from "./category-response.ts";
import { createCategory, moveCategory, updateCategory } from "./change-category.ts";

const auditedFields = z.object({
  name: z.string(),
  description: z.string(),
  translations: auditedTranslations,
  imageUrl: z.string(),
  isActive: z.boolean(),
});
const withVersion = z.object({ version: z.int() });
const withPlace = z.object({ sortOrder: z.int() });

const response = (_db: Connection, facts: AnyCategoryRow) => categoryResponse(facts);

export const categoryActs = [
  defineAct({ name: "createCategory", change: createCategory, response }),
  defineAct({
    name: "updateCategory",
    change: updateCategory,
    response,
    revert: ({ subjectId: id, before, after }) => {
      const body = { ...auditedFields.parse(before), ...withVersion.parse(after) };
      return { action: "updateCategory", params: { id }, body };
    },
  }),
  defineAct({
    name: "moveCategory",
    change: moveCategory,
    response,
    revert: ({ subjectId: id, before, after }) => {
      const body = { place: withPlace.parse(before).sortOrder, ...withVersion.parse(after) };
      return { action: "moveCategory", params: { id }, body };
    },
  }),
];
