import { LANGUAGE_PARAMETER, languages, offeredLanguages, perLanguage } from "@trove/contract/languages";

const tags = perLanguage(offeredLanguages, (language) => languages[language].tag);

/**
 * Runs in the head before the first paint, so that colour scheme, direction, colours, font and the header's right side
 * are correct from the first frame.
 * - It repeats parts of settings.ts and session-store.ts, because the app has not loaded yet. A test compares them.
 * - If the URL names a language, the script stores it as chosen, so that the following pages have it too.
 * - If only local storage has the language, the script writes its cookie again and loads the page in that language.
 * - If this browser knows the front page from an earlier visit, its head is hidden (known-shop.ts).
 * - It preloads the default font unless another one is chosen.
 */
export const firstPaintScript = (textFace: string): string => `(function () {
  var html = document.documentElement, set = function (name, value) { html.setAttribute("data-" + name, value); };
  var settings = {}, session = null;
  try { settings = JSON.parse(localStorage.getItem("app-settings")) || {}; } catch (e) {}
  var scheme = settings.colorScheme;
  try { scheme = localStorage.getItem("theme-mode") || scheme; } catch (e) {}
  set("scheme", scheme === "light" ? "light" : "dark");
  if (settings.contrast === "high" || settings.contrast === "hight") set("contrast", "high");
  if (/^(cyan|purple|blue|orange|red)$/.test(settings.primaryColor)) set("primary", settings.primaryColor);
  var font = { "Inter": "inter", "DM Sans": "dm-sans", "Nunito Sans": "nunito-sans" }[settings.fontFamily];
  if (font) set("font", font);
  else {
    var face = document.createElement("link");
    face.rel = "preload"; face.as = "font"; face.type = "font/woff2"; face.crossOrigin = "anonymous"; face.href = ${JSON.stringify(textFace)};
    document.head.append(face);
  }
  if (settings.direction === "rtl") html.dir = "rtl";
  try {
    var tags = ${JSON.stringify(tags)}, named = new URLSearchParams(location.search).get("${LANGUAGE_PARAMETER}");
    var keep = function (language) { document.cookie = "i18nextLng=" + language + "; Path=/; Max-Age=31536000; SameSite=Lax"; };
    if (tags[named] === html.lang) {
      localStorage.setItem("i18nextLng", named);
      keep(named);
    }
    var chosen = localStorage.getItem("i18nextLng"), tag = tags[chosen];
    var known = function () { return /(?:^|;\\s*)i18nextLng=/.test(document.cookie); };
    if (tag && !known()) {
      keep(chosen);
      if (known() && tag !== html.lang) location.reload();
    }
  } catch (e) {}
  try {
    session = JSON.parse(sessionStorage.getItem("user_data"));
    var exp = JSON.parse(atob(session.token.split(".")[1].replace(/-/g, "+").replace(/_/g, "/"))).exp;
    if (!(exp * 1000 > Date.now())) session = null;
  } catch (e) { session = null; }
  var has = function (role) { return session.roles.indexOf(role) >= 0; };
  try {
    if (localStorage.getItem("shop-known") && !sessionStorage.getItem("shop-new")) set("knows", "");
  } catch (e) {}
  set("session", !session ? "none" : has("Admin") ? "admin" : has("User") ? "user" : "roleless");
})();`;
