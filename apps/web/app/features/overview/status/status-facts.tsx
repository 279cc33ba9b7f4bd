import type { ReactNode } from "react";
import type { CallResult } from "../../../api/request.ts";
import { duration, number } from "../../../locales/en/grammar.ts";
import { shopStatus } from "../../../locales/en/overview/status.ts";
import { listText } from "../../../locales/joined.ts";
import { useTexts } from "../../../locales/texts.ts";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import styles from "./status.module.css";

/** Nodes of a cluster whose clocks differ by more have a fault. */
const CLOCKS_APART_MS = 100;

type Status = CallResult<"getShopStatus">;
type Fact = { label: string; text: ReactNode; isBad?: boolean };

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={styles["card"]}>
      <h2>{title}</h2>
      <dl className={styles["facts"]}>
        {facts.map(({ label, text, isBad = false }) => (
          <div key={label} className={classes(isBad && styles["bad"])}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Checks and backups, mail, payment provider and database. Marks what somebody should look at. */
export function StatusFacts({ status }: { status: Status }) {
  const t = useTexts(shopStatus);
  const { booksCheck, backup, backups, mail, provider, database } = status;
  const time = (utc: string | null) => (utc === null ? t.never : dateTimeText(utc));

  function checkText(check: NonNullable<Status["booksCheck"]>): string {
    const { endedAtUtc, isByShop, rules, broken, skipped } = check;
    const result = broken.length > 0 ? t.broken(broken.join(", ")) : t.rules(rules);
    const left = skipped.length > 0 ? [t.skipped(skipped.length)] : [];
    return [dateTimeText(endedAtUtc), isByShop ? t.byShop : t.byCommand, result, ...left].join(" · ");
  }

  const size = (bytes: number) => t.megabytes(bytes);
  const { open, idle, waiting } = database.connections;
  const standbys = database.standbys.reduce((sum, { count }) => sum + count, 0);
  const { delaySeconds, clocksApartMs } = database;
  const clocks =
    clocksApartMs === null
      ? []
      : [{ label: t.clocks, text: t.apartBy(Math.round(clocksApartMs)), isBad: clocksApartMs > CLOCKS_APART_MS }];
  const names = listText(provider.names);
  return (
    <div className={styles["columns"]}>
      <Facts
        title={t.safety}
        facts={[
          {
            label: t.booksCheck,
            text: booksCheck === null ? t.never : checkText(booksCheck),
            isBad: booksCheck !== null && booksCheck.broken.length > 0,
          },
          {
            label: t.backup,
            text:
              backup === null ? t.never : t.backedUp(dateTimeText(backup.endedAtUtc), size(backup.bytes), backup.to),
            isBad: backup === null,
          },
          { label: t.backupReaches, text: time(backups.untilUtc) },
          { label: t.backupRehearsed, text: time(backups.checkedAtUtc) },
          {
            label: t.lastFailure,
            text: backups.failure === null ? t.none : <bdi>{backups.failure}</bdi>,
            isBad: backups.failure !== null,
          },
        ]}
      />
      <Facts
        title={t.mail}
        facts={[
          { label: t.mailServer, text: mail.hasServer ? t.set : t.notSet, isBad: !mail.hasServer },
          { label: t.lastSent, text: time(mail.sentAtUtc) },
          {
            label: t.lastFailure,
            text: mail.failure === null ? t.none : <bdi>{mail.failure}</bdi>,
            isBad: mail.failure !== null,
          },
        ]}
      />
      <Facts
        title={t.provider}
        facts={[
          { label: t.providerName, text: provider.movesMoney ? names : `${names} (${t.testCards})` },
          { label: t.compared, text: time(provider.checkedUntilUtc) },
          { label: t.lastPaid, text: time(provider.settledAtUtc) },
        ]}
      />
      <Facts
        title={t.database}
        facts={[
          { label: t.version, text: t.postgres(database.version) },
          { label: t.size, text: size(database.bytes) },
          { label: t.connections, text: t.pool(open, idle, waiting) },
          {
            label: t.standbys,
            text: delaySeconds === null ? number(standbys) : t.behindBy(standbys, duration(delaySeconds)),
          },
          ...clocks,
        ]}
      />
    </div>
  );
}
