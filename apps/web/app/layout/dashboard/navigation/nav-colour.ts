import type { Settings } from "../../../shell/settings/settings.ts";

type Look = { "data-apparent"?: true; "data-scheme"?: "dark"; "data-primary"?: string; "data-contrast"?: "high" };

/**
 * The attributes that set the navigation's colours: "integrate" uses those of the page, "apparent" uses dark colours in
 * both schemes. Throws for any other value.
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
