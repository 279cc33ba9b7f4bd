import { GOODS_CONDITIONS, type GoodsCondition } from "@trove/contract/withdrawals";
import { formatEuros } from "@trove/money";
import * as v from "valibot";
import { call } from "../../../api/call.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { forms } from "../../../locales/en/forms.ts";
import { adminWithdrawals } from "../../../locales/en/withdrawals/operators.ts";
import { useTexts } from "../../../locales/texts.ts";
import { readBy } from "../../../storage/schemas.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { ActSection } from "./act-section.tsx";
import { GoodsLine, type Line, type LineState, startOf } from "./goods-line.tsx";
import type { OperatorsWithdrawal } from "./operators-withdrawal.ts";
import { useWithdrawalAct } from "./use-withdrawal-act.ts";

type Lines = Readonly<Record<string, LineState>>;
type Values = { step: string; lines: Lines; reason: string };

const readers = {
  lines: readBy<Lines>(
    v.record(v.string(), v.object({ quantity: v.number(), condition: v.string(), isRestocked: v.boolean() })),
  ),
};

const conditionOf = (text: string): GoodsCondition => GOODS_CONDITIONS.find((known) => known === text) ?? "New";

const isFirst = ({ status }: OperatorsWithdrawal) => status === "Matched" || status === "AwaitingGoods";

/**
 * The pieces that can be taken back: those that the person named, or all. After a proof of posting, those that are
 * still on their way.
 */
function linesOf(found: OperatorsWithdrawal): Line[] {
  const { pieces, goods, wanted } = found;
  if (!isFirst(found)) {
    return goods
      .filter(({ condition }) => condition === null)
      .map((line) => ({ ...line, isSent: true, first: line.quantity }));
  }
  const named = (line: { position: number; isSent: boolean }) =>
    wanted.find(({ position, isSent }) => position === line.position && isSent === line.isSent)?.quantity ?? 0;
  return pieces
    .filter(({ exception }) => exception === null)
    .map((line) => ({ ...line, first: wanted.length === 0 ? line.quantity : Math.min(line.quantity, named(line)) }));
}

/** The pieces that can't be taken back, because nobody can withdraw from them. */
const withoutRight = (found: OperatorsWithdrawal) =>
  isFirst(found) ? found.pieces.filter(({ exception }) => exception !== null) : [];

const keyOf = ({ position, isSent }: Line) => `${position}-${isSent}`;

/** The form to take pieces back that have arrived, or whose posting is proven. */
export function GoodsForm({ found }: { found: OperatorsWithdrawal }) {
  const t = useTexts(adminWithdrawals);
  const words = useTexts(forms);
  const act = useWithdrawalAct(found);
  const lines = linesOf(found);
  const wasPosted = !isFirst(found);
  const form = useKeptForm<Values>(
    {
      subject: `withdrawal-goods_${found.id}`,
      initial: { step: "here", lines: {}, reason: "" },
      validate: ({ step, reason }) => ({
        reason: step === "posted" && reason.trim() === "" ? words.rules.required(t.reason) : undefined,
      }),
      submit: async ({ step, lines: chosen, reason }) => {
        const taken = lines
          .map((line) => ({ line, state: chosen[keyOf(line)] ?? startOf(line) }))
          .filter(({ state }) => state.quantity > 0);
        if (taken.length === 0) throw new Error(t.take.choose);
        const piece = ({ line: { position, isSent }, state: { quantity } }: (typeof taken)[number]) => {
          return { position, isSent, quantity };
        };
        if (step === "posted") {
          await act(
            { pieces: taken.map(piece), reason: reason.trim() },
            (...to) => call("acceptPosting", ...to),
            t.take.done,
          );
          return;
        }
        const pieces = taken.map((one) => {
          const { condition, isRestocked } = one.state;
          return { ...piece(one), condition: conditionOf(condition), isRestocked };
        });
        await act({ pieces }, (...to) => call("receiveGoods", ...to), t.take.done);
      },
    },
    readers,
  );
  const { step, lines: chosen } = form.values;
  return (
    <ActSection title={t.take.title}>
      <form className={layout["stack-4"]} {...form.form}>
        {form.restored}
        {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
        {!wasPosted && (
          <SelectField {...form.text("step")} label={t.take.step}>
            <option value="here">{t.take.here}</option>
            <option value="posted">{t.take.posted}</option>
          </SelectField>
        )}
        {lines.map((line) => (
          <GoodsLine
            key={keyOf(line)}
            line={line}
            isHere={step === "here"}
            state={chosen[keyOf(line)] ?? startOf(line)}
            onChange={(state) => form.set("lines", { ...chosen, [keyOf(line)]: state })}
          />
        ))}
        {withoutRight(found).map(({ position, quantity, name, price }) => (
          <p key={position}>
            {t.piece(quantity, name, formatEuros(price))} ({t.noRight})
          </p>
        ))}
        {step === "posted" && (
          <TextField {...form.text("reason")} label={t.reason} maxLength={300} autoComplete="off" />
        )}
        <div>
          <Button type="submit" busy={form.busy}>
            {t.take.submit}
          </Button>
        </div>
      </form>
    </ActSection>
  );
}
