/** The text that the browser key signs. Once it is signed, nobody can change the outcome of the opening. */
export function revealText(offerHash: string, clientEntropy: string): string {
  return `lootbox/reveal/v2\n${offerHash}\n${clientEntropy}`;
}
