/** Languages that Flow speaks, by its own codes. */
const SPOKEN = new Set("ar da de el en es fi fil fr hi id it ja ko ms nb nl pt sv th vi zh zh-HK zh-TW".split(" "));

/** Flow's code for the language of a page, as `<html lang>` states it; English for one that it does not speak. */
export function flowLocale(tag: string): string {
  const [language = ""] = tag.split("-");
  return [tag, language].find((code) => SPOKEN.has(code)) ?? "en";
}
