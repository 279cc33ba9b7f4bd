const EMAIL = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/;
const WEB = /^https?:\/\/[^\s/]+\.\S+$/;

/** The link of an e-mail or web address; undefined if the text is neither. */
export function contactLink(text: string): string | undefined {
  if (EMAIL.test(text)) return `mailto:${text}`;
  return WEB.test(text) ? text : undefined;
}
