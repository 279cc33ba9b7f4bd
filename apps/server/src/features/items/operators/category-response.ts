import type { Endpoints, ResponseOf } from "@trove/contract";
import type { AnyCategoryRow } from "../index.ts";

export function categoryResponse({ categoryId, ...row }: AnyCategoryRow): ResponseOf<Endpoints["updateCategory"]> {
  return { id: categoryId, ...row };
}
