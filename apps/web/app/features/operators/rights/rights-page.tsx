import { IconUserPlus } from "../../../ui/icons/dashboard-icons.ts";
import { useState } from "react";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { listText } from "../../../locales/joined.ts";
import { audit } from "../../../locales/en/operators/audit.ts";
import { useTexts } from "../../../locales/texts.ts";
import { useMay } from "../../../session/use-rights.ts";
import { useSession } from "../../../session/use-session.ts";
import { usePageActions } from "../../../shell/page-actions.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { HistorySection } from "../audit/history.tsx";
import { RightsForm } from "./rights-form.tsx";
import { classes } from "../../../ui/classes.ts";
import letters from "../../../ui/letters.module.css";
import layout from "../../../ui/layout.module.css";
import styles from "./rights-page.module.css";

type Operator = CallResult<"listOperators">[number];

/** Lists the operators and their rights in the dashboard. */
export default function RightsPage() {
  const texts = useTexts(audit);
  const t = texts.rights;
  const session = useSession();
  const canChange = useMay()("rights.change") === true;
  const { data, error, mutate } = useQuery("listOperators", {});
  const [open, setOpen] = useState<Operator | "new">();
  const own = session.status === "authenticated" ? session.user.userName : undefined;
  const known = open === "new" ? undefined : open;
  usePageActions(canChange ? [{ id: "new-operator", title: t.add, run: () => setOpen("new") }] : []);
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          canChange && (
            <Button icon={<IconUserPlus size={18} />} onClick={() => setOpen("new")}>
              {t.add}
            </Button>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data === undefined && !error && <SkeletonRows count={4} height={72} />}
      <ul className={classes(layout["stack-2"], styles["list"])} aria-label={t.title}>
        {data?.map((operator) => (
          <li key={operator.userInfoId}>
            <div>
              <strong>{operator.userName}</strong>
              {operator.userName === own && <span className={letters["hint"]}> ({t.you})</span>}
              {operator.isLocked && <em> {t.locked}</em>}
              <p>{operator.email}</p>
            </div>
            <p>{listText(operator.presets.map((preset) => t.presetNames[preset]))}</p>
            {canChange && (
              <Button
                variant="outline"
                size="small"
                aria-label={t.changeOf(operator.userName)}
                onClick={() => setOpen(operator)}
              >
                {t.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={open !== undefined}
        onClose={close}
        title={known === undefined ? t.add : t.changeOf(known.userName)}
      >
        <RightsForm key={known?.userInfoId ?? "new"} operator={known} onSaved={close} />
        {known !== undefined && <HistorySection key={`history of ${known.userInfoId}`} subjectId={known.userInfoId} />}
      </Dialog>
    </>
  );
}
