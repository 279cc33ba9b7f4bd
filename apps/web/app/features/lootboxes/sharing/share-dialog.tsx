import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { shareTexts } from "../../../locales/en/lootboxes/share-texts.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import { LinkField } from "../../../ui/form/link-field.tsx";
import { SharingDialog } from "../../../ui/overlay/sharing-dialog.tsx";
import styles from "./share-dialog.module.css";

type Share = CallResult<"shareOpening">;
type Props = { transactionId: string; onClose: () => void };

type Choices = Omit<Share, "token">;

/** The default choices for a new link. */
const UNSHARED: Choices = { showsName: false, showsProof: false, isListed: false };

/** Shows what people with the link can see. The person can create, change and end the link. */
export default function ShareDialog({ transactionId, onClose }: Props) {
  const t = useTexts(shareTexts);
  const { data, error, mutate } = useQuery("getOpeningShare", { query: { transactionId } });
  const [chosen, setChosen] = useState<Choices>(UNSHARED);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const share = data?.share ?? undefined;
  const choices = share ?? chosen;

  async function change(action: () => Promise<Share | null>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await mutate({ share: await action() }, { revalidate: false });
    } catch (thrown) {
      setFailure(messageOf(thrown));
    } finally {
      setBusy(false);
    }
  }

  const send = (next: Choices) => change(() => call("shareOpening", { body: { transactionId, ...next } }));
  const choose = (choice: Partial<Choices>) => {
    const { showsName, showsProof, isListed } = choices;
    const next = { showsName, showsProof, isListed, ...choice };
    setChosen(next);
    if (share !== undefined) void send(next);
  };
  const stop = () =>
    change(async () => {
      await call("stopSharingOpening", { query: { transactionId } });
      setChosen(UNSHARED);
      return null;
    });

  return (
    <SharingDialog
      title={t.title}
      texts={t}
      isShared={share !== undefined}
      busy={busy}
      isLoading={data === undefined}
      onCreate={() => void send(chosen)}
      onStop={() => void stop()}
      onClose={onClose}
    >
      {data === undefined && error === undefined && <SkeletonRows count={4} height={44} />}
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data !== undefined && (
        <div className={styles["share"]}>
          <p>{share ? t.shared : t.lead}</p>
          <h3>{t.readable}</h3>
          <ul>
            {[t.parts.opening, t.parts.log, ...(choices.showsProof ? [t.parts.proof, t.parts.balance] : [])].map(
              (part) => (
                <li key={part}>{part}</li>
              ),
            )}
          </ul>
          <SwitchField
            label={t.name}
            checked={choices.showsName}
            disabled={busy}
            onChange={(showsName) => choose({ showsName })}
          />
          <SwitchField
            label={t.proof}
            hint={t.proofHint}
            checked={choices.showsProof}
            disabled={busy}
            onChange={(showsProof) => choose({ showsProof })}
          />
          <SwitchField
            label={t.listed}
            hint={t.listedHint}
            checked={choices.isListed}
            disabled={busy}
            onChange={(isListed) => choose({ isListed })}
          />
          {share && <LinkField label={t.link} path={`/openings/shared/${share.token}`} />}
          {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        </div>
      )}
    </SharingDialog>
  );
}
