import { parseOddsTable } from "@trove/fairness";
import { cents, formatDecimal, formatEuros } from "@trove/money";
import { useEffect, useState } from "react";
import { messageOf } from "../../../../api/api-error.ts";
import { useQuery } from "../../../../api/use-query.ts";
import { rehearsalTexts } from "../../../../locales/en/lootboxes/operators/rehearsal.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { Button } from "../../../../ui/button.tsx";
import { dateTimeText } from "../../../../ui/date-text.ts";
import { showToast } from "../../../../ui/overlay/toast.ts";
import type { BoxForm, OperatorBox } from "../editor/box-form.ts";
import { planAgain } from "../history/plan-again.ts";
import { CancelAnnounced } from "./cancel-announced.tsx";
import styles from "./rehearsal.module.css";

type Announced = NonNullable<OperatorBox["announced"]>;
type Props = {
  box: OperatorBox;
  announced: Announced;
  /** Undefined for operators who may not change the box. */
  onPlan: ((plan: Partial<BoxForm>) => void) | undefined;
  onCancelled: () => Promise<void>;
};

/** Milliseconds until a time, updated every second. */
function useTimeLeft(timeUtc: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(timeUtc) - now;
}

/** Shows what the public log announces for a box and when it starts, with a button to cancel it. */
export function AnnouncedVersion({ box, announced, onPlan, onCancelled }: Props) {
  const { announced: t } = useTexts(rehearsalTexts);
  const left = useTimeLeft(announced.validFromUtc);
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const { next, validFromUtc } = announced;
  const versions =
    useQuery("listLootboxVersions", { params: { id: box.id }, query: { pageSize: 10 } }).data?.items ?? [];
  // The version in force now, which is the last one before the announced one.
  const present = versions.find(({ tableVersion }) => tableVersion < (next?.tableVersion ?? 0));

  async function plan(): Promise<void> {
    if (present === undefined || onPlan === undefined) return;
    try {
      const { priceCents, drops } = parseOddsTable(present.oddsTable);
      onPlan({ price: formatDecimal(cents(priceCents)), drops: await planAgain(drops) });
    } catch (error) {
      showToast("bad", messageOf(error));
    }
  }

  return (
    <section className={styles["announced"]} aria-labelledby="box-announced">
      <h2 id="box-announced">{next === null ? t.closes : t.title(next.tableVersion, formatEuros(next.price))}</h2>
      <p role="timer">
        {left > 0 ? t.when(dateTimeText(validFromUtc), t.left(Math.floor(seconds / 60), seconds % 60)) : t.now}
      </p>
      {next !== null && <p>{box.status === "Active" ? t.logged : t.paused}</p>}
      {next !== null && present !== undefined && onPlan !== undefined && (
        <div>
          {box.status === "Active" ? (
            <CancelAnnounced box={box} present={present.tableVersion} onPlan={plan} onCancelled={onCancelled} />
          ) : (
            <Button variant="outline" size="small" onClick={() => void plan()}>
              {t.restore(present.tableVersion)}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
