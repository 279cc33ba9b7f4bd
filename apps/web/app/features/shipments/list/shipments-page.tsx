import { readPage } from "../../../listing/address.ts";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { tabId, Tabs } from "../../../ui/page/tabs.tsx";
import { ShipmentList } from "./shipment-list.tsx";
import styles from "./shipments-page.module.css";
import type { OrderStatus } from "@trove/contract/statuses";

/** A status, or "" for shipments of all statuses. */
type ShipmentTab = "" | OrderStatus;

/** The tabs' statuses: from Ordered to Shipped in their order, then Cancelled and PaymentPending. */
const statusTabs: readonly OrderStatus[] = [
  "Ordered",
  "Approved",
  "Shipping",
  "Shipped",
  "Cancelled",
  "PaymentPending",
];

const shipmentTabs: readonly ShipmentTab[] = ["", ...statusTabs];

/** The tab in the URL, or the tab of all shipments if it is unknown. */
function readTab(search: URLSearchParams): ShipmentTab {
  const asked = search.get("tab");
  return shipmentTabs.find((tab) => tab === asked) ?? "";
}

const PANEL = "shipment-list";

/** The person's shipments, with a tab for each status. */
export default function ShipmentsPage() {
  const t = useTexts(shipments);
  const { statuses } = useTexts(orders);
  const { search, change } = useListing();
  const tab = readTab(search);
  const page = readPage(search);
  const top = useTopOfPage(page);

  return (
    <>
      <PageHeader title={t.title} lead={t.lead} actions={<ButtonLink to="/shipment-create">{t.ship}</ButtonLink>} />
      <Tabs
        label={t.tabs}
        tabs={shipmentTabs.map((value) => ({ value, text: value === "" ? t.all : statuses[value] }))}
        value={tab}
        panelId={PANEL}
        onChange={(value) => change({ tab: value, page: "" })}
      />
      <div
        ref={top}
        id={PANEL}
        role="tabpanel"
        tabIndex={-1}
        aria-labelledby={tabId(PANEL, tab)}
        className={styles["panel"]}
      >
        <ShipmentList status={tab === "" ? undefined : tab} page={page} />
      </div>
    </>
  );
}
