import { MAX_SHIPMENT_ITEMS, TOP_UP_MAX } from "@trove/contract/constants";
import { shipsTo } from "@trove/contract/countries";
import { languages } from "@trove/contract/languages";
import { formatEuros, fromEuros } from "@trove/money";
import { useMemo } from "react";
import type { QuestionFacts } from "../../locales/en/faq.ts";
import { listText } from "../../locales/joined.ts";
import { countryName } from "../../locales/names.ts";
import { pageLanguage } from "../../locales/page-language.ts";
import { useAppInfo } from "../app-info.ts";
import { countryRules } from "../country-rules.ts";
import { useTerms } from "../terms.ts";

/** The facts of this shop that answers to frequent questions state. Sorting names is not for each typed letter. */
export function useQuestionFacts(): QuestionFacts {
  const terms = useTerms();
  const { maxOpenCount: most } = useAppInfo().play;
  return useMemo(() => {
    const { topUpMin, sellRate, shipping } = terms;
    const { handlingDays, standardMin, standardMax } = shipping.delivery;
    const rules = countryRules();
    const names = Object.keys(rules)
      .filter((code) => shipsTo(rules, code))
      .map(countryName);
    return {
      topUpMin: formatEuros(topUpMin),
      topUpMax: formatEuros(TOP_UP_MAX),
      sellRate,
      most,
      mostShipped: MAX_SHIPMENT_ITEMS,
      shipment: formatEuros(fromEuros(shipping.prices.shipmentStandard)),
      order: formatEuros(fromEuros(shipping.prices.cartStandard)),
      days: [handlingDays + standardMin, handlingDays + standardMax],
      countries: listText(names.toSorted(new Intl.Collator(languages[pageLanguage()].tag).compare)),
    };
  }, [terms, most]);
}
