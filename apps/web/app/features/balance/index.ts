export { topUpFor, topUpPath } from "./top-up/top-up-path.ts";
