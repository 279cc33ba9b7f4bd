import type { Settings } from "../../../shell/settings/settings.ts";

type Look = { "data-apparent"?: true; "data-scheme"?: "dark"; "data-primary"?: string; "data-contrast"?: "high" };

/**
 * The attributes that give the navigation its colours: those of the page, or, apparent, dark ones in both schemes.
 * Throws for a colour that isn't one of the two.
 */
export function navLook({ navColor, primaryColor, contrast }: Settings): Look {
  switch (navColor) {
    case "integrate":
      return {};
    case "apparent":
      return {
        "data-apparent": true,
        "data-scheme": "dark",
        "data-primary": primaryColor,
        "data-contrast": contrast === "high" ? "high" : undefined,
      };
    default:
      throw new Error(`Invalid nav colour: ${String(navColor satisfies never)}`);
  }
}
