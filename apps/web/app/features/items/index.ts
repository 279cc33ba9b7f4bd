import { later } from "../../ui/later.tsx";

/** An item in a dialog, with what can be done with it. Mount to open. */
export const ItemQuickView = later(() => import("./quick-view/quick-view.tsx"));
export { dropName } from "./drop-name.ts";
