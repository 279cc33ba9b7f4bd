import { useState } from "react";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import type { Shipment } from "../shipment.ts";

const CancelDialog = later(() => import("../list/cancel-dialog.tsx"));

/** The button to cancel a shipment while that is possible, on the page that shows it alone. */
export function CancelParcel({ shipment, onCancelled }: { shipment: Shipment; onCancelled: () => void }) {
  const t = useTexts(shipments).cancel;
  const [isOpen, setOpen] = useState(false);
  if (!shipment.canCancel) return null;
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && <CancelDialog shipment={shipment} onClose={() => setOpen(false)} onCancelled={onCancelled} />}
    </>
  );
}
