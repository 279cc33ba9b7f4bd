/** The words of a search. Control characters part words like spaces do. */
export function searchWords(search: string): string[] {
  return search.split(/[\s\p{Cc}]+/u).filter((word) => word !== "");
}
