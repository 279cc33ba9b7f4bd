import { CARRIERS } from "@trove/contract/carriers";
import type { OrderDetail, OrderMove } from "@trove/contract/statuses";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { createIntent } from "../../../api/intent.ts";
import { call } from "../../../api/call.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import type { Fact } from "../../operators/index.ts";
import type { OperatorShipment } from "./operator-shipment.ts";
import styles from "./shipment-drawer.module.css";

type Props = {
  shipment: OperatorShipment;
  move: OrderMove;
  /** Called with all typed values whenever one changes. */
  onTyped: (facts: readonly Fact[]) => void;
  onMoved: () => Promise<void>;
  /** Called for a refusal that concerns no field, for example because the shipment has changed in the meantime. */
  onRefused: (error: unknown) => Promise<void>;
};

const NOTHING = { carrier: "", trackingNumber: "", reason: "" };

/** A form for one status change of a shipment, with the fields that the change requires. */
export function MoveForm({ shipment: { id, version }, move: { to, requires }, onTyped, onMoved, onRefused }: Props) {
  const t = useTexts(adminShipments);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const mistake = (name: OrderDetail, text: string) =>
    requires.includes(name) && text.trim() === "" ? words.rules.required(t.details[name]) : undefined;
  const form = useKeptForm({
    subject: `shipment-${to}_${id}`,
    initial: NOTHING,
    validate: ({ carrier, trackingNumber, reason }) => ({
      carrier: mistake("carrier", carrier),
      trackingNumber: mistake("trackingNumber", trackingNumber),
      reason: mistake("reason", reason),
    }),
    submit: async (values) => {
      const told = Object.fromEntries(requires.map((name) => [name, values[name].trim()]));
      const body = { status: to, version, ...told };
      try {
        await call("setShipmentStatus", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      } catch (error) {
        if (error instanceof ApiError && error.problem.errors !== undefined) throw error;
        return onRefused(error);
      }
      await onMoved();
    },
  });

  function type(name: OrderDetail, text: string): void {
    form.set(name, text);
    const values = { ...form.values, [name]: text };
    onTyped(requires.flatMap((each) => (values[each] === "" ? [] : [{ label: t.details[each], value: values[each] }])));
  }

  return (
    <form className={styles["form"]} {...form.form}>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {requires.map((name) => (
        <TextField
          key={name}
          {...form.text(name)}
          label={t.details[name]}
          maxLength={name === "reason" ? 300 : 60}
          list={name === "carrier" ? "carriers" : undefined}
          autoComplete="off"
          onChange={({ currentTarget }) => type(name, currentTarget.value)}
        />
      ))}
      {requires.includes("carrier") && (
        <datalist id="carriers">
          {CARRIERS.map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
      )}
      <div>
        <Button type="submit" variant={to === "Cancelled" ? "danger" : "filled"} busy={form.busy}>
          {t.moves[to]}
        </Button>
      </div>
    </form>
  );
}
