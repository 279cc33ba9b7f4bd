import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { wishSharing } from "../../../locales/en/items/wish-sharing.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import layout from "../../../ui/layout.module.css";
import { LinkField } from "../../../ui/form/link-field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";

type Share = CallResult<"shareWishlist">;

/** The person creates, changes and ends the link to their wishlist. */
export default function ShareWishlistDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(wishSharing);
  const { data, error, mutate } = useQuery("getWishlistShare", {});
  const [showsName, setShowsName] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const share = data?.share ?? undefined;

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

  const send = (chosen: boolean) => change(() => call("shareWishlist", { body: { showsName: chosen } }));
  const choose = (chosen: boolean) => {
    setShowsName(chosen);
    if (share !== undefined) void send(chosen);
  };
  const stop = () =>
    change(async () => {
      await call("stopSharingWishlist", {});
      return null;
    });

  const actions = share ? (
    <>
      <Button variant="danger" busy={busy} onClick={() => void stop()}>
        {t.stop}
      </Button>
      <Button onClick={onClose}>{t.done}</Button>
    </>
  ) : (
    <>
      <Button variant="quiet" onClick={onClose}>
        {t.cancel}
      </Button>
      <Button busy={busy} disabled={data === undefined} onClick={() => void send(showsName)}>
        {t.create}
      </Button>
    </>
  );

  return (
    <Dialog open onClose={onClose} title={t.title} actions={actions}>
      {data === undefined && error === undefined && <SkeletonRows count={2} height={44} />}
      {data === undefined && error !== undefined && <ErrorState error={error} onRetry={() => void mutate()} />}
      {data !== undefined && (
        <div className={layout["stack-3"]}>
          <p>{share ? t.shared : t.lead}</p>
          <SwitchField label={t.name} checked={share?.showsName ?? showsName} disabled={busy} onChange={choose} />
          {share && <LinkField label={t.link} path={`/wishes/shared/${share.token}`} />}
          {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
        </div>
      )}
    </Dialog>
  );
}
