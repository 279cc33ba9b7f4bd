import { formatDecimal } from "@trove/money";
import type { CsvColumn } from "../../operators/index.ts";
import { promoState } from "../index.ts";
import type { ListedPromoCode } from "./promo-figures.store.ts";

/** The columns of the CSV file of promo codes. */
export const promoColumns = (at: Date): readonly CsvColumn<ListedPromoCode>[] => [
  { title: "Created (UTC)", value: ({ createdAt }) => createdAt.toISOString() },
  { title: "Code", value: ({ code }) => code },
  { title: "Kind", value: ({ kind }) => kind },
  { title: "Percent", value: ({ percent }) => percent },
  { title: "Amount (EUR)", value: ({ amountCents }) => (amountCents === null ? null : formatDecimal(amountCents)) },
  { title: "State", value: (row) => promoState(row, at) },
  { title: "From (UTC)", value: ({ startsAt }) => startsAt.toISOString() },
  { title: "Until (UTC)", value: ({ endsAt }) => endsAt?.toISOString() ?? null },
  { title: "Uses", value: ({ usesNow }) => usesNow },
  { title: "Most uses", value: ({ mostUses }) => mostUses },
  { title: "Discount (EUR)", value: ({ discountCents }) => formatDecimal(discountCents) },
  { title: "Sales (EUR)", value: ({ soldCents }) => formatDecimal(soldCents) },
  { title: "Returned (EUR)", value: ({ returnedCents }) => formatDecimal(returnedCents) },
];
