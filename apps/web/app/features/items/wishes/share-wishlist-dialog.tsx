import { useState } from "react";
import { messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { useQuery } from "../../../api/use-query.ts";
import { wishSharing } from "../../../locales/en/items/wish-sharing.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SwitchField } from "../../../ui/form/switch-field.tsx";
import layout from "../../../ui/layout.module.css";
import { LinkField } from "../../../ui/form/link-field.tsx";
import { SharingDialog } from "../../../ui/overlay/sharing-dialog.tsx";

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

  return (
    <SharingDialog
      title={t.title}
      texts={t}
      isShared={share !== undefined}
      busy={busy}
      isLoading={data === undefined}
      onCreate={() => void send(showsName)}
      onStop={() => void stop()}
      onClose={onClose}
    >
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
    </SharingDialog>
  );
}
