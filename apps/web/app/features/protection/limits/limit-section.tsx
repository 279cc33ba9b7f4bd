import { type Cents, formatEuros, parseEuros, ZERO_CENTS } from "@trove/money";
import { LIMIT_PERIODS, type LimitKind, type LimitPeriod } from "@trove/contract/limits";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import type { CallResult } from "../../../api/request.ts";
import { account } from "../../../locales/en/account/overview.ts";
import { limits as texts } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { classes } from "../../../ui/classes.ts";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import letters from "../../../ui/letters.module.css";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import { UsedBar } from "../../../ui/feedback/used-bar.tsx";
import { changeProtection } from "../change-protection.ts";
import { COUNTED } from "./counted.ts";
import { overText } from "./over-text.ts";
import styles from "./limits-page.module.css";

type Protection = CallResult<"getProtection">;

type Props = { kind: LimitKind; protection: Protection };

/** The limits of one kind, and a form that sets one. */
export function LimitSection({ kind, protection }: Props) {
  const t = useTexts(texts);
  const { none } = useTexts(account).limits;
  const [period, setPeriod] = useState<LimitPeriod>(kind === "Deposit" ? "month" : "week");
  const [text, setText] = useState("");
  const [mistake, setMistake] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const own = protection.limits.filter((limit) => limit.kind === kind && (limit.amount !== null || limit.raise));
  const { title, lead } = t.kinds[kind];

  async function attempt(act: () => Promise<void>): Promise<void> {
    setBusy(true);
    setMistake(undefined);
    setFailure(undefined);
    await act().catch((error: unknown) => setFailure(messageOf(error)));
    setBusy(false);
  }

  async function save(): Promise<void> {
    const amount = parseEuros(text);
    if (amount === undefined) return setMistake(t.notAmount);
    await changeProtection("setLimit", { body: { kind, period, amount } });
    setText("");
  }

  return (
    <SettingsPart
      id={`limit-${kind}`}
      title={title}
      lead={lead}
      action={own.length === 0 && <span className={letters["hint"]}>{none}</span>}
    >
      {own.length > 0 && (
        <ul className={styles["limits"]}>
          {LIMIT_PERIODS.flatMap((name) => own.filter((limit) => limit.period === name)).map((limit) => (
            <LimitLine
              key={limit.id}
              limit={limit}
              used={protection.used.find((used) => used.period === limit.period)?.[COUNTED[kind]] ?? ZERO_CENTS}
              resetsAtUtc={protection.used.find((used) => used.period === limit.period)?.resetsAtUtc}
              busy={busy}
              onConfirm={() => void attempt(() => changeProtection("confirmLimit", { params: { id: limit.id } }))}
              onSet={(amount) =>
                void attempt(() => changeProtection("setLimit", { body: { kind, period: limit.period, amount } }))
              }
            />
          ))}
        </ul>
      )}
      <form
        className={styles["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void attempt(save);
        }}
      >
        <SelectField
          label={t.period}
          value={period}
          onChange={({ currentTarget }) =>
            setPeriod(LIMIT_PERIODS.find((name) => name === currentTarget.value) ?? period)
          }
        >
          {LIMIT_PERIODS.map((name) => (
            <option key={name} value={name}>
              {t.periods[name]}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t.amount}
          inputMode="decimal"
          autoComplete="off"
          before="€"
          error={mistake}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" variant="soft" busy={busy}>
          {t.set}
        </Button>
      </form>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
    </SettingsPart>
  );
}

type LineProps = {
  limit: Protection["limits"][number];
  used: Cents;
  /** When the period ends, and the sum begins anew. */
  resetsAtUtc: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  /** Asks for another amount, or for none. The present amount withdraws a request. */
  onSet: (amount: Cents | null) => void;
};

function LimitLine({ limit, used, resetsAtUtc, busy, onConfirm, onSet }: LineProps) {
  const { kind, period, amount, raise } = limit;
  const t = useTexts(texts);
  const [now] = useState(() => new Date().toISOString());
  const over = overText(t, { kind, amount, used, resetsAtUtc });
  const isLapsed = raise !== null && raise.lapsesAtUtc <= now;
  return (
    <li className={layout["column-3"]}>
      <p className={classes(layout["line-2-4"], layout["ends"])}>
        <strong>{t.periods[period]}</strong>
        <span>{amount === null ? t.none : t.used(formatEuros(used < 0 ? ZERO_CENTS : used), formatEuros(amount))}</span>
      </p>
      {amount !== null && <UsedBar label={t.periods[period]} most={amount} used={used} />}
      {over !== undefined && (
        <Alert kind="warning">
          {over.by !== undefined && <strong>{over.by}</strong>}
          <p>{over.means}</p>
        </Alert>
      )}
      {raise !== null && !isLapsed && (
        <Alert kind="note">
          {t.asked(raise.amount === null ? t.none : formatEuros(raise.amount))}{" "}
          {raise.confirmableAtUtc > now
            ? t.confirmFrom(dateTimeText(raise.confirmableAtUtc))
            : t.confirmUntil(dateTimeText(raise.lapsesAtUtc))}
        </Alert>
      )}
      <div className={classes(layout["line-2"], styles["acts"])}>
        {raise !== null && !isLapsed && raise.confirmableAtUtc <= now && (
          <Button variant="outline" size="small" busy={busy} onClick={onConfirm}>
            {t.confirm}
          </Button>
        )}
        {raise !== null && !isLapsed && amount !== null && (
          <Button variant="outline" size="small" busy={busy} onClick={() => onSet(amount)}>
            {t.keep}
          </Button>
        )}
        {raise === null && amount !== null && (
          <Button variant="outline" size="small" busy={busy} onClick={() => onSet(null)}>
            {t.remove}
          </Button>
        )}
      </div>
    </li>
  );
}
