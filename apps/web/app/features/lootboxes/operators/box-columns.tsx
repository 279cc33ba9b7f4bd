import { boxHeadings } from "../../../locales/columns/boxes.ts";
import { formatEuros } from "@trove/money";
import type { CallResult } from "../../../api/request.ts";
import { adminBoxes } from "../../../locales/en/lootboxes/operators/boxes.ts";
import { headingsOf, type Translated, useTexts } from "../../../locales/texts.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import type { Column } from "../../operators/index.ts";
import { BoxStatus } from "./box-status.tsx";
import styles from "./boxes-page.module.css";

type Row = CallResult<"listAdminLootboxes">["items"][number];
type BoxColumn = Column<"listAdminLootboxes">;

/** The columns of the operators' list of boxes. */
export function boxColumns(t: Translated<typeof adminBoxes>): readonly [BoxColumn, ...BoxColumn[]] {
  const headings = headingsOf(boxHeadings);
  return [
    { id: "box", title: headings.box, sortBy: "Alphabetical", cell: (box) => <BoxName box={box} /> },
    { id: "status", isBeside: true, title: headings.status, cell: ({ status }) => <BoxStatus status={status} /> },
    { id: "price", title: headings.price, sortBy: "Price", isEnd: true, cell: ({ price }) => formatEuros(price) },
    {
      id: "payout",
      title: headings.payout,
      isEnd: true,
      cell: ({ payoutRatio: ratio }) =>
        ratio === null ? t.incomplete : <bdi dir="ltr">{t.payout(Math.round(ratio * 10_000))}</bdi>,
    },
    {
      id: "items",
      isWide: true,
      isNamed: true,
      title: headings.items,
      isEnd: true,
      cell: ({ dropCount }) => dropCount,
    },
    {
      id: "version",
      isWide: true,
      isNamed: true,
      title: headings.version,
      isEnd: true,
      cell: ({ current }) => current?.tableVersion ?? t.noVersion,
    },
    {
      id: "opened",
      isNamed: true,
      title: headings.opened,
      isEnd: true,
      cell: ({ openedCount }) => t.openings(openedCount),
    },
    {
      id: "created",
      title: headings.created,
      sortBy: "CreatedAtUtc",
      isExtra: true,
      cell: ({ createdAtUtc }) => dateTimeText(createdAtUtc),
    },
  ];
}

function BoxName({ box }: { box: Row }) {
  const t = useTexts(adminBoxes);
  const { name, imageUrl, current, isChanged } = box;
  return (
    <span className={styles["name"]}>
      {imageUrl === "" ? <span className={styles["blank"]} /> : <img src={imageUrl} alt="" width={36} height={36} />}
      <bdi>{name}</bdi>
      {current !== null && isChanged && <em>{t.planned}</em>}
    </span>
  );
}
