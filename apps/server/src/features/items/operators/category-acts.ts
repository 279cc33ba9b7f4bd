import { z } from "zod";
import { defineAct, auditedTranslations } from "../../operators/index.ts";
import { categoryResponse } from "./category-response.ts";
import { moveCategory, updateCategory } from "./change-category.ts";

const auditedFields = z.object({
  name: z.string(),
  description: z.string(),
  translations: auditedTranslations,
  imageUrl: z.string(),
  isActive: z.boolean(),
});
const withVersion = z.object({ version: z.int() });
const withPlace = z.object({ sortOrder: z.int() });

export const categoryActs = [
  defineAct({
    name: "updateCategory",
    run: async (context, { person, idempotency, params, body }) =>
      categoryResponse(await updateCategory(context, { person, idempotency, categoryId: params.id }, body)),
    revert: ({ subjectId: id, before, after }) => {
      const body = { ...auditedFields.parse(before), ...withVersion.parse(after) };
      return { action: "updateCategory", params: { id }, body };
    },
  }),
  defineAct({
    name: "moveCategory",
    run: async (context, { person, idempotency, params, body }) =>
      categoryResponse(await moveCategory(context, { person, idempotency, categoryId: params.id }, body)),
    revert: ({ subjectId: id, before, after }) => {
      const body = { place: withPlace.parse(before).sortOrder, ...withVersion.parse(after) };
      return { action: "moveCategory", params: { id }, body };
    },
  }),
];
