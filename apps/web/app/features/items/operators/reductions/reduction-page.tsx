import type { ReductionState } from "@trove/contract/statuses";
import { formatEuros } from "@trove/money";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { messageOf } from "../../../../api/api-error.ts";
import { call } from "../../../../api/call.ts";
import { newIntentKey } from "../../../../api/intent.ts";
import { isId } from "../../../../api/is-id.ts";
import type { CallResult } from "../../../../api/request.ts";
import { revalidate, useQuery } from "../../../../api/use-query.ts";
import { reductions } from "../../../../locales/en/items/reductions.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { May } from "../../../../session/may.tsx";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { classes } from "../../../../ui/classes.ts";
import { ErrorState } from "../../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../../ui/feedback/skeleton.tsx";
import layout from "../../../../ui/layout.module.css";
import { ConfirmDialog } from "../../../../ui/overlay/confirm-dialog.tsx";
import { showToast } from "../../../../ui/overlay/toast.ts";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { StatusMark, type StatusTone } from "../../../../ui/status-mark.tsx";
import tables from "../../../../ui/table.module.css";
import styles from "./reductions.module.css";
import { useReductionWords } from "./use-reduction-words.ts";

type Detail = CallResult<"getReduction">;

const tones: Record<ReductionState, StatusTone> = {
  Planned: "waiting",
  Running: "going",
  Ended: "over",
  Cancelled: "over",
};

/** The button that ends a reduction early, or takes it back before it begins. */
function EndButton({ id, isPlanned }: { id: string; isPlanned: boolean }) {
  const t = useTexts(reductions);
  const words = isPlanned ? t.cancelPlan : t.end;
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function end(): Promise<void> {
    setBusy(true);
    try {
      await call("endReduction", { params: { id } }, { idempotencyKey: newIntentKey() });
      setOpen(false);
      showToast("good", words.done);
    } catch (error) {
      setFailure(messageOf(error));
    }
    setBusy(false);
    await revalidate("getReduction", "listReductions");
  }

  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={words.title}
        keep={t.keep}
        confirm={words.open}
        busy={busy}
        failure={failure}
        onConfirm={() => void end()}
        onClose={() => setOpen(false)}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
}

function ItemsTable({ found }: { found: Detail }) {
  const t = useTexts(reductions);
  const { columns } = t;
  return (
    <table className={classes(tables["close"], tables["pairs"])} aria-label={t.itemsTitle}>
      <thead>
        <tr>
          <th scope="col">{columns.item}</th>
          <th scope="col">{columns.market}</th>
          <th scope="col">{columns.lowest}</th>
          <th scope="col">{columns.reduced}</th>
          <th scope="col">{columns.pieces}</th>
          <th scope="col">{columns.sold}</th>
        </tr>
      </thead>
      <tbody>
        {found.items.map(({ id, name, marketPrice, lowestPrice, reducedPrice, pieces, soldAmount }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/dashboard/three/items/${id}`} dir="auto">
                {name}
              </Link>
            </th>
            <td data-label={columns.market}>{formatEuros(marketPrice)}</td>
            <td data-label={columns.lowest}>{lowestPrice === null ? t.later : formatEuros(lowestPrice)}</td>
            <td data-label={columns.reduced}>
              {lowestPrice === null ? t.later : reducedPrice === null ? t.notReduced : formatEuros(reducedPrice)}
            </td>
            <td data-label={columns.pieces}>{pieces}</td>
            <td data-label={columns.sold}>{formatEuros(soldAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One reduction: its prices, what was sold while it ran, and how it ends. */
export default function ReductionPage() {
  const t = useTexts(reductions);
  const { id = "" } = useParams();
  const input = isId(id) ? { params: { id } } : undefined;
  const { data: found, error, mutate } = useQuery("getReduction", input, { keepPreviousData: false });
  const words = useReductionWords();
  const named = found && words(found);
  const canEnd = found?.state === "Running" || found?.state === "Planned";
  return (
    <>
      <PageHeader
        title={named?.name ?? t.title}
        lead={
          found && (
            <span className={layout["line-2"]}>
              <StatusMark tone={tones[found.state]}>{t.states[found.state]}</StatusMark>
              <span>{named?.by}</span>
              <span>{named?.days}</span>
            </span>
          )
        }
        actions={
          <>
            <ButtonLink variant="outline" to="/dashboard/three/reductions">
              {t.back}
            </ButtonLink>
            {canEnd && (
              <May permission="catalogue.change">
                <EndButton key={found.state} id={found.id} isPlanned={found.state === "Planned"} />
              </May>
            )}
          </>
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {found === undefined && !error && <SkeletonRows count={4} height={52} />}
      {found && (
        <div className={styles["panel"]}>
          {found.begunAtUtc !== null && <p>{t.measured(found.pieces, formatEuros(found.soldAmount))}</p>}
          <ItemsTable found={found} />
        </div>
      )}
    </>
  );
}
