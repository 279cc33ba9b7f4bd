import { TOP_UP_MAX } from "@trove/contract/constants";
import { shipsTo } from "@trove/contract/countries";
import { languages } from "@trove/contract/languages";
import { formatEuros } from "@trove/money";
import type { QuestionFacts } from "../../locales/en/faq.ts";
import { listText } from "../../locales/joined.ts";
import { countryName } from "../../locales/names.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { useAppInfo } from "../app-info.ts";
import { countryRules } from "../country-rules.ts";
import { useTerms } from "../terms.ts";

/** The facts of this shop that answers to frequent questions state. */
export function useQuestionFacts(): QuestionFacts {
  const { topUpMin, sellRate } = useTerms();
  const { play } = useAppInfo();
  const rules = countryRules();
  const names = Object.keys(rules)
    .filter((code) => shipsTo(rules, code))
    .map(countryName);
  return {
    topUpMin: formatEuros(topUpMin),
    topUpMax: formatEuros(TOP_UP_MAX),
    sellRate,
    most: play.maxOpenCount,
    countries: listText(names.toSorted(new Intl.Collator(languages[pageLanguage()].tag).compare)),
  };
}
