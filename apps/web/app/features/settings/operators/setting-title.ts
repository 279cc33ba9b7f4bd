import type { settings } from "../../../locales/en/operators/settings.ts";
import type { Translated } from "../../../locales/texts.ts";

/** The label of a field. */
export function titleOf({ fields }: Translated<typeof settings>, name: string): string {
  const titles: Readonly<Record<string, string>> = fields;
  return titles[name] ?? name;
}
