import { problems } from "../../../locales/en/problems.ts";
import { rowProblems } from "../../../locales/en/operators/row-problems.ts";
import { type Translated, useTexts } from "../../../locales/texts.ts";

type Problem = { code: string; params: object };
type Own = Translated<typeof rowProblems>;
type Catalogued = Translated<typeof problems>;

const isOwn = (texts: Own, code: string): code is keyof Own => Object.hasOwn(texts, code);
const isCatalogued = (texts: Catalogued, code: string): code is keyof Catalogued => Object.hasOwn(texts, code);

/**
 * The sentence for a problem, in the language of the texts. A code of a newer release gets the text for unknown errors.
 */
export function problemText(own: Own, catalogued: Catalogued, { code, params }: Problem): string {
  if (isOwn(own, code)) return (own[code] as (values: object) => string)(params);
  return catalogued[isCatalogued(catalogued, code) ? code : "INTERNAL"];
}

/** Returns a function that describes problems of rows and files in the page's language. */
export function useProblemText(): (problem: Problem) => string {
  const own = useTexts(rowProblems);
  const catalogued = useTexts(problems);
  return (problem) => problemText(own, catalogued, problem);
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === "object" &&
  value !== null &&
  "code" in value &&
  typeof value.code === "string" &&
  "params" in value &&
  typeof value.params === "object" &&
  value.params !== null;

/** The problems in an error response's `params`, if it has any. */
export function problemsIn(params: Record<string, unknown> | undefined): readonly Problem[] {
  const coded = params?.["problems"];
  return Array.isArray(coded) && coded.every(isProblem) ? coded : [];
}
