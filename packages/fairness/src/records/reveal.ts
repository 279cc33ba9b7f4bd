/** The text that the browser key signs: from here on the outcome is a fact. */
export function revealText(offerHash: string, clientEntropy: string): string {
  return `lootbox/reveal/v2\n${offerHash}\n${clientEntropy}`;
}
