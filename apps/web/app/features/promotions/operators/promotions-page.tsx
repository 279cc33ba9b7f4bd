import { PROMO_STATES } from "@trove/contract/promotions";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { adminPromotions } from "../../../locales/en/promotions/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/shop-icons.ts";
import { later } from "../../../ui/later.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { OperatorList } from "../../operators/index.ts";
import { promoColumns } from "./promo-columns.tsx";

const NewCodeDialog = later(() => import("./new-code-dialog.tsx"));
const CodeDrawer = later(() => import("./code-drawer.tsx"));

/** The operators' list of promo codes, with what they brought. The URL names the code whose drawer is open. */
export default function PromotionsPage() {
  const t = useTexts(adminPromotions);
  const [address, setAddress] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const mayChange = useMay()("promotions.change") === true;
  usePageActions(mayChange ? [{ id: "new-promo-code", title: t.add, run: () => setNew(true) }] : []);
  const open = address.get("code") ?? "";

  function addressWith(code: string): URLSearchParams {
    const next = new URLSearchParams(address);
    next.delete("code");
    if (code !== "") next.set("code", code);
    return next;
  }

  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          mayChange && (
            <Button icon={<IconPlus size={18} />} onClick={() => setNew(true)}>
              {t.add}
            </Button>
          )
        }
      />
      <OperatorList
        endpoint="listPromoCodes"
        exportEndpoint="downloadPromoCodes"
        label={t.title}
        results={t.results}
        empty={t.empty}
        search={t.search}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        row={{ id: ({ id }) => id, name: ({ code }) => code, link: ({ code }) => `?${addressWith(code)}` }}
        columns={promoColumns(t)}
        filters={[
          {
            kind: "one",
            name: "state",
            title: t.state,
            choices: PROMO_STATES.map((value) => ({ value, text: t.states[value] })),
          },
        ]}
        views={[
          { id: "all", title: t.all, query: "" },
          { id: "active", title: t.states.Active, query: "state=Active" },
          { id: "ended", title: t.states.Ended, query: "state=Ended" },
        ]}
      />
      {open !== "" && <CodeDrawer code={open} onClose={() => setAddress(addressWith(""), { replace: true })} />}
      {isNew && <NewCodeDialog onClose={() => setNew(false)} />}
    </>
  );
}
