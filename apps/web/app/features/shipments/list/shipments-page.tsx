import { readPage } from "../../../listing/address.ts";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { tabId, Tabs } from "../../../ui/page/tabs.tsx";
import { readTab, shipmentTabs } from "./shipment-tabs.ts";
import { ShipmentList } from "./shipment-list.tsx";
import styles from "./shipments-page.module.css";

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
