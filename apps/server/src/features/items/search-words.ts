/**
 * Splits a search into words. Control characters separate words like spaces do, because PostgreSQL text can't hold a
 * NUL.
 */
export function searchWords(search: string): string[] {
  return search.split(/[\s\p{Cc}]+/u).filter((word) => word !== "");
}
