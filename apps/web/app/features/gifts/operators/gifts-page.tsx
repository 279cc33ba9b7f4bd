import { GIFT_STATES } from "@trove/contract/gifts";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { useQuery } from "../../../api/use-query.ts";
import { adminGifts } from "../../../locales/en/gifts/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { dayText } from "../../../ui/date-text.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/shop-icons.ts";
import { later } from "../../../ui/later.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { usePageActions } from "../../../shell/page-actions.ts";
import { OperatorList } from "../../operators/index.ts";
import { giftColumns } from "./gift-columns.tsx";

const IssueDialog = later(() => import("./issue-dialog.tsx"));
const GiftDrawer = later(() => import("./gift-drawer.tsx"));

/** The operators' list of gift codes, without the codes. The URL names the one whose drawer is open. */
export default function GiftsPage() {
  const t = useTexts(adminGifts);
  const [address, setAddress] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const { data } = useQuery("listAdminGifts", { query: { pageSize: 1 } });
  usePageActions([{ id: "issue-gift", title: t.issue, run: () => setNew(true) }]);
  const open = address.get("gift") ?? "";

  function addressWith(gift: string): URLSearchParams {
    const next = new URLSearchParams(address);
    next.delete("gift");
    if (gift !== "") next.set("gift", gift);
    return next;
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={
          <>
            {t.lead} {data !== undefined && t.owed(formatEuros(data.owedAmount))}
          </>
        }
        actions={
          <Button icon={<IconPlus size={18} />} onClick={() => setNew(true)}>
            {t.issue}
          </Button>
        }
      />
      <OperatorList
        endpoint="listAdminGifts"
        label={t.title}
        results={t.results}
        empty={t.empty}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        row={{
          id: ({ id }) => id,
          name: ({ amount, createdAtUtc }) => t.named(formatEuros(amount), dayText(createdAtUtc)),
          link: ({ id }) => `?${addressWith(id)}`,
        }}
        columns={giftColumns(t)}
        filters={[
          {
            kind: "one",
            name: "state",
            title: t.state,
            choices: GIFT_STATES.map((value) => ({ value, text: t.states[value] })),
          },
        ]}
        views={[
          { id: "all", title: t.all, query: "" },
          { id: "active", title: t.states.Active, query: "state=Active" },
          { id: "redeemed", title: t.states.Redeemed, query: "state=Redeemed" },
        ]}
      />
      {open !== "" && <GiftDrawer id={open} onClose={() => setAddress(addressWith(""), { replace: true })} />}
      {isNew && <IssueDialog onClose={() => setNew(false)} />}
    </>
  );
}
