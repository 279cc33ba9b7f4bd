import {
  AGE_CHECKS,
  BOX_WITHDRAWALS,
  LIMIT_CHOICES,
  type Market,
  marketPresets,
  PAYOUTS,
  WARNED_MARKETS,
} from "@trove/contract/markets";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { listText } from "../../../../locales/joined.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../../ui/form/field.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import layout from "../../../../ui/layout.module.css";
import styles from "../settings-page.module.css";
import { ReturnCost } from "./return-cost.tsx";
import { type TypedMarket, typedMarket } from "./typed-market.ts";

const SWITCHES = ["boxes", "topUp", "sellBack", "quick"] as const;
const NUMBERS = ["raiseHours", "pace", "maxOpenCount", "realityMinutes", "reportHours", "giftYears"] as const;
const CEILINGS = ["day", "week", "month"] as const;
const PAYOUT_CEILINGS = { payoutDay: "day", payoutMonth: "month" } as const;
const PRESETS = Object.entries<Market>(marketPresets);

type Props = {
  value: TypedMarket;
  /** The countries of which these values are. */
  codes: readonly string[];
  onChange: (value: TypedMarket) => void;
};

/** The values of one market, and buttons that copy careful ones. */
export function MarketFields({ value, codes, onChange }: Props) {
  const t = useTexts(settings);
  const change = (changed: Partial<TypedMarket>) => onChange({ ...value, ...changed });
  const choice = (
    name: "payout" | "ageCheck" | "limitChoice" | "boxWithdrawal",
    options: readonly string[],
    words: Readonly<Record<string, string>>,
  ) => (
    <SelectField
      label={t.fields[name]}
      value={value[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {words[option === "" ? "undecided" : option]}
        </option>
      ))}
    </SelectField>
  );
  const warned = WARNED_MARKETS.filter((code) => codes.includes(code));
  return (
    <div className={styles["inside"]}>
      <div className={layout["line-2-4"]}>
        {PRESETS.map(([code, preset]) => (
          <Button key={code} variant="outline" size="small" onClick={() => onChange(typedMarket(preset))}>
            {t.preset(countryName(code))}
          </Button>
        ))}
      </div>
      {value.boxes && warned.length > 0 && (
        <Alert kind="warning">{t.marketWarning(listText(warned.map((code) => countryName(code))))}</Alert>
      )}
      {SWITCHES.map((name) => (
        <SwitchField
          key={name}
          label={t.fields[name]}
          checked={value[name]}
          onChange={(checked) => change({ [name]: checked })}
        />
      ))}
      {choice("payout", PAYOUTS, t.payouts)}
      {choice("boxWithdrawal", ["", ...BOX_WITHDRAWALS], t.boxWithdrawals)}
      <ReturnCost />
      {choice("ageCheck", AGE_CHECKS, t.ageChecks)}
      {choice("limitChoice", LIMIT_CHOICES, t.limitChoices)}
      <div className={styles["pair"]}>
        {CEILINGS.map((name) => (
          <TextField
            key={name}
            label={t.fields[name]}
            inputMode="decimal"
            value={value.ceilings[name]}
            onChange={(event) => change({ ceilings: { ...value.ceilings, [name]: event.currentTarget.value } })}
          />
        ))}
        {value.payout === "All" &&
          (["payoutDay", "payoutMonth"] as const).map((name) => (
            <TextField
              key={name}
              label={t.fields[name]}
              inputMode="decimal"
              value={value.payoutCeilings[PAYOUT_CEILINGS[name]]}
              onChange={(event) =>
                change({
                  payoutCeilings: { ...value.payoutCeilings, [PAYOUT_CEILINGS[name]]: event.currentTarget.value },
                })
              }
            />
          ))}
        {NUMBERS.map((name) => (
          <TextField
            key={name}
            label={t.fields[name]}
            inputMode="numeric"
            value={value[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </div>
  );
}
