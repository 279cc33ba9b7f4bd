/** The words of a search. Control characters separate words, as spaces do. */
export function searchWords(search: string): string[] {
  return search.split(/[\s\p{Cc}]+/u).filter((word) => word !== "");
}
