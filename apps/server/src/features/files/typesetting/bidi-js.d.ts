/** Only this build of the library has the default export that its types describe. */
declare module "bidi-js/dist/bidi.mjs" {
  import type { Bidi } from "bidi-js";
  export default function bidiFactory(): Bidi;
}
