// Checks the pages' texts: every text is in app/locales, is read by a page, and has its translations.
import { fileURLToPath } from "node:url";
import { offeredLanguages } from "@trove/contract/languages";
import { readSources } from "./arrows/source-files.ts";
import { checkComponents } from "./texts/check-components.ts";
import { checkTranslations } from "./texts/check-translations.ts";
import { checkUnused } from "./texts/check-unused.ts";
import { readTexts } from "./texts/read-texts.ts";

const LOCALES = "apps/web/app/locales/";

const sources = readSources(fileURLToPath(new URL("..", import.meta.url)));
const pages = sources.filter(({ path }) => path.startsWith("apps/web/app/") && !path.startsWith(LOCALES));
const packages = sources.filter(({ path }) => /^packages\/(contract|fairness|lootboxes)\/src\//.test(path));
const textsIn = (language: string) =>
  sources
    .filter(({ path }) => path.startsWith(`${LOCALES}${language}/`))
    .flatMap((file) => readTexts(file, file.path.slice(`${LOCALES}${language}/`.length)));

const english = textsIn("en");
// A heading has a text for each language. Pages read the heading by its key.
const headings = textsIn("columns").filter(({ keys }) => keys.at(-1) === "en");
const headingKeys = headings.map(({ keys, ...entry }) => ({ ...entry, keys: keys.slice(0, -1) }));
// Without texts or pages, every check would pass.
if (english.length < 100 || pages.length < 100) throw new Error("No texts were read: is the check in the right place?");

const findings = [
  ...checkComponents(pages),
  ...checkUnused([...english, ...headingKeys], [...pages, ...packages]),
  ...offeredLanguages
    .filter((language) => language !== "en")
    .flatMap((language) => checkTranslations(language, english, textsIn(language))),
];
for (const { path, line, rule, text } of findings) console.error(`${path}:${line} [${rule}] ${text}`);
console.log(`${english.length} texts read, ${findings.length} mistakes`);
if (findings.length > 0) process.exitCode = 1;
