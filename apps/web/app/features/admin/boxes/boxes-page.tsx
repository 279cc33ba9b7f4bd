import { IconPlus } from "@tabler/icons-react";
import { LOOTBOX_STATUSES } from "@trove/contract/statuses";
import { payoutText } from "@trove/lootboxes";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import type { CallResult } from "../../../api/request.ts";
import { adminBoxes } from "../../../locales/en/dashboard/boxes.ts";
import { coverTexts } from "../../../locales/en/dashboard/cover.ts";
import { useTexts } from "../../../locales/texts.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import type { Column } from "../list/list-parts.ts";
import { OperatorList } from "../list/operator-list.tsx";
import { BoxStatus } from "./box-status.tsx";
import styles from "./boxes-page.module.css";
import { NewBox } from "./new-box.tsx";

type Row = CallResult<"listAdminLootboxes">["items"][number];

/** All boxes, those included that the shop doesn't show. */
export default function OperatorBoxesPage() {
  const t = useTexts(adminBoxes);
  const cover = useTexts(coverTexts);
  const [isNew, setIsNew] = useState(false);
  usePageActions([{ id: "new-box", title: t.create.open, run: () => setIsNew(true) }]);

  const statuses = LOOTBOX_STATUSES.map((value) => ({ value, text: t.statuses[value] }));
  const columns: readonly [Column<"listAdminLootboxes">, ...Column<"listAdminLootboxes">[]] = [
    { id: "box", title: t.columns.box, sortBy: "Alphabetical", cell: (box) => <BoxName box={box} /> },
    { id: "status", title: t.columns.status, cell: ({ status }) => <BoxStatus status={status} /> },
    { id: "price", title: t.columns.price, sortBy: "Price", isEnd: true, cell: ({ price }) => formatEuros(price) },
    {
      id: "payout",
      title: t.columns.payout,
      isEnd: true,
      cell: ({ payoutRatio: ratio }) =>
        ratio === null ? t.incomplete : t.payout(payoutText(Math.round(ratio * 10_000))),
    },
    { id: "items", title: t.columns.items, isEnd: true, cell: ({ dropCount }) => dropCount },
    {
      id: "version",
      title: t.columns.version,
      isEnd: true,
      cell: ({ current }) => current?.tableVersion ?? t.noVersion,
    },
    {
      id: "opened",
      title: t.columns.opened,
      isEnd: true,
      cell: ({ openedCount }) => t.openings(openedCount),
    },
    {
      id: "created",
      title: t.columns.created,
      sortBy: "CreatedAtUtc",
      isExtra: true,
      cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc),
    },
  ];
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
            <Button icon={<IconPlus size={18} />} onClick={() => setIsNew(true)}>
              {t.create.open}
            </Button>
          </>
        }
      />
      <OperatorList
        endpoint="listAdminLootboxes"
        label={t.title}
        results={t.results}
        columns={columns}
        row={{ id: ({ id }) => id, name: ({ name }) => name, link: ({ id }) => `/dashboard/group/boxes/${id}` }}
        views={[
          { id: "all", title: t.all, query: "" },
          ...statuses.map(({ value, text }) => ({ id: value, title: text, query: `status=${value}` })),
        ]}
        filters={[{ kind: "one", name: "status", title: t.columns.status, choices: statuses }]}
        sort={{ by: "CreatedAtUtc", direction: "Desc" }}
        search={t.search}
        empty={t.empty}
      />
      {isNew && <NewBox onClose={() => setIsNew(false)} />}
    </>
  );
}

function BoxName({ box }: { box: Row }) {
  const t = useTexts(adminBoxes);
  const { name, imageUrl, current, isChanged } = box;
  return (
    <span className={styles["name"]}>
      {imageUrl === "" ? <span className={styles["blank"]} /> : <img src={imageUrl} alt="" width={36} height={36} />}
      {name}
      {current !== null && isChanged && <em>{t.planned}</em>}
    </span>
  );
}
