import { IconFileCheck } from "@tabler/icons-react";
import type { OrderStatus } from "@trove/contract/statuses";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { isId } from "../../../api/is-id.ts";
import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { useMay } from "../../../session/use-rights.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { later } from "../../../ui/later.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import type { BulkAction } from "../list/list-parts.ts";
import { OperatorList } from "../list/operator-list.tsx";
import type { OperatorShipment } from "./operator-shipment.ts";
import { PackingLists } from "./packing-list.tsx";
import { shipmentColumns } from "./shipment-columns.tsx";
import { shipmentFilters, shipmentViews } from "./shipment-views.ts";
import { useBulkMoves } from "./use-bulk-moves.ts";

const DeliveriesDialog = later(() => import("./deliveries-dialog.tsx"));
const ShipmentDrawer = later(() => import("./shipment-drawer.tsx"));

/** Where operators process the shipments of all people. The drawer of one of them has an address of its own. */
export default function OperatorShipmentsPage() {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const [address, setAddress] = useSearchParams();
  const { moveAll, progress, failures } = useBulkMoves();
  const [printed, setPrinted] = useState<readonly OperatorShipment[]>([]);
  const [fileOpen, setFileOpen] = useState<"never" | "open" | "closed">("never");
  const canMove = useMay()("shipments.change") === true;
  const openId = address.get("shipment") ?? "";

  function addressWith(shipmentId: string): URLSearchParams {
    const next = new URLSearchParams(address);
    next.delete("shipment");
    if (shipmentId !== "") next.set("shipment", shipmentId);
    return next;
  }

  const moving = (
    from: OrderStatus,
    to: OrderStatus,
    text: (count: string) => string,
  ): BulkAction<"listAdminShipments"> => ({
    id: to,
    text,
    suits: ({ status }) => status === from,
    canTakeAll: true,
    run: async (selection) => {
      const { moved, unclear } = await moveAll(selection, from, to);
      if (moved > 0) showToast("good", t.movedOn(moved));
      return unclear;
    },
  });

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <May permission="shipments.change">
            <Button variant="outline" icon={<IconFileCheck size={18} />} onClick={() => setFileOpen("open")}>
              {t.deliveries.open}
            </Button>
          </May>
        }
      />
      {fileOpen !== "never" && <DeliveriesDialog open={fileOpen === "open"} onClose={() => setFileOpen("closed")} />}
      {failures.length > 0 && (
        <Alert kind="bad">
          {failures.map(({ number, reason, isKnown }) => (
            <p key={number}>{isKnown ? t.refused(number, reason) : t.unknown(number, reason)}</p>
          ))}
        </Alert>
      )}
      <p role="status">{progress && t.progress(progress.done, progress.of)}</p>
      <OperatorList
        endpoint="listAdminShipments"
        exportEndpoint="exportShipments"
        label={t.title}
        results={t.results}
        columns={shipmentColumns(t, words)}
        row={{
          id: ({ id }) => id,
          name: ({ number }) => number,
          link: ({ id }) => `?${addressWith(id)}`,
        }}
        views={shipmentViews(t, words)}
        filters={shipmentFilters(t, words)}
        bulkActions={[
          ...(canMove
            ? [moving("Ordered", "Approved", t.approveChosen), moving("Approved", "Shipping", t.packChosen)]
            : []),
          {
            id: "print",
            text: t.printChosen,
            run: async (selection) => {
              if (selection.kind === "all") return [];
              setPrinted(selection.rows);
              return selection.rows.map(({ id }) => id);
            },
          },
        ]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.search}
        empty={t.empty}
      />
      {isId(openId) && (
        <ShipmentDrawer
          key={openId}
          id={openId}
          onClose={() => setAddress(addressWith(""), { preventScrollReset: true })}
        />
      )}
      {printed.length > 0 && <PackingLists shipments={printed} onPrinted={() => setPrinted([])} />}
    </>
  );
}
