import { z } from "zod";
import type { EndpointDefinition } from "../../../endpoint.ts";
import { freeText } from "../../../fields.ts";
import { idOf } from "../../../ids.ts";
import { category } from "../items.ts";
import { picture, slug, version } from "../../operators/fields.ts";
import { translations, translationsInput } from "../../../texts/translations-schema.ts";

const adminCategory = category.extend({
  translations,
  /** The number of all items, including hidden ones. `itemCount` counts only items that the shop shows. */
  allItemCount: z.int(),
  version: z.int(),
});

const byCategoryId = z.strictObject({ id: idOf("category") });

const categoryFields = {
  name: freeText("Name", 60),
  description: freeText("Description", 300),
  /** Translations in missing languages stay as they are. */
  translations: translationsInput(freeText("Name", 60, 0), freeText("Description", 300, 0)).optional(),
  imageUrl: picture,
};

export const adminCategoryEndpoints = {
  listAdminCategories: {
    summary: "All categories in their order, those included that the shop does not show",
    access: ["Admin"],
    permission: "catalogue.read",
    response: z.array(adminCategory),
    errors: [],
  },
  createCategory: {
    summary: "Add a category at the end of the shop's order",
    access: ["Admin"],
    permission: "catalogue.change",
    body: z.strictObject({
      ...categoryFields,
      /** The address of the category. Made from the name by default, and never changed afterwards. */
      slug: slug.optional(),
    }),
    status: 201,
    response: adminCategory,
    errors: [],
  },
  updateCategory: {
    summary: "Change a category; one with items that the shop shows stays active",
    access: ["Admin"],
    permission: "catalogue.change",
    params: byCategoryId,
    body: z.strictObject({ ...categoryFields, isActive: z.boolean(), version }),
    response: adminCategory,
    errors: ["NOT_FOUND", "VERSION_CONFLICT", "STATUS_CONFLICT"],
  },
  moveCategory: {
    summary: "Give a category another place in the shop's order",
    access: ["Admin"],
    permission: "catalogue.change",
    params: byCategoryId,
    /** Places count from 1. A place beyond the end means the last place. */
    body: z.strictObject({ place: z.int().min(1).max(10_000), version }),
    response: adminCategory,
    errors: ["NOT_FOUND", "VERSION_CONFLICT"],
  },
} as const satisfies Record<string, EndpointDefinition>;
