import { payoutOf, resultsOf } from "@trove/lootboxes";
import { cents, formatEuros } from "@trove/money";
import { useMemo } from "react";
import type { CallResult } from "../../../../api/request.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { adminBoxes } from "../../../../locales/en/lootboxes/operators/boxes.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { CopyButton } from "../../../../ui/copy-button.tsx";
import { Alert } from "../../../../ui/feedback/alert.tsx";
import { BoxCover } from "../cover/box-cover.tsx";
import type { OperatorBox } from "../editor/box-form.ts";
import type { LiveBox } from "../figures/live-box.ts";
import { PublishForm } from "./publish-form.tsx";
import { classes } from "../../../../ui/classes.ts";
import letters from "../../../../ui/letters.module.css";
import layout from "../../../../ui/layout.module.css";
import styles from "./rehearsal.module.css";
import { StockTable } from "./stock-table.tsx";

type Props = {
  box: OperatorBox;
  live: LiveBox;
  rehearsal: CallResult<"rehearseLootbox">;
  onPublished: () => Promise<void>;
  onOutdated: () => void;
};

/** The version that would be published: its cost for the shop, and when it would start. */
export function RehearsalView({ box, live, rehearsal, onPublished, onOutdated }: Props) {
  const t = useTexts(rehearsalTexts);
  const words = useTexts(adminBoxes);
  const { logs } = useQuery("getApplicationInfo", {}).data ?? {};
  const { odds, isSame, isOpen, errors } = rehearsal;
  const { priced, figures } = live;
  const results = useMemo(() => (priced && odds ? resultsOf(priced) : undefined), [priced, odds]);
  const lacks = Object.values(errors).flat();
  if (odds === null || priced === undefined || results === undefined || figures === undefined) {
    return (
      <Alert kind="warning">
        <p>{t.lacks}</p>
        <ul>
          {lacks.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Alert>
    );
  }
  const tiles = [
    [t.figures.payout, words.payout(payoutOf(priced)), false],
    [t.figures.margin, formatEuros(cents(priced.priceCents - figures.expectedCents)), false],
    [t.figures.worst, formatEuros(cents(results.worstCents)), results.worstCents < 0],
    [t.figures.middle, formatEuros(cents(results.middleCents)), results.middleCents < 0],
  ] as const;

  return (
    <div className={classes(layout["stack-6"], styles["rehearsal"])}>
      <dl className={styles["tiles"]}>
        {tiles.map(([name, value, isLoss]) => (
          <div key={name} data-loss={isLoss || undefined}>
            <dt className={letters["hint"]}>{name}</dt>
            <dd>
              <bdi dir="ltr">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles["note"]}>{t.worstHint}</p>
      <StockTable live={live} />
      <BoxCover boxId={box.id} />
      <section aria-labelledby="rehearsed-odds">
        <h3 id="rehearsed-odds">{t.odds.title}</h3>
        <textarea
          className={styles["text"]}
          aria-labelledby="rehearsed-odds"
          dir="ltr"
          rows={6}
          readOnly
          value={odds.oddsTable}
        />
        <p className={styles["hash"]}>
          {t.odds.hash} <code>{odds.oddsHash}</code>
          <CopyButton text={odds.oddsHash} what={t.odds.hash} />
        </p>
        <p className={styles["note"]}>{t.odds.note}</p>
      </section>
      {isSame ? (
        <Alert>{t.same}</Alert>
      ) : (
        <Alert kind={isOpen ? "warning" : "note"}>
          <p>{isOpen ? t.inForce.afterNotice(logs?.oddsNoticeMinutes ?? 0) : t.inForce.atOnce}</p>
          <p>{t.inForce.forGood}</p>
        </Alert>
      )}
      <PublishForm box={box} rehearsal={rehearsal} priced={priced} onPublished={onPublished} onOutdated={onOutdated} />
    </div>
  );
}
