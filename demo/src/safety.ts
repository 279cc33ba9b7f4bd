import type { ProductSafety } from "@trove/contract/product-safety";
import { readMakers } from "./read-catalogue.ts";

const makers = readMakers();

/** The facts about the safety of a brand's item. Its model is a part of its id. */
export function safetyOf(brand: string, id: string): ProductSafety {
  const maker = makers[brand];
  if (maker === undefined) throw new Error(`the brand ${brand} has no manufacturer`);
  const { name, address, contact, country, responsible, warnings } = maker;
  return {
    manufacturerName: name,
    manufacturerAddress: address,
    manufacturerContact: contact,
    manufacturerCountry: country,
    responsibleName: responsible?.name ?? "",
    responsibleAddress: responsible?.address ?? "",
    responsibleContact: responsible?.contact ?? "",
    identifier: `${brand.slice(0, 3)}-${id.slice(-4)}`.toUpperCase(),
    warnings: warnings ?? {},
  };
}
