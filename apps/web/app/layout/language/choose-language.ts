import { LANGUAGE_KEY, LANGUAGE_PARAMETER, type Language } from "@trove/contract/languages";
import { storeAsText } from "../../storage/browser-storage.ts";

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * Stores the chosen language in local storage, and in a cookie for the server, which renders the pages. Then loads the
 * page in that language, without a language in its URL.
 */
export function chooseLanguage(language: Language): void {
  storeAsText("local", LANGUAGE_KEY, language);
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
  const address = new URL(window.location.href);
  address.searchParams.delete(LANGUAGE_PARAMETER);
  if (address.search === window.location.search) window.location.reload();
  else window.location.replace(address);
}
