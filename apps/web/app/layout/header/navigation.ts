import type { Role } from "@trove/contract/roles";
import type { shell } from "../../locales/en/shell.ts";
import type { Translated } from "../../locales/texts.ts";

type Texts = Translated<typeof shell>;

export type NavigationItem = {
  path: string;
  title: (t: Texts) => string;
  /** Shown only to people with one of these roles; to everyone if undefined. */
  roles?: readonly Role[];
  /** Paths of further pages that belong to the item, although they don't start with its path. */
  also?: readonly string[];
};

/** The main navigation of the public pages. */
export const mainNavigation: readonly NavigationItem[] = [
  { path: "/shop", title: (t) => t.nav.shop, also: ["/"] },
  { path: "/lootboxes", title: (t) => t.nav.boxes },
  { path: "/inventory", title: (t) => t.nav.inventory, roles: ["User"] },
];

/** Whether the page at a path belongs to the item: its path is the item's or below it, or is listed in `also`. */
export function isActive({ path, also = [] }: NavigationItem, pathname: string): boolean {
  const place = pathname.replace(/(?<=.)\/$/, "");
  return place === path || place.startsWith(`${path}/`) || also.includes(place);
}
