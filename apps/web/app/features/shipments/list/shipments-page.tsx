import { readPage } from "../../../listing/address.ts";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { shipments } from "../../../locales/en/shipments/shipments.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { tabId, Tabs } from "../../../ui/page/tabs.tsx";
import { ShipmentList } from "./shipment-list.tsx";
import styles from "./shipments-page.module.css";

/** The tabs, of which "" shows all shipments. */
const shipmentTabs = ["", "OnTheWay", "Delivered", "Cancelled"] as const;

/** The tab in the URL, or the tab of all shipments if it is unknown. */
const readTab = (search: URLSearchParams) => shipmentTabs.find((tab) => tab === search.get("tab")) ?? "";

const PANEL = "shipment-list";

/** The person's shipments, with tabs for those on their way, delivered and cancelled. */
export default function ShipmentsPage() {
  const t = useTexts(shipments);
  const { search, change } = useListing();
  const tab = readTab(search);
  const page = readPage(search);
  const top = useTopOfPage(page);

  return (
    <>
      <PageHeader
        title={t.title}
        actions={
          <ButtonLink variant="soft" to="/shipment-create">
            {t.ship}
          </ButtonLink>
        }
      />
      <Tabs
        label={t.tabs}
        tabs={shipmentTabs.map((value) => ({ value, text: value === "" ? t.all : t.views[value] }))}
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
        <ShipmentList view={tab === "" ? undefined : tab} page={page} />
      </div>
    </>
  );
}
