const LANGUAGES = ["en", "fr", "vi", "zh", "ar"];

/** The best language of an Accept-Language header that the shop speaks, as a primary tag; English otherwise. */
export function acceptedLanguage(header: string | undefined): string {
  const wanted = (header ?? "").split(",").map((part) => {
    const [tag = "", weight] = part.trim().split(";q=");
    return { language: tag.split("-", 1)[0]?.toLowerCase() ?? "", weight: weight === undefined ? 1 : Number(weight) };
  });
  const known = wanted.filter(({ language, weight }) => LANGUAGES.includes(language) && weight > 0);
  return known.sort((a, b) => b.weight - a.weight)[0]?.language ?? "en";
}
