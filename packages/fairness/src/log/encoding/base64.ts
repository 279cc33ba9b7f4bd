/** Encodes as standard base64 with padding (RFC 4648, section 4). */
export function base64Of(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""));
}

/**
 * Decodes base64. Throws SyntaxError unless the text is exactly as {@link base64Of} writes it. Other decoders accept
 * white space, missing padding and unused bits, so that one signature would have several texts.
 */
export function bytesOfBase64(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/u.test(text) || text.length % 4 !== 0) throw new SyntaxError("Not in base64");
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  if (base64Of(bytes) !== text) throw new SyntaxError("Not in the canonical base64");
  return bytes;
}
