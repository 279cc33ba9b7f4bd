export { NoGoods } from "./later-no-goods.ts";
export { readSoon } from "./read-soon.ts";
