import { formatEuros } from "@trove/money";
import type { CSSProperties } from "react";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { pageCall } from "../../../api/page-call.ts";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { compare } from "../../../locales/en/lootboxes/compare.ts";
import { labelled } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { SelectField } from "../../../ui/form/field.tsx";
import { BoxScene } from "../../../ui/media/box-scene.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import table from "../../../ui/table.module.css";
import { dropName } from "../../items/index.ts";
import { boxFigures, valueAt } from "../box/box-figures.ts";
import { shownDrops } from "../box/shown-drops.ts";
import type { Box } from "../opening/opening-phase.ts";
import styles from "./compare-page.module.css";
import { commonItems } from "./compared-items.ts";

/** Number of boxes to choose from; more than any shop shows at once. */
const MOST = 100;

/** Of 100 openings, this many, which are this share, are worth at most the value that is shown. */
const SPREAD = [
  [10, 0.1],
  [50, 0.5],
  [90, 0.9],
] as const;

/** Reads the boxes that the address names as a and b, or the first ones in place of those that are not open. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const { items } = await pageCall(context, "listLootboxes", { query: { pageSize: MOST } });
  const open = items.map(({ id, name }) => ({ id, name }));
  const idOf = (key: string, without?: string) => {
    const others = open.filter(({ id }) => id !== without);
    return (others.find(({ id }) => id === searchParams.get(key)) ?? others[0])?.id;
  };
  const first = idOf("a");
  const second = idOf("b", first);
  if (first === undefined || second === undefined) return { open, boxes: undefined };
  const boxes = await Promise.all([
    pageCall(context, "getLootbox", { params: { id: first } }),
    pageCall(context, "getLootbox", { params: { id: second } }),
  ]);
  return { open, boxes };
}

export default function ComparePage() {
  const t = useTexts(compare);
  const { open, boxes } = useLoaderData<typeof loader>();
  return (
    <div className={styles["compared"]}>
      <div className={styles["boxes"]}>
        <PageHeader title={t.title} description={t.description} lead={t.lead} />
        {boxes && <Choices open={open} boxes={boxes} />}
      </div>
      {boxes === undefined ? (
        <EmptyState text={t.tooFew} />
      ) : (
        <>
          <Figures boxes={boxes} />
          <Common boxes={boxes} />
        </>
      )}
    </div>
  );
}

type Props = { open: readonly { id: string; name: string }[]; boxes: readonly [Box, Box] };

/** A choice for each side, with the box above it. */
function Choices({ open, boxes }: Props) {
  const t = useTexts(compare);
  const navigate = useNavigate();
  const [a, b] = boxes;

  /** Choosing the box of the other side swaps the two. */
  function choose(replaced: Box, id: string): void {
    const kept = replaced === a ? b : a;
    const other = kept.id === id ? replaced.id : kept.id;
    const query = replaced === a ? { a: id, b: other } : { a: other, b: id };
    void navigate(`/lootboxes/compare?${new URLSearchParams(query)}`, { preventScrollReset: true, replace: true });
  }

  return (
    <>
      {boxes.map((box, side) => (
        <div key={side} className={styles["box"]}>
          <Link to={`/lootboxes/${box.id}`} aria-label={labelled(t.see, box.name)} prefetch="intent">
            <BoxScene
              hue={box.hue}
              imageUrl={box.imageUrl}
              items={shownDrops(box.drops, undefined, "value").map(({ item }) => item)}
              load="first"
            />
          </Link>
          <SelectField
            label={side === 0 ? t.first : t.second}
            value={box.id}
            onChange={({ currentTarget }) => choose(box, currentTarget.value)}
          >
            {open.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      ))}
    </>
  );
}

type Row = {
  id: string;
  name: string;
  hint: string;
  values: readonly (readonly [text: string, share?: number])[];
  /** The place of the better value, or -1. */
  better?: number;
};

type TableProps = Pick<Props, "boxes"> & { head: string; rows: readonly Row[]; caption?: string };

/** A table with a column for each box. A share is shown as a bar too. */
function BoxTable({ boxes, head, rows, caption }: TableProps) {
  const t = useTexts(compare);
  return (
    <table className={classes(table["small"], styles["figures"])}>
      {caption !== undefined && <caption className="visually-hidden">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {boxes.map(({ id, name }) => (
            <th key={id} scope="col">
              <bdi>{name}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, hint, values, better }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{name}</bdi>
              {hint !== "" && <small>{hint}</small>}
            </th>
            {values.map(([text, share], side) => (
              <td key={side} data-better={side === better || undefined}>
                <bdi>{text}</bdi>
                {side === better && <small>{t.better}</small>}
                {share !== undefined && (
                  <span className={styles["bar"]} style={{ "--share": share } as CSSProperties} aria-hidden />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The place of the greater of two numbers, or -1. */
const greater = ([a = 0, b = 0]: readonly number[]): number => (a === b ? -1 : Number(b > a));

/** The figures of both boxes, row by row. */
function Figures({ boxes }: Pick<Props, "boxes">) {
  const t = useTexts(compare);
  const { figures, facts, contents } = useTexts(boxPage);
  const known = boxes.map((box) => ({ box, drops: box.drops, ...boxFigures(box) }));
  const best = (box: Box) => shownDrops(box.drops, undefined, "value")[0];
  const row = (name: string, hint: string, valueOf: (each: (typeof known)[number]) => Row["values"][number]): Row => {
    return { id: name, name, hint, values: known.map(valueOf) };
  };
  const rows = [
    row(figures.price, figures.priceHint, ({ box }) => [formatEuros(box.price)]),
    row(figures.expected, figures.expectedHint, ({ expected }) => [formatEuros(expected)]),
    {
      ...row(facts.perEuro, "", ({ perEuro }) => [formatEuros(perEuro)]),
      better: greater(known.map(({ perEuro }) => perEuro)),
    },
    {
      ...row(figures.beats, figures.beatsHint, ({ chanceToBeatPrice: share }) => [contents.atLeast(share), share]),
      better: greater(known.map(({ chanceToBeatPrice }) => chanceToBeatPrice)),
    },
    ...SPREAD.map(([percent, share]) =>
      row(t.spread(percent), percent === 50 ? t.half : "", ({ drops }) => [formatEuros(valueAt(share, drops))]),
    ),
    row(t.best, "", ({ box }) => {
      const drop = best(box);
      return [drop === undefined ? "–" : `${dropName(drop)} · ${formatEuros(drop.item.marketPrice)}`];
    }),
    row(facts.best, "", ({ bestChance }) => [contents.chance(bestChance)]),
  ];
  return <BoxTable boxes={boxes} head={t.figure} rows={rows} caption={t.title} />;
}

/** The items that both boxes hold, with the chance of each. */
function Common({ boxes }: Pick<Props, "boxes">) {
  const t = useTexts(compare);
  const { contents } = useTexts(boxPage);
  const [a, b] = boxes;
  const rows = commonItems(a.drops, b.drops).map(({ drop, chances }): Row => {
    const values = chances.map((chance) => [contents.chance(chance)] as const);
    return { id: drop.itemId, name: dropName(drop), hint: formatEuros(drop.item.marketPrice), values };
  });
  return (
    <section aria-labelledby="common">
      <h2 id="common">{t.common}</h2>
      {rows.length === 0 ? (
        <p className={styles["none"]}>{t.noneCommon}</p>
      ) : (
        <BoxTable boxes={boxes} head={t.item} rows={rows} />
      )}
    </section>
  );
}
