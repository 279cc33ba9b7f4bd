import type { Tier } from "@trove/contract/tiers";
import type { Cents } from "@trove/money";
import type { CallResult } from "../../api/request.ts";
import { priceNow } from "../../shell/price-now.ts";
import type { Question } from "../../shell/questions/matching-questions.ts";

export type Suggestions = CallResult<"listSuggestions">;

/** A page that matches a search. Suggestions without a picture lead to lists with all results. */
export type Suggestion = {
  path: string;
  name: string;
  picture?: { imageUrl: string; tier?: Tier };
  price?: Cents;
};

export type SuggestionGroup = { key: "items" | "boxes" | "categories" | "answers" | "all"; suggestions: Suggestion[] };

type AllTexts = { shop: (text: string) => string; boxes: (text: string) => string };

const listOf = (path: string, text: string) => `${path}?${new URLSearchParams({ search: text })}`;

/** The path to all matching items. Enter leads there if no suggestion is chosen. */
export const allItemsPath = (text: string) => listOf("/shop", text);

/** The suggestions for a text, and links to the lists with all results. Empty groups are left out. */
export function suggestionGroups(
  text: string,
  found: Suggestions,
  questions: readonly Question[],
  t: AllTexts,
): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [
    {
      key: "items",
      suggestions: found.items.map(({ id, name, imageUrl, tier, ...prices }) => {
        return { path: `/shop/items/${id}`, name, picture: { imageUrl, tier }, price: priceNow(prices) };
      }),
    },
    {
      key: "boxes",
      suggestions: found.boxes.map(({ id, name, imageUrl, price }) => {
        return { path: `/lootboxes/${id}`, name, picture: { imageUrl }, price };
      }),
    },
    {
      key: "categories",
      suggestions: found.categories.map(({ id, name, imageUrl }) => {
        return { path: `/shop?categoryId=${id}`, name, picture: { imageUrl } };
      }),
    },
    {
      key: "answers",
      suggestions: questions.map(({ id, question }) => ({ path: `/faq#${id}`, name: question })),
    },
    {
      key: "all",
      suggestions: [
        { path: allItemsPath(text), name: t.shop(text) },
        { path: listOf("/lootboxes", text), name: t.boxes(text) },
      ],
    },
  ];
  return groups.filter(({ suggestions }) => suggestions.length > 0);
}
