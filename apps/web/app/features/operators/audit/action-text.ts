import type { audit } from "../../../locales/en/operators/audit.ts";
import type { Translated } from "../../../locales/texts.ts";

type Texts = Translated<typeof audit>;

/** The text of an audit action, or the action's name if it has no text. */
export function actionText({ actions }: Texts, action: string): string {
  return Object.entries(actions).find(([name]) => name === action)?.[1] ?? action;
}

/** The actions that have a text, as choices for a filter. */
export function actionChoices({ actions }: Texts): { value: string; text: string }[] {
  return Object.entries(actions).map(([value, text]) => ({ value, text }));
}
