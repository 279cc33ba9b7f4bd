import { formatEuros } from "@trove/money";
import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import { createIntent } from "../../../api/intent.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { promotionHeadings } from "../../../locales/columns/promotions.ts";
import { adminPromotions } from "../../../locales/en/promotions/operators.ts";
import { headingsOf, useTexts } from "../../../locales/texts.ts";
import { May } from "../../../session/may.tsx";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-text.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import layout from "../../../ui/layout.module.css";
import { Drawer } from "../../../ui/overlay/drawer.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { Sum, Sums } from "../../../ui/sums.tsx";
import { HistorySection } from "../../operators/index.ts";
import { type PromoCode, worthText } from "./promo-words.ts";

function Facts({ promo }: { promo: PromoCode }) {
  const t = useTexts(adminPromotions);
  const headings = headingsOf(promotionHeadings);
  const { startsAtUtc, endsAtUtc, minimumAmount, itemIds, categoryIds, maxUsesPerPerson } = promo;
  return (
    <Sums>
      <Sum label={headings.takes}>{worthText(t, promo)}</Sum>
      <Sum label={headings.state}>{t.states[promo.state]}</Sum>
      <Sum label={headings.uses}>{t.usesOf(promo.uses, promo.maxUses)}</Sum>
      {maxUsesPerPerson !== null && <Sum label={t.fields.perPerson}>{maxUsesPerPerson}</Sum>}
      {promo.isFirstOrder && <Sum label={t.fields.firstOrder}>{t.yes}</Sum>}
      {minimumAmount > 0 && <Sum label={t.fields.minimum}>{formatEuros(minimumAmount)}</Sum>}
      <Sum label={t.fields.scope}>{t.scopeOf(itemIds.length, categoryIds.length)}</Sum>
      <Sum label={t.from}>{dateTimeText(startsAtUtc)}</Sum>
      {endsAtUtc !== null && <Sum label={headings.until}>{dateTimeText(endsAtUtc)}</Sum>}
      <Sum label={headings.discount}>{formatEuros(promo.discountAmount)}</Sum>
      <Sum label={headings.sold}>{formatEuros(promo.soldAmount)}</Sum>
      <Sum label={headings.returned}>{formatEuros(promo.returnedAmount)}</Sum>
    </Sums>
  );
}

function EndButton({ promo: { id, code, version, state } }: { promo: PromoCode }) {
  const t = useTexts(adminPromotions);
  const [intent] = useState(() => createIntent());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (state === "Ended") return null;

  async function end(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    const body = { version };
    try {
      await call("endPromoCode", { params: { id }, body }, { idempotencyKey: intent.keyFor(body) });
      showToast("good", t.ended(code));
    } catch (error) {
      setFailure(messageOf(error));
    }
    await revalidate("listPromoCodes", "listAudit");
    setBusy(false);
  }

  return (
    <May permission="promotions.change">
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <Button variant="danger" busy={busy} onClick={() => void end()}>
        {t.end}
      </Button>
    </May>
  );
}

/** One promo code: what it is for, what it brought, and its history. */
export default function CodeDrawer({ code, onClose }: { code: string; onClose: () => void }) {
  const { data, error, mutate } = useQuery("listPromoCodes", { query: { search: code } });
  const promo = data?.items.find((each) => each.code === code);
  return (
    <Drawer open onClose={onClose} title={code} footer={promo && <EndButton promo={promo} />}>
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={6} height={32} />}
      {promo && (
        <div className={layout["stack-4"]}>
          <Facts promo={promo} />
          <HistorySection subjectId={promo.id} />
        </div>
      )}
    </Drawer>
  );
}
