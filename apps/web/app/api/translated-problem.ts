import { DEFAULT_LANGUAGE } from "@trove/contract/languages";
import { pageLanguage } from "../locales/page-language.ts";
import { textsIn } from "../locales/texts.ts";
import { type ProblemLike, unknownFailure } from "./api-error.ts";

/**
 * Translates a problem into the page's language. English pages keep the API's own text, which may be more precise.
 * Other pages show the text for the problem's code. These texts are loaded with the first problem.
 */
export async function translatedProblem(problem: ProblemLike): Promise<ProblemLike> {
  const language = pageLanguage();
  if (language === DEFAULT_LANGUAGE) return problem;
  const loaded = await import("../locales/en/problems.ts").catch(() => undefined);
  if (loaded === undefined) return problem;
  const titles: Record<string, string> = textsIn(language, loaded.problems);
  const title = problem.code === undefined ? undefined : titles[problem.code];
  const errors = Object.keys(problem.errors ?? {}).map((field) => [field, [title ?? unknownFailure()]]);
  return { ...problem, title, detail: undefined, errors: problem.errors && Object.fromEntries(errors) };
}
