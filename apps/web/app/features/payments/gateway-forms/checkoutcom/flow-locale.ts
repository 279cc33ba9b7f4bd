/** The language codes that Flow supports. */
const SPOKEN = new Set("ar da de el en es fi fil fr hi id it ja ko ms nb nl pt sv th vi zh zh-HK zh-TW".split(" "));

/** Flow's code for the page's language, as in `<html lang>`; English if Flow doesn't support it. */
export function flowLocale(tag: string): string {
  const [language = ""] = tag.split("-");
  return [tag, language].find((code) => SPOKEN.has(code)) ?? "en";
}
