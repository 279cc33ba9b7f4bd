import { type OrderMove, orderMoves, type OrderStatus } from "@trove/contract/statuses";
import { useEffect, useRef, useState } from "react";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { eventsOf } from "../index.ts";
import { Conflict, type Fact } from "../../operators/index.ts";
import { MoveForm } from "./move-form.tsx";
import type { OperatorShipment } from "./operator-shipment.ts";
import styles from "./shipment-drawer.module.css";

type Props = {
  /** The shipment in the state that this operator has seen. */
  shipment: OperatorShipment;
  /** The shipment in its latest state. */
  latest: OperatorShipment;
  /** Called when the operator begins to type. */
  onEdit: () => void;
  /** Called when the operator has seen the latest state and continues with it. */
  onContinue: () => void;
  /** Called when the server says that the shipment has changed. */
  onOutdated: () => Promise<void>;
  /** Called with the new status, or without one if the delivery was confirmed. */
  onMoved: (to?: OrderStatus) => Promise<void>;
};

const isConflict = (error: unknown) =>
  error instanceof ApiError && (error.code === "VERSION_CONFLICT" || error.code === "STATUS_CONFLICT");

/** The possible status changes of a shipment. If somebody else has changed it, shows both versions side by side. */
export function ShipmentMoves({ shipment, latest, onEdit, onContinue, onOutdated, onMoved }: Props) {
  const t = useTexts(adminShipments);
  const { id, status, version, deliveredAtUtc } = shipment;
  const moves = orderMoves(status, "Admin");
  const onward = moves.filter((move) => move.to !== "Cancelled");
  const cancelling = moves.filter((move) => move.to === "Cancelled");
  const canDeliver = status === "Shipped" && deliveredAtUtc === null;
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [typed, setTyped] = useState<Readonly<Record<string, readonly Fact[]>>>({});
  const theirs = useChanges(shipment, latest);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button disappears with its step, and the focus with it. Focusing the heading lets keyboard users
  // continue from here.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);

  async function refused(error: unknown): Promise<void> {
    if (isConflict(error)) return onOutdated();
    setFailure(messageOf(error));
  }

  async function deliver(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const body = { version };
    try {
      await call("confirmDelivery", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      await onMoved();
    } catch (error) {
      await refused(error);
    } finally {
      setBusy(false);
    }
  }

  const formOf = (move: OrderMove) => (
    <MoveForm
      key={move.to}
      shipment={shipment}
      move={move}
      onTyped={(facts) => {
        onEdit();
        setTyped((before) => ({ ...before, [move.to]: facts }));
      }}
      onMoved={() => onMoved(move.to)}
      onRefused={refused}
    />
  );

  return (
    <div>
      <h3 ref={heading} tabIndex={-1}>
        {t.next}
      </h3>
      {latest.version !== version && (
        <Conflict mine={Object.values(typed).flat()} theirs={theirs} onContinue={onContinue} />
      )}
      {moves.length === 0 && !canDeliver && <p>{t.nothing}</p>}
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {onward.map(formOf)}
      {canDeliver && (
        <Button busy={busy} onClick={() => void deliver()}>
          {t.delivered}
        </Button>
      )}
      {cancelling.length > 0 && (
        <details className={styles["cancel"]}>
          <summary>{t.cancelOpen}</summary>
          <p>{t.cancelText}</p>
          {cancelling.map(formOf)}
        </details>
      )}
    </div>
  );
}

/** The differences between two states of a shipment. */
function useChanges(before: OperatorShipment, now: OperatorShipment): Fact[] {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const happened = eventsOf(now)
    .slice(before.history.length)
    .map(({ status, atUtc, isDelivery, note }) => {
      const step = isDelivery ? words.delivered : words.statuses[status];
      return { label: dateTimeText(atUtc), value: note === null || isDelivery ? step : labelled(step, note) };
    });
  const details = [
    { label: t.details.carrier, was: before.carrier, value: now.carrier },
    { label: t.details.trackingNumber, was: before.trackingNumber, value: now.trackingNumber },
  ].filter(({ was, value }) => value !== null && was !== value);
  return [...happened, ...details.map(({ label, value }) => ({ label, value }))];
}
