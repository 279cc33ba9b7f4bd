import { GOODS_CONDITIONS } from "@trove/contract/withdrawals";
import { type Cents, formatEuros } from "@trove/money";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { CheckboxField } from "../../../ui/form/checkbox-field.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { Stepper } from "../../../ui/form/stepper.tsx";
import styles from "./withdrawal-page.module.css";

export type Line = {
  position: number;
  isSent: boolean;
  name: string;
  quantity: number;
  price: Cents;
  /** The pieces that are chosen first. */
  first: number;
};

export type LineState = { quantity: number; condition: string; isRestocked: boolean };

export const startOf = ({ first }: Line): LineState => ({ quantity: first, condition: "New", isRestocked: true });

type Props = { line: Line; isHere: boolean; state: LineState; onChange: (state: LineState) => void };

/** The pieces of one line that come back, with their condition if they are here. */
export function GoodsLine({ line, isHere, state, onChange }: Props) {
  const t = useTexts(adminWithdrawals);
  const { name, quantity, price, isSent } = line;
  const texts = { label: t.take.quantity(name), fewer: t.take.fewer, more: t.take.more, limit: t.take.most(quantity) };
  return (
    <div className={styles["piece"]}>
      <p>
        {t.piece(quantity, name, formatEuros(price))}
        {!isSent && ` (${t.inInventory})`}
      </p>
      <Stepper
        value={state.quantity}
        min={0}
        max={quantity}
        texts={texts}
        onChange={(value) => onChange({ ...state, quantity: value })}
      />
      {isHere && (
        <>
          <SelectField
            label={t.take.condition(name)}
            value={state.condition}
            onChange={({ currentTarget }) => {
              const condition = currentTarget.value;
              onChange({ ...state, condition, isRestocked: condition === "New" });
            }}
          >
            {GOODS_CONDITIONS.map((condition) => (
              <option key={condition} value={condition}>
                {t.conditions[condition]}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            label={t.take.restock(name)}
            checked={state.isRestocked}
            onChange={({ currentTarget }) => onChange({ ...state, isRestocked: currentTarget.checked })}
          />
        </>
      )}
    </div>
  );
}
