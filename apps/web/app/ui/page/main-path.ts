/** Pages with a second address, by that address. */
const mains: Readonly<Record<string, string>> = { "/shop": "/", "/lootboxes/list": "/lootboxes" };

/**
 * The path by which search engines know a page: without filters, sorting and what else a link may carry. Later pages of
 * a list that nothing narrows are pages of their own.
 */
export function mainPath(pathname: string, search: string): string {
  const short = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const path = mains[short] ?? short;
  const parameters = [...new URLSearchParams(search)].filter(([name]) => name !== "lang");
  const [only, ...others] = parameters;
  const isLaterPage = only?.[0] === "page" && others.length === 0 && /^([2-9]|[1-9]\d+)$/.test(only[1]);
  return isLaterPage ? `${path}?page=${only[1]}` : path;
}
