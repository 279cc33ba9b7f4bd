import { boxHeadings } from "../../../locales/columns/boxes.ts";
import { IconPlus } from "../../../ui/icons/shop-icons.ts";
import { LOOTBOX_STATUSES } from "@trove/contract/statuses";
import { useState } from "react";
import { adminBoxes } from "../../../locales/en/lootboxes/operators/boxes.ts";
import { coverTexts } from "../../../locales/en/lootboxes/operators/cover.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { boxColumns } from "./box-columns.tsx";
import { OperatorList } from "../../operators/index.ts";
import { NewBox } from "./new-box.tsx";

/** The operators' list of all boxes, including those that the shop doesn't show. */
export default function OperatorBoxesPage() {
  const t = useTexts(adminBoxes);
  const headings = headingsOf(boxHeadings);
  const cover = useTexts(coverTexts);
  const [isNew, setIsNew] = useState(false);
  const mayChange = useMay()("boxes.change") === true;
  usePageActions(mayChange ? [{ id: "new-box", title: t.create.open, run: () => setIsNew(true) }] : []);

  const statuses = LOOTBOX_STATUSES.map((value) => ({ value, text: t.statuses[value] }));
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <>
            <ButtonLink variant="outline" to="/dashboard/group/prize-cover">
              {cover.open}
            </ButtonLink>
            {mayChange && (
              <Button icon={<IconPlus size={18} />} onClick={() => setIsNew(true)}>
                {t.create.open}
              </Button>
            )}
          </>
        }
      />
      <OperatorList
        endpoint="listAdminLootboxes"
        label={t.title}
        results={t.results}
        columns={boxColumns(t)}
        row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => `/dashboard/group/boxes/${id}` }}
        views={[
          { id: "all", title: t.all, query: "" },
          ...statuses.map(({ value, text }) => ({ id: value, title: text, query: `status=${value}` })),
        ]}
        filters={[{ kind: "one", name: "status", title: headings.status, choices: statuses }]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.search}
        empty={t.empty}
      />
      {isNew && <NewBox onClose={() => setIsNew(false)} />}
    </>
  );
}
