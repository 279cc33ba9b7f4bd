/** The words of a search. Control characters part words like spaces do: PostgreSQL knows no text with a NUL. */
export function searchWords(search: string): string[] {
  return search.split(/[\s\p{Cc}]+/u).filter((word) => word !== "");
}
