import { createHash } from "node:crypto";
import { type Language, offeredLanguages } from "@trove/contract/languages";

/** The number of the texts. Raise it with each change of a text: everybody is then asked again. */
const VERSION = 1;

const TEXTS: Readonly<Record<Language, string>> = {
  en: "I agree that the box is opened at once. I know that my right to withdraw from this contract ends with the draw.",
  fr: "J’accepte que la box soit ouverte aussitôt. Je sais que mon droit de rétractation de ce contrat prend fin avec le tirage.",
  vi: "Tôi đồng ý mở hộp ngay. Tôi biết rằng quyền rút khỏi hợp đồng này của tôi chấm dứt khi quay.",
  cn: "我同意立即开启盲盒。我知道抽取后，我撤回本合同的权利即告终止。",
  ar: "أوافق على فتح الصندوق فورًا. أعلم أن حقي في التراجع عن هذا العقد ينتهي بالسحب.",
};

/** The consent to a drawing without withdrawal, as it is asked for in one language. */
export type DrawingConsent = { version: number; language: Language; text: string; textHash: string };

/**
 * The text in force in a language. The hash, SHA-256 in hex, is of version, language and text, one a line, so a new
 * version makes the consents to all texts void.
 */
export function drawingConsentIn(language: Language): DrawingConsent {
  const text = TEXTS[language];
  const textHash = createHash("sha256").update([VERSION, language, text].join("\n")).digest("hex");
  return { version: VERSION, language, text, textHash };
}

const inForce = new Map(offeredLanguages.map(drawingConsentIn).map((consent) => [consent.textHash, consent]));

/** The text in force with a hash; undefined if there is none, or not any more. */
export const drawingConsentOf = (textHash: string | null): DrawingConsent | undefined => inForce.get(textHash ?? "");
