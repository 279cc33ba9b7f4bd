import { WARNED_MARKETS } from "@trove/contract/markets";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { titleOf } from "../setting-title.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { FieldError } from "../../../../ui/form/field-error.tsx";
import { TextField } from "../../../../ui/form/field.tsx";
import { SwitchField } from "../../../../ui/form/switch-field.tsx";
import { PicturesField } from "../../../items/operators/index.ts";
import styles from "../settings-page.module.css";
import { CountriesField, type TypedCountries } from "./countries-field.tsx";
import { CountryPricesField } from "./country-prices-field.tsx";
import { MessagesField } from "./messages-field.tsx";
import { PriceFields, type TypedPrices } from "./price-fields.tsx";
import { DeliveryField } from "./delivery-field.tsx";
import { HelpLinesField } from "./help-lines-field.tsx";
import { MarketFields } from "./market-fields.tsx";
import { MarketsField, type TypedMarkets } from "./markets-field.tsx";
import type { TypedMarket } from "./typed-market.ts";
import type { TypedDelivery } from "./typed-delivery.ts";
import type { TypedHelpLines } from "./typed-help-lines.ts";
import { textOf } from "./typed-number.ts";
import type { SettingKind } from "./setting-kinds.ts";
import type { TypedWays } from "./typed-ways.ts";
import { WaysField } from "./ways-field.tsx";
import { type TypedWeightGroups, WeightGroupsField } from "./weight-groups-field.tsx";

type Props = {
  name: string;
  kind: SettingKind;
  value: unknown;
  /** The content of all fields of the group. */
  all: Readonly<Record<string, unknown>>;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

/** A field of a group of settings. Its kind says what `value` is. */
export function SettingField({ name, kind, value, all, error, onChange }: Props) {
  const t = useTexts(settings);
  const label = titleOf(t, name);
  const line = { label, error, value: textOf(value), onChange: typed(onChange) };
  switch (kind) {
    case "number":
      return <TextField {...line} inputMode="decimal" />;
    case "optionalNumber":
      return <TextField {...line} inputMode="decimal" hint={t.hints.freeAbove} />;
    case "amounts":
      return <TextField {...line} hint={t.hints.presets} />;
    case "time":
      return <TextField {...line} type="datetime-local" />;
    case "text":
      return <TextField {...line} />;
    case "colour":
      return (
        <TextField
          {...line}
          hint={t.hints.colour}
          dir="ltr"
          maxLength={7}
          after={
            <span
              className={styles["swatch"]}
              style={{ background: /^#[\da-f]{6}$/i.test(line.value) ? line.value : "none" }}
            />
          }
        />
      );
    case "picture":
      return (
        <fieldset className={styles["parts"]}>
          <legend>{label}</legend>
          <PicturesField
            value={line.value === "" ? [] : [{ url: line.value, alt: "" }]}
            error={error}
            onChange={([picture]) => onChange(picture?.url ?? "")}
            isSingle
          />
        </fieldset>
      );
    case "switch":
      return <SwitchField label={label} checked={value === true} onChange={onChange} />;
    case "messages":
      return <MessagesField value={value as Record<string, string>} onChange={onChange} />;
    case "prices":
      return (
        <fieldset className={styles["parts"]}>
          <legend>{label}</legend>
          <PriceFields value={value as TypedPrices} onChange={onChange} />
          <Mistake text={error} />
        </fieldset>
      );
    case "countryPrices":
      return (
        <>
          <CountryPricesField
            value={value as Record<string, TypedPrices>}
            standard={all["prices"] as TypedPrices}
            onChange={onChange}
          />
          <Mistake text={error} />
        </>
      );
    case "market": {
      const own = Object.keys(all["countries"] as TypedMarkets);
      return (
        <fieldset className={styles["parts"]}>
          <legend>{label}</legend>
          <Mistake text={error} />
          <MarketFields
            value={value as TypedMarket}
            codes={WARNED_MARKETS.filter((code) => !own.includes(code))}
            onChange={onChange}
          />
        </fieldset>
      );
    }
    case "markets":
      return (
        <>
          <Mistake text={error} />
          <MarketsField value={value as TypedMarkets} standard={all["standard"] as TypedMarket} onChange={onChange} />
        </>
      );
    case "helpLines":
      return (
        <>
          <Mistake text={error} />
          <HelpLinesField value={value as TypedHelpLines} onChange={onChange} />
        </>
      );
    case "weightGroups":
      return (
        <>
          <WeightGroupsField
            value={value as TypedWeightGroups}
            standard={all["prices"] as TypedPrices}
            onChange={onChange}
          />
          <Mistake text={error} />
        </>
      );
    case "delivery":
      return (
        <>
          <DeliveryField value={value as TypedDelivery} onChange={onChange} />
          <Mistake text={error} />
        </>
      );
    case "ways":
      return (
        <>
          <Mistake text={error} />
          <WaysField value={value as TypedWays} onChange={onChange} />
        </>
      );
    case "countries":
      return (
        <>
          <Mistake text={error} />
          <CountriesField value={value as TypedCountries} onChange={onChange} />
        </>
      );
  }
}

const typed =
  (onChange: (value: unknown) => void) =>
  ({ currentTarget }: { currentTarget: { value: string } }) =>
    onChange(currentTarget.value);

function Mistake({ text }: { text: string | undefined }) {
  return text !== undefined && <FieldError id="setting-mistake">{text}</FieldError>;
}
