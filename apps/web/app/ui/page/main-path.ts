/** Pages with two paths: the second path, and the main one. */
const mains: Readonly<Record<string, string>> = { "/shop": "/", "/lootboxes/list": "/lootboxes" };

/**
 * The canonical path of a page for search engines, without filters, order and other parameters. If the only parameter
 * is a page number, it is kept, so each page of an unfiltered list has a canonical path.
 */
export function mainPath(pathname: string, search: string): string {
  const short = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  const path = mains[short] ?? short;
  const parameters = [...new URLSearchParams(search)].filter(([name]) => name !== "lang");
  const [only, ...others] = parameters;
  const isLaterPage = only?.[0] === "page" && others.length === 0 && /^([2-9]|[1-9]\d+)$/.test(only[1]);
  return isLaterPage ? `${path}?page=${only[1]}` : path;
}
