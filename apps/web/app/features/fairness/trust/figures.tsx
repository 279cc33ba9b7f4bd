import type { ReactNode } from "react";
import { trust } from "../../../locales/en/fairness/trust.ts";
import { useTexts } from "../../../locales/texts.ts";
import { listText } from "../../../locales/joined.ts";
import { LocalTime } from "../../../ui/local-time.tsx";
import type { EntryCounts } from "./look/count-entries.ts";
import styles from "./figures.module.css";
import { type CheckedRange, isUnread, type SignedLog, type TrustView } from "./look/trust-view.ts";

type FigureProps = { label: string; value: ReactNode; isWrong?: boolean; children?: ReactNode };

/** A figure with its name and a line about it. Before it is known, its place is kept. */
function Figure({ label, value, isWrong = false, children }: FigureProps) {
  return (
    <div className={styles["figure"]} data-wrong={isWrong || undefined}>
      <dt>{label}</dt>
      <dd>
        <strong>{value ?? "–"}</strong>
        <span>{children}</span>
      </dd>
    </div>
  );
}

const isRange = (checked: TrustView["checked"]): checked is CheckedRange => checked !== undefined && !isUnread(checked);

function SignedBy({ log: { witnesses, signedAgainAt } }: { log: SignedLog }) {
  const t = useTexts(trust).figures;
  if (signedAgainAt === undefined) return t.alone;
  return (
    <>
      {t.witnessed(witnesses.length)} <LocalTime time={new Date(signedAgainAt).toISOString()} />
    </>
  );
}

function VoidReasons({ voids }: Pick<EntryCounts, "voids">) {
  const t = useTexts(trust).figures;
  const { INSUFFICIENT_BALANCE: poor = 0, ACCOUNT_BLOCKED: blocked = 0, ...rest } = voids;
  const others = Object.values(rest).reduce((sum, count) => sum + count, 0);
  const parts = [
    ...(poor > 0 ? [t.reasons.poor(poor)] : []),
    ...(blocked > 0 ? [t.reasons.blocked(blocked)] : []),
    ...(others > 0 ? [t.reasons.other(others)] : []),
  ];
  return parts.length === 0 ? t.noneAmong : listText(parts);
}

function Silences({ mirrors }: Pick<TrustView, "mirrors">) {
  const t = useTexts(trust).figures;
  const lists = mirrors?.map(({ open }) => open).filter((open) => open !== undefined) ?? [];
  const isKnown = lists.length > 0;
  const note = mirrors?.length === 0 ? t.noMirrors : t.noList;
  return (
    <Figure label={t.silent} value={isKnown ? t.count(Math.max(...lists)) : undefined}>
      {isKnown ? t.mirrorsSay(lists.length) : mirrors && note}
    </Figure>
  );
}

function Odds({ terms }: Pick<TrustView, "terms">) {
  const { figures: t, odds } = useTexts(trust);
  const inForce = terms === undefined || isUnread(terms) ? undefined : terms.inForce;
  const changes = inForce?.boxes.filter(({ next }) => next !== undefined).length ?? 0;
  return (
    <Figure label={odds.title} value={inForce && t.count(inForce.boxes.length)}>
      {inForce && (changes === 0 ? odds.noChanges : odds.changes(changes))}
    </Figure>
  );
}

function Late({ view: { records, checked } }: { view: TrustView }) {
  const t = useTexts(trust).figures;
  const { timed = 0, late = 0 } = isRange(checked) ? checked.counts : {};
  if (timed > 0) {
    return (
      <Figure label={t.late} value={t.count(late)} isWrong={late > 0}>
        {t.ofTimed(timed)}
      </Figure>
    );
  }
  const hasWitnesses = typeof records === "object" && "size" in records && records.signedAt !== undefined;
  const isUntimed = isRange(checked) && (!hasWitnesses || checked.state === "Done");
  return (
    <Figure label={t.late} value={undefined}>
      {isUntimed && t.untimed}
    </Figure>
  );
}

/** The figures that the browser has computed. */
export function Figures({ view }: { view: TrustView }) {
  const t = useTexts(trust).figures;
  const { records, checked, mirrors } = view;
  const log = records === "Empty" || isUnread(records) ? undefined : records;
  const counts = isRange(checked) ? checked.counts : undefined;
  const voided = counts && Object.values(counts.voids).reduce((sum, count) => sum + count, 0);
  return (
    <dl className={styles["figures"]}>
      <Figure label={t.entries} value={log && t.count(log.size)}>
        {log && <SignedBy log={log} />}
      </Figure>
      <Odds terms={view.terms} />
      <Figure label={t.voids} value={voided === undefined ? undefined : t.count(voided)}>
        {counts && <VoidReasons voids={counts.voids} />}
      </Figure>
      <Figure label={t.lost} value={counts && t.count(counts.lost)} isWrong={(counts?.lost ?? 0) > 0}>
        {counts && (counts.lost === 0 ? t.noneAmong : t.lostAmong)}
      </Figure>
      <Silences mirrors={mirrors} />
      <Late view={view} />
    </dl>
  );
}

/** The first entries that do not add up, in words. */
export function Faults({ checked }: Pick<TrustView, "checked">) {
  const t = useTexts(trust).figures;
  if (!isRange(checked) || checked.counts.faults.length === 0) return null;
  return (
    <ul className={styles["faults"]}>
      {checked.counts.faults.map(({ index, fault }) => (
        <li key={index}>{t.fault(index, t.faults[fault])}</li>
      ))}
    </ul>
  );
}
