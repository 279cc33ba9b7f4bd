import { IconFileCheck } from "../../../ui/icons/dashboard-icons.ts";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { messageOf } from "../../../api/api-error.ts";
import { isId } from "../../../api/is-id.ts";
import { adminShipments } from "../../../locales/en/shipments/operators.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { later } from "../../../ui/later.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { More, OperatorList } from "../../operators/index.ts";
import { useBulkWork } from "./bulk/use-bulk-work.tsx";
import type { OperatorShipment } from "./operator-shipment.ts";
import { shipmentColumns } from "./shipment-columns.tsx";
import { useNextParcel } from "./use-next-parcel.ts";
import { shipmentFilters, shipmentViews } from "./shipment-views.ts";
import { call } from "../../../api/call.ts";

/**
 * Reads the current state of shipments for printing. Each read makes an entry in the audit log, because a packing list
 * takes an address out of the shop.
 */
function readToPrint(ids: readonly string[]): Promise<OperatorShipment[]> {
  return Promise.all(ids.map((id) => call("getAdminShipment", { params: { id } })));
}

const WORKS = "/dashboard/three/works";

const DeliveriesDialog = later(() => import("./deliveries-dialog.tsx"));
const PackingLists = later(() => import("./packing-list.tsx"));
const ShipmentDrawer = later(() => import("./shipment-drawer.tsx"));

/** The operators' list of all people's shipments. The URL names the shipment whose drawer is open. */
export default function OperatorShipmentsPage() {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const [address, setAddress] = useSearchParams();
  const { moving, shown } = useBulkWork();
  const [printed, setPrinted] = useState<readonly OperatorShipment[]>([]);
  const [fileOpen, setFileOpen] = useState<"never" | "open" | "closed">("never");
  const canMove = useMay()("shipments.change") === true;
  usePageActions(canMove ? [{ id: "deliveries", title: t.deliveries.open, run: () => setFileOpen("open") }] : []);
  const openId = address.get("shipment") ?? "";
  const nextId = useNextParcel(openId, shipmentViews(t, words), shipmentFilters(t, words));

  function addressWith(shipmentId: string): URLSearchParams {
    const next = new URLSearchParams(address);
    next.delete("shipment");
    if (shipmentId !== "") next.set("shipment", shipmentId);
    return next;
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <May permission="shipments.change">
              <Button variant="outline" icon={<IconFileCheck size={18} />} onClick={() => setFileOpen("open")}>
                {t.deliveries.open}
              </Button>
            </May>
            <More entries={[{ id: "works", text: t.work, to: `${WORKS}?kind=ShipmentMove` }]} />
          </>
        }
      />
      {fileOpen !== "never" && <DeliveriesDialog open={fileOpen === "open"} onClose={() => setFileOpen("closed")} />}
      {shown}
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
            ? [
                moving("Approved", t.approveChosen),
                moving("Shipping", t.packChosen),
                moving("Cancelled", t.cancelChosen),
              ]
            : []),
          {
            id: "print",
            text: t.printChosen,
            run: async (selection) => {
              if (selection.kind === "all") return [];
              const ids = selection.rows.map(({ id }) => id);
              await readToPrint(ids).then(setPrinted, (error: unknown) => showToast("bad", messageOf(error)));
              return ids;
            },
          },
        ]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.search}
        empty={t.empty}
      />
      {isId(openId) && (
        <ShipmentDrawer
          id={openId}
          onNext={
            nextId === undefined
              ? undefined
              : () => setAddress(addressWith(nextId), { preventScrollReset: true, replace: true })
          }
          onClose={() => setAddress(addressWith(""), { preventScrollReset: true })}
        />
      )}
      {printed.length > 0 && <PackingLists shipments={printed} onPrinted={() => setPrinted([])} />}
    </>
  );
}
