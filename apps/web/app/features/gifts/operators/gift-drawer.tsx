import { formatEuros } from "@trove/money";
import { useId, useState } from "react";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { useKeptForm } from "../../../forms/use-kept-form.tsx";
import { giftHeadings } from "../../../locales/columns/gifts.ts";
import { forms } from "../../../locales/en/forms.ts";
import { adminGifts } from "../../../locales/en/gifts/operators.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import layout from "../../../ui/layout.module.css";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { HistorySection } from "../../operators/index.ts";

type Gift = CallResult<"listAdminGifts">["items"][number];

function Facts({ gift }: { gift: Gift }) {
  const t = useTexts(adminGifts);
  const headings = headingsOf(giftHeadings);
  return (
    <Sums>
      <Sum label={headings.amount}>{formatEuros(gift.amount)}</Sum>
      <Sum label={headings.state}>{t.states[gift.state]}</Sum>
      <Sum label={headings.source}>{t.sources[gift.source]}</Sum>
      <Sum label={headings.owed}>{formatEuros(gift.owedAmount)}</Sum>
      <Sum label={headings.giver}>
        <bdi>{(gift.issuedBy ?? gift.boughtBy)?.userName}</bdi>
      </Sum>
      {gift.redeemedBy !== null && (
        <Sum label={headings.redeemedBy}>
          <bdi>{gift.redeemedBy.userName}</bdi>
        </Sum>
      )}
      <Sum label={headings.created}>{dateTimeText(gift.createdAtUtc)}</Sum>
      <Sum label={headings.expires}>{dateTimeText(gift.expiresAtUtc)}</Sum>
      {gift.endedAtUtc !== null && <Sum label={headings.ended}>{dateTimeText(gift.endedAtUtc)}</Sum>}
    </Sums>
  );
}

function VoidForm({ gift: { id, version, source } }: { gift: Gift }) {
  const t = useTexts(adminGifts);
  const words = useTexts(forms);
  const label = useId();
  const [intent] = useState(() => createIntent());
  const form = useKeptForm({
    subject: `gift_${id}`,
    initial: { reason: "" },
    validate: ({ reason }) => ({
      reason: reason.trim() === "" ? words.rules.required(t.fields.reason) : undefined,
    }),
    submit: async ({ reason }) => {
      const body = { version, reason };
      await call("voidGift", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.voided);
      await revalidate("listAdminGifts", "listAudit");
    },
  });
  return (
    <form className={layout["stack-4"]} aria-labelledby={label} {...form.form}>
      <h3 id={label}>{t.void}</h3>
      <p>{source === "Bought" ? t.refundHint : t.voidHint}</p>
      {form.restored}
      {form.failure !== undefined && <Alert kind="bad">{form.failure}</Alert>}
      <TextField {...form.text("reason")} label={t.fields.reason} autoComplete="off" maxLength={300} />
      <div>
        <Button type="submit" variant="danger" busy={form.busy}>
          {t.void}
        </Button>
      </div>
    </form>
  );
}

/** One gift code: what became of it, its history, and a form that voids it. */
export default function GiftDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(adminGifts);
  const { data, error, mutate } = useQuery("listAdminGifts", { query: { id } });
  const gift = data?.items[0];
  const isOwed = gift !== undefined && gift.state !== "Expired" && gift.owedAmount > 0;
  return (
    <Drawer open onClose={onClose} title={gift === undefined ? t.title : t.of(formatEuros(gift.amount))}>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={32} />}
      {gift !== undefined && (
        <div className={layout["stack-6"]}>
          <Facts gift={gift} />
          {isOwed && <VoidForm key={gift.version} gift={gift} />}
          <HistorySection subjectId={id} />
        </div>
      )}
    </Drawer>
  );
}
