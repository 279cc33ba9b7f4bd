import { shell } from "../../../locales/en/shell.ts";
import { useTexts } from "../../../locales/texts.ts";
import { BellButton } from "../bell-button.tsx";

/** Shown in place of the bell until its code has loaded. */
export function BellPlaceholder() {
  return <BellButton label={useTexts(shell).notifications} />;
}
