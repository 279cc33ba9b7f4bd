import { filledIn, type Translations } from "@trove/contract/translations";
import { type Cents, formatDecimal, parseEuros } from "@trove/money";
import type { CallInput, CallResult } from "../../../../api/request.ts";
import { trimmedTranslations } from "../../../operators/index.ts";

export type OperatorBox = CallResult<"getAdminLootbox">;
export type BoxItem = OperatorBox["drops"][number]["item"];
export type BoxBody = CallInput<"updateLootbox">["body"];

/** A drop as typed. Fitting the drops to a payout leaves the tickets of locked drops unchanged. */
export type FormDrop = { item: BoxItem; tickets: string; isLocked: boolean };

/** A box as typed. It may be incomplete or invalid. */
export type BoxForm = {
  name: string;
  description: string;
  translations: Translations;
  imageUrl: string;
  hue: number;
  /** Tags, separated by commas. */
  tags: string;
  categoryIds: readonly string[];
  price: string;
  drops: readonly FormDrop[];
};

export function formOf(box: OperatorBox): BoxForm {
  const { name, description, imageUrl, hue, categoryIds } = box;
  return {
    name,
    description,
    translations: filledIn(box.translations),
    imageUrl,
    hue,
    tags: box.tags.join(", "),
    categoryIds,
    price: formatDecimal(box.price),
    drops: box.drops.map(({ item, tickets }) => ({ item, tickets: String(tickets), isLocked: false })),
  };
}

const WHOLE = /^\d{1,7}$/;

/** Reads a typed number of tickets, with or without thousands separators; undefined if the text isn't a number. */
export function ticketsIn(text: string): number | undefined {
  const digits = text.replaceAll(/[\s.,\u00a0\u202f]/gu, "");
  if (digits === "") return 0;
  return WHOLE.test(digits) && Number(digits) <= 1_000_000 ? Number(digits) : undefined;
}

export const priceIn = ({ price }: Pick<BoxForm, "price">): Cents | undefined => parseEuros(price);

export type FormField = "name" | "price" | "tickets";

/** The fields with invalid values. */
export function mistakesIn(form: BoxForm): ReadonlySet<FormField> {
  const price = priceIn(form);
  const mistakes: [FormField, boolean][] = [
    ["name", form.name.trim() === ""],
    ["price", price === undefined || price < 10 || price > 5_000_000],
    ["tickets", form.drops.some(({ tickets }) => ticketsIn(tickets) === undefined)],
  ];
  return new Set(mistakes.flatMap(([field, isWrong]) => (isWrong ? [field] : [])));
}

const tagsIn = (text: string) => [...new Set(text.split(",").map((tag) => tag.trim()))].filter((tag) => tag !== "");

/** The request body for the form's values; undefined if the form has a mistake. */
export function contentOf(form: BoxForm): Omit<BoxBody, "version"> | undefined {
  const price = priceIn(form);
  if (price === undefined || mistakesIn(form).size > 0) return undefined;
  const { description, imageUrl, hue, categoryIds, drops } = form;
  return {
    name: form.name.trim(),
    description: description.trim(),
    translations: trimmedTranslations(form.translations),
    imageUrl: imageUrl.trim(),
    hue,
    tags: tagsIn(form.tags),
    categoryIds: [...categoryIds],
    price,
    drops: drops.map(({ item, tickets }) => ({ itemId: item.id, tickets: ticketsIn(tickets) ?? 0 })),
  };
}

/** True if saving either form would have the same effect. A form with a mistake only equals itself. */
export function isSameForm(one: BoxForm, other: BoxForm): boolean {
  const [a, b] = [contentOf(one), contentOf(other)];
  return a === undefined || b === undefined ? one === other : JSON.stringify(a) === JSON.stringify(b);
}

/** The form with the current names and prices of its items. */
export function withPresentItems(form: BoxForm, box: OperatorBox): BoxForm {
  const present = new Map(box.drops.map(({ item }) => [item.id, item]));
  return { ...form, drops: form.drops.map((drop) => ({ ...drop, item: present.get(drop.item.id) ?? drop.item })) };
}
