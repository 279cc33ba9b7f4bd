import { later } from "../../ui/later.tsx";

/** The page of a list of goods in a shop that has none. Loaded on demand, because few visitors ever see it. */
export const NoGoods = later(() => import("./no-goods.tsx"));
