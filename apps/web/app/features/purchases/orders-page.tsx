import { readPage } from "../../listing/address.ts";
import { useListing, useTopOfPage } from "../../listing/use-listing.ts";
import { purchases } from "../../locales/en/purchases.ts";
import { useTexts } from "../../locales/texts.ts";
import { PageHeader } from "../../ui/page/page-header.tsx";
import { OrderList } from "./order-list.tsx";

/** All orders of the person, including those that went into the inventory. */
export default function OrdersPage() {
  const t = useTexts(purchases);
  const { search } = useListing();
  const page = readPage(search);
  const top = useTopOfPage(page);
  return (
    <>
      <PageHeader title={t.list} />
      <div ref={top}>
        <OrderList page={page} />
      </div>
    </>
  );
}
