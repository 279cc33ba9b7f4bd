import { ORDER_STATUSES, type OrderStatus } from "@trove/contract/statuses";
import { useState } from "react";
import { readPage } from "../../../listing/address.ts";
import { SearchBox } from "../../../listing/search-box.tsx";
import { useListing, useTopOfPage } from "../../../listing/use-listing.ts";
import { useQuery } from "../../../api/use-query.ts";
import { adminShipments } from "../../../locales/en/dashboard/shipments.ts";
import { orders } from "../../../locales/en/shipments/orders.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { usePageActions } from "../../../shell/page-actions.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Pager } from "../../../ui/page/pager.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { tabId, Tabs } from "../../../ui/page/tabs.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { ShipmentDrawer } from "./shipment-drawer.tsx";
import { ShipmentLine } from "./shipment-line.tsx";
import styles from "./shipments-page.module.css";
import { useApproval } from "./use-approval.ts";

const PANEL = "operator-shipments";
const tabs: readonly ("" | OrderStatus)[] = ["", ...ORDER_STATUSES];

/** Where operators process the shipments of all people. */
export default function OperatorShipmentsPage() {
  const t = useTexts(adminShipments);
  const words = useTexts(orders);
  const { search: address, change } = useListing();
  const status = tabs.find((tab) => tab === address.get("status")) ?? "";
  const search = (address.get("search") ?? "").slice(0, 100);
  const page = readPage(address);
  const query = { pageNumber: page, status: status || undefined, search };
  const { data, error, mutate } = useQuery("listAdminShipments", { query });
  const [openId, setOpenId] = useState<string>();
  const top = useTopOfPage(page);
  const { chosen, toggle, approve, busy, failures } = useApproval(data?.items ?? []);
  const shown = data?.items.find(({ id }) => id === openId);

  usePageActions([
    ...(chosen.length > 0
      ? [{ id: "approve", title: t.approveChosen(chosen.length), run: () => void approveChosen() }]
      : []),
    ...ORDER_STATUSES.filter((other) => other !== status).map((other) => ({
      id: other,
      title: t.showStatus(words.statuses[other]),
      run: () => change({ status: other, page: "" }),
    })),
  ]);

  async function approveChosen(): Promise<void> {
    const count = await approve();
    if (count > 0) showToast("good", t.approved(count));
    top.current?.querySelector<HTMLElement>("li button")?.focus();
  }

  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Tabs
        label={t.tabs}
        tabs={tabs.map((value) => ({ value, text: value === "" ? t.all : words.statuses[value] }))}
        value={status}
        panelId={PANEL}
        onChange={(value) => change({ status: value, page: "" })}
      />
      <div ref={top} id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, status)} className={styles["panel"]}>
        <SearchBox
          label={t.search}
          value={search}
          onSearch={(text) => change({ search: text, page: "" }, { replace: true })}
        />
        <p role="status" className={styles["count"]}>
          {data && t.results(data.totalCount)}
        </p>
        {failures.length > 0 && (
          <Alert kind="bad">
            {failures.map(({ number, reason, isKnown }) => (
              <p key={number}>{isKnown ? t.refused(number, reason) : t.unknown(number, reason)}</p>
            ))}
          </Alert>
        )}
        {error && <ErrorState error={error} onRetry={() => void mutate()} />}
        {data === undefined && !error && <SkeletonRows count={6} height={72} />}
        {data?.totalCount === 0 && (
          <EmptyState text={t.empty} action={<ButtonLink to="/dashboard/two">{t.showAll}</ButtonLink>} />
        )}
        <ul className={styles["list"]} aria-label={t.title}>
          {data?.items.map((shipment) => (
            <ShipmentLine
              key={shipment.id}
              shipment={shipment}
              isChosen={status === "Ordered" ? chosen.includes(shipment) : undefined}
              onToggle={() => toggle(shipment.id)}
              onOpen={() => setOpenId(shipment.id)}
            />
          ))}
        </ul>
        {chosen.length > 0 && (
          <div className={styles["bar"]} data-bottom-bar>
            <p role="status">{t.chosen(chosen.length)}</p>
            <Button busy={busy} onClick={() => void approveChosen()}>
              {t.approveChosen(chosen.length)}
            </Button>
          </div>
        )}
        <Pager pageNumber={page} totalPages={data?.totalPages ?? 1} />
      </div>
      {shown && <ShipmentDrawer key={shown.id} shipment={shown} onClose={() => setOpenId(undefined)} />}
    </>
  );
}
