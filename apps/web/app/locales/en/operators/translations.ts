import { defineTexts } from "../../texts.ts";
import { plural } from "../grammar.ts";

/** Texts about translating items, boxes and categories. */
export const translations = defineTexts({
  title: "Translations",
  hint: "English is the base. Customers read English wherever a text is missing.",
  complete: "Complete",
  missing: (count: number) => plural(count, { one: "# text missing", other: "# texts missing" }),
  name: (language: string) => `Name in ${language}`,
  description: (language: string) => `Description in ${language}`,
  help: "Separate paragraphs with a blank line. End with lines such as “Material: beech” to list specifications.",
});
