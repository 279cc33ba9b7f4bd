import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BellButton } from "../bell-button.tsx";

/** The bell while its code is loading. */
export function BellPlaceholder() {
  return <BellButton label={useTexts(shell).notifications} />;
}
