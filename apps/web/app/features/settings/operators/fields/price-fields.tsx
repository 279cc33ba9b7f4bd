import { settings } from "../../../../locales/en/operators/settings.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { TextField } from "../../../../ui/form/field.tsx";
import styles from "../settings-page.module.css";

export type TypedPrices = Readonly<Record<string, string>>;
const NAMES = ["cartStandard", "cartExpress", "shipmentStandard", "shipmentExpress"] as const;

/** The four shipping prices of a country, or of all countries. */
export function PriceFields({ value, onChange }: { value: TypedPrices; onChange: (value: TypedPrices) => void }) {
  const t = useTexts(settings).fields;
  return (
    <div className={styles["pair"]}>
      {NAMES.map((name) => (
        <TextField
          key={name}
          label={t[name]}
          inputMode="decimal"
          value={value[name] ?? ""}
          onChange={(event) => onChange({ ...value, [name]: event.currentTarget.value })}
        />
      ))}
    </div>
  );
}
