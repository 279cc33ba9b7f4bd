export { readSoon, type Soon } from "./read-soon.ts";
