/** A picture of an item, and what it shows; empty where the item's name says it. */
export type ItemPicture = { url: string; alt: string };

/** Pictures as one form value: a line for each, with the address, a space and the text. */
export const picturesText = (pictures: readonly ItemPicture[]): string =>
  pictures.map(({ url, alt }) => `${url} ${alt.replaceAll("\n", " ")}`).join("\n");

export function readPictures(text: string): ItemPicture[] {
  const lines = text === "" ? [] : text.split("\n");
  return lines.map((line) => {
    const [url = "", ...words] = line.split(" ");
    return { url, alt: words.join(" ") };
  });
}
