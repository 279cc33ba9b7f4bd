import { fixedId, toSlug } from "./identity.ts";
import { readCategories, type Translations } from "./read-catalogue.ts";

export type DemoCategory = {
  id: string;
  slug: string;
  name: string;
  description: string;
  translations: Translations;
  picture: string;
  sortOrder: number;
};

const OPENED_AT_UTC = "2026-02-02T07:00:00.000Z";

export const categories: readonly DemoCategory[] = Object.freeze(
  readCategories().map(({ motif, ...texts }, index) => {
    const slug = toSlug(texts.name);
    const id = fixedId("category", slug, OPENED_AT_UTC);
    return Object.freeze({ ...texts, id, slug, picture: `${motif}.webp`, sortOrder: index + 1 });
  }),
);
