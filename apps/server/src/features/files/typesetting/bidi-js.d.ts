/** The library's types describe its default export, which only this build has. */
declare module "bidi-js/dist/bidi.mjs" {
  import type { Bidi } from "bidi-js";
  export default function bidiFactory(): Bidi;
}
