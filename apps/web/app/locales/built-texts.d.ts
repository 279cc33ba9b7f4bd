declare module "virtual:built-texts" {
  import type { BuiltTexts } from "../../texts-per-language.ts";

  const built: BuiltTexts;
  export default built;
}
