import { useState } from "react";
import type { CallResult } from "../../../api/request.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { countryName } from "../../../locales/names.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { IdentityForm } from "./identity-form.tsx";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";

type Props = Pick<CallResult<"getProtection">, "identity" | "market"> & {
  /** True to ask also where the market does not. */
  isAsked?: boolean;
};

/** Asks for birth date and country of residence, and lets the person correct them later. */
export function IdentitySection({ identity, market, isAsked = false }: Props) {
  const t = useTexts(texts).identity;
  const [corrects, setCorrects] = useState(false);
  const { residence } = identity;
  if (residence === null) {
    const isNeeded = market.ageCheck !== "Off";
    return (isAsked || isNeeded) && <IdentityForm lead={isNeeded ? t.lead : t.unasked} />;
  }
  if (corrects) {
    return (
      <IdentityForm lead={t.correction(market.raiseHours)} residence={residence} onDone={() => setCorrects(false)} />
    );
  }
  return (
    <SettingsPart id="declared" title={t.title} lead={t.declared(countryName(residence))}>
      <div>
        <Button variant="outline" onClick={() => setCorrects(true)}>
          {t.correct}
        </Button>
      </div>
    </SettingsPart>
  );
}
