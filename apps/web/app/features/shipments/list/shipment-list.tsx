import { useEffect, useRef, useState } from "react";
import { useQuery } from "../../../api/use-query.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { TravellingShipment } from "../../../ui/illustrations/travelling-shipment.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import CancelDialog from "./cancel-dialog.tsx";
import type { Shipment } from "../shipment.ts";
import { ShipmentRow } from "./shipment-row.tsx";
import { classes } from "../../../ui/classes.ts";
import layout from "../../../ui/layout.module.css";
import styles from "./shipments-page.module.css";
import { useLinkedShipment } from "./use-linked-shipment.ts";

/** The filters of the tabs. A delivered shipment keeps the status Shipped. */
const filters = {
  OnTheWay: { isComing: "true" },
  Delivered: { status: "Shipped", isComing: "false" },
  Cancelled: { status: "Cancelled" },
} as const;

/** `view` is undefined for all shipments. */
type Props = { view: keyof typeof filters | undefined; page: number };

/** One page of shipments. If the URL names a shipment that isn't on this page, shows it above the others. */
export function ShipmentList({ view, page }: Props) {
  const t = useTexts(shipments);
  const query = { pageNumber: page, ...(view && filters[view]) };
  const { data, error, mutate } = useQuery("listShipments", { query });
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [cancelling, setCancelling] = useState<Shipment>();
  const [cancelledId, setCancelledId] = useState<string>();
  const list = useRef<HTMLUListElement>(null);
  const { id: linkedId, elsewhere, isMissing } = useLinkedShipment(data?.items);

  useEffect(() => {
    if (linkedId !== undefined) setOpen((before) => new Set(before).add(linkedId));
  }, [linkedId]);

  function toggle(id: string): void {
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }

  // Cancelling removes the button that opened the dialog. When the dialog closes, the shipment's row gets the focus, or
  // the panel if the row has left the list.
  useEffect(() => {
    if (cancelledId === undefined) return;
    const row = [...(list.current?.children ?? [])].find(({ id }) => id === cancelledId);
    const place = row?.querySelector("button") ?? list.current?.closest<HTMLElement>("[role=tabpanel]");
    place?.focus();
  }, [cancelledId]);

  function cancelled({ id }: Shipment): void {
    setCancelling(undefined);
    setCancelledId(id);
  }

  const rows = [...(elsewhere ? [elsewhere] : []), ...(data?.items ?? [])];
  const way = view ? { to: "/shipments", text: t.showAll } : { to: "/inventory", text: t.toInventory };

  return (
    <>
      {isMissing && <Alert kind="warning">{t.notFound}</Alert>}
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={5} height={98} />}
      {data?.totalCount === 0 && rows.length === 0 && (
        <EmptyState
          picture={<TravellingShipment />}
          text={view ? t.emptyView : t.empty}
          action={
            <ButtonLink variant="soft" to={way.to}>
              {way.text}
            </ButtonLink>
          }
        />
      )}
      <ul ref={list} className={classes(layout["stack-3"], styles["list"])} aria-label={t.title}>
        {rows.map((shipment) => (
          <ShipmentRow
            key={shipment.id}
            shipment={shipment}
            isOpen={open.has(shipment.id)}
            isLinked={shipment.id === linkedId}
            onToggle={() => toggle(shipment.id)}
            onCancel={() => setCancelling(shipment)}
          />
        ))}
      </ul>
      <Pager pageNumber={page} totalPages={data?.totalPages ?? 1} />
      {cancelling && (
        <CancelDialog
          key={cancelling.id}
          shipment={cancelling}
          onClose={() => setCancelling(undefined)}
          onCancelled={() => cancelled(cancelling)}
        />
      )}
    </>
  );
}
