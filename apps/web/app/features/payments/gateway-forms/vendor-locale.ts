/** A vendor's code for the page's language, as in `<html lang>`; English if the vendor doesn't support it. */
export function vendorLocale<Code extends string>(tag: string, spoken: readonly Code[]): Code | "en" {
  const [language = ""] = tag.split("-");
  return [tag, language].flatMap((code) => spoken.filter((each) => each === code))[0] ?? "en";
}
