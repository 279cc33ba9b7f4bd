import type { OrderDetail, OrderMove } from "@trove/contract/statuses";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { createIntent } from "../../../api/intent.ts";
import { call } from "../../../api/call.ts";
import { useForm } from "../../../forms/use-form.ts";
import { forms } from "../../../locales/en/forms.ts";
import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import type { OperatorShipment } from "./operator-shipment.ts";
import styles from "./shipments-page.module.css";

type Props = {
  shipment: OperatorShipment;
  move: OrderMove;
  onMoved: () => Promise<void>;
  /** Called for a refusal that concerns no field: the shipment may have changed in the meantime. */
  onRefused: (error: unknown) => Promise<void>;
};

/** One status change of a shipment, with the fields that it requires. */
export function MoveForm({ shipment: { id, version }, move: { to, requires }, onMoved, onRefused }: Props) {
  const t = useTexts(adminShipments);
  const words = useTexts(forms);
  const [intent] = useState(() => createIntent());
  const mistake = (name: OrderDetail, text: string) =>
    requires.includes(name) && text.trim() === "" ? words.rules.required(t.details[name]) : undefined;
  const form = useForm({
    initial: { carrier: "", trackingNumber: "", reason: "" },
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

  return (
    <form className={styles["form"]} {...form.form}>
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      {requires.map((name) => (
        <TextField key={name} {...form.text(name)} label={t.details[name]} maxLength={name === "reason" ? 300 : 60} />
      ))}
      <div>
        <Button type="submit" variant={to === "Cancelled" ? "danger" : "filled"} busy={form.busy}>
          {t.moves[to]}
        </Button>
      </div>
    </form>
  );
}
