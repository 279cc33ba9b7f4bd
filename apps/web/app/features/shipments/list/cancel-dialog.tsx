import type { RefundKind } from "@trove/contract/statuses";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { balanceMoved } from "../../../api/balance.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ConfirmDialog } from "../../../ui/overlay/confirm-dialog.tsx";
import { RadioCards } from "../../../ui/form/radio-cards.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import type { Shipment } from "../shipment.ts";

type Props = { shipment: Shipment; onClose: () => void; onCancelled: () => void };

/** Asks before a shipment is cancelled, and states what is refunded and returned. Mount to open. */
export default function CancelDialog({ shipment, onClose, onCancelled }: Props) {
  const t = useTexts(shipments).cancel;
  const { id, number, shippingCost, refundOptions, purchaseId } = shipment;
  const [refund, setRefund] = useState<RefundKind>(refundOptions[0] ?? "Items");
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const hasChoice = refundOptions.length > 1;
  const bringsItems = refundOptions.includes("Items");
  const isPurchase = hasChoice && purchaseId !== null;
  const purchase = useQuery("getPurchase", isPurchase ? { params: { id: purchaseId } } : undefined);
  const price = purchase.data && formatEuros(purchase.data.itemsTotal);
  const hints: Record<RefundKind, string> = {
    Items: t.itemsBack,
    Balance: price === undefined ? t.priceBack : t.priceBackOf(price),
  };

  async function cancel(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const body = { refund };
    try {
      await call("cancelShipment", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.done(number));
      await balanceMoved();
      await revalidate("listShipments", "getShipment", "listPurchases", "getPurchase");
      onCancelled();
    } catch (error) {
      setFailure(messageOf(error));
      await revalidate("listShipments", "getShipment");
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      title={t.title(number)}
      keep={t.keep}
      confirm={t.confirm}
      busy={busy}
      onConfirm={() => void cancel()}
      onClose={onClose}
    >
      <div className={layout["stack-4"]}>
        {refundOptions.length === 0 && <p>{t.unpaid}</p>}
        {bringsItems && <p>{t.shippingBack(formatEuros(shippingCost))}</p>}
        {bringsItems && !hasChoice && <p>{t.itemsBack}</p>}
        {!bringsItems && refundOptions.length > 0 && <p>{t.restBack}</p>}
        {refundOptions.length > 0 && purchaseId !== null && <p className={letters["hint"]}>{t.cardBack}</p>}
        {hasChoice && (
          <RadioCards
            legend={t.choice}
            cards={refundOptions.map((kind) => ({ value: kind, title: t.refunds[kind], text: hints[kind] }))}
            value={refund}
            onChange={setRefund}
          />
        )}
        {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      </div>
    </ConfirmDialog>
  );
}
