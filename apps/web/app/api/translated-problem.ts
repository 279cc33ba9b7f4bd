import { DEFAULT_LANGUAGE } from "@trove/contract/languages";
import { pageLanguage } from "../locales/page-language.ts";
import { textsIn } from "../locales/texts.ts";
import { type ProblemLike, unknownFailure } from "./api-error.ts";

/**
 * A problem in the page's language. The API writes English and may say more than the title of the problem's code; in
 * other languages people read what the code means. Their texts are loaded with the first problem.
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
