import { later } from "../../ui/later.tsx";

/** Shows an item in a dialog, with buttons to buy it. Mount to open. */
export const ItemQuickView = later(() => import("./quick-view/quick-view.tsx"));

/** Items similar to those of a cart. */
export const SimilarToCart = later(() => import("./similar/similar-to-cart.tsx"));

/** Items for a page that has nothing to show. */
export const Picks = later(() => import("./recent/picks.tsx"));

export { dropName } from "./drop-name.ts";
