import { useState } from "react";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { call } from "../../../api/call.ts";
import type { CallResult } from "../../../api/request.ts";
import { revalidate, useQuery } from "../../../api/use-query.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { toSessionRecord } from "../../../session/session-record.ts";
import { beginSession } from "../../../session/session-store.ts";
import { useAppInfo } from "../../../shell/app-info.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { SkeletonRows } from "../../../ui/feedback/skeleton.tsx";
import { SettingsPart } from "../../../ui/page/settings-part.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { noteEndedOffers } from "../../../session/ended-offers.ts";
import { AuthenticatorDialog } from "./authenticator-dialog.tsx";
import { ConfirmDialog } from "./confirm-dialog.tsx";
import { FactorList, type Removal } from "./factor-list.tsx";
import { MailCodeDialog } from "./mail-code-dialog.tsx";
import { type NamedPasskey, NewPasskeyDialog, RenamePasskeyDialog } from "./passkey-name-dialog.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

type Open =
  | { dialog: "authenticator"; begun: CallResult<"beginAuthenticator"> }
  | { dialog: "passkey"; begun: CallResult<"beginPasskey"> }
  | { dialog: "rename"; passkey: NamedPasskey }
  | { dialog: "codes"; codes: readonly string[] }
  | { dialog: "remove"; removal: Removal }
  | { dialog: "mailCode"; goOn: (emailCode?: string) => Promise<void> }
  | { dialog: "confirm"; goOn: () => Promise<void> };

/** The person's second factors, with the dialogs of their actions. */
export function FactorsPanel() {
  const t = useTexts(factors);
  const { authMethod } = useAppInfo();
  // True if the shop manages the factors, false if an identity provider does.
  const isOurs = authMethod === "jwt";
  const { data: state, error, mutate } = useQuery("getFactors", isOurs ? {} : undefined);
  const [open, setOpen] = useState<Open>();
  const [failure, setFailure] = useState<string>();
  const close = () => setOpen(undefined);

  /**
   * Runs a change. If the shop asks for confirmation or for an e-mailed code, opens a dialog, and runs the change again
   * afterwards.
   */
  async function change(act: (emailCode?: string) => Promise<void>): Promise<void> {
    setFailure(undefined);
    try {
      await act();
    } catch (problem) {
      const code = problem instanceof ApiError ? problem.code : undefined;
      if (code === "CONFIRMATION_REQUIRED") setOpen({ dialog: "confirm", goOn: () => change(act) });
      else if (code === "EMAIL_CODE_REQUIRED") setOpen({ dialog: "mailCode", goOn: act });
      else setFailure(messageOf(problem));
    }
  }

  async function onAdded({ recoveryCodes, session }: CallResult<"addPasskey">): Promise<void> {
    noteEndedOffers();
    const record = session === null ? undefined : toSessionRecord(session);
    if (record !== undefined) beginSession(record);
    if (recoveryCodes === null) close();
    else setOpen({ dialog: "codes", codes: recoveryCodes });
    showToast("good", t.added);
    await revalidate("getFactors", "getOperator", "listSessions");
  }

  async function onRenamed(): Promise<void> {
    close();
    showToast("good", t.renamed);
    await revalidate("getFactors");
  }

  const beginAuthenticator = () =>
    change(async (emailCode) =>
      setOpen({ dialog: "authenticator", begun: await call("beginAuthenticator", { body: { emailCode } }) }),
    );
  const beginPasskey = () =>
    change(async (emailCode) =>
      setOpen({ dialog: "passkey", begun: await call("beginPasskey", { body: { emailCode } }) }),
    );
  const renewCodes = () =>
    change(async () => {
      const { recoveryCodes } = await call("renewRecoveryCodes", {});
      setOpen({ dialog: "codes", codes: recoveryCodes });
      await revalidate("getFactors");
    });
  const remove = (removal: Removal) =>
    change(async () => {
      if (removal.passkeyId === undefined) await call("removeAuthenticator", {});
      else await call("removePasskey", { params: { id: removal.passkeyId } });
      close();
      showToast("good", t.removed);
      await revalidate("getFactors");
    });

  if (!isOurs) return null;
  return (
    <SettingsPart id="factors" title={t.title} lead={t.lead}>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      {state === undefined &&
        (error === undefined ? (
          <SkeletonRows count={3} height={94} />
        ) : (
          <ErrorState error={error} onRetry={() => void mutate()} />
        ))}
      {state !== undefined && (
        <FactorList
          state={state}
          onAddAuthenticator={() => void beginAuthenticator()}
          onAddPasskey={() => void beginPasskey()}
          onRename={(passkey) => setOpen({ dialog: "rename", passkey })}
          onRenewCodes={() => void renewCodes()}
          onRemove={(removal) => setOpen({ dialog: "remove", removal })}
        />
      )}
      {open?.dialog === "authenticator" && (
        <AuthenticatorDialog begun={open.begun} onAdded={(added) => void onAdded(added)} onClose={close} />
      )}
      {open?.dialog === "passkey" && (
        <NewPasskeyDialog begun={open.begun} onAdded={(added) => void onAdded(added)} onClose={close} />
      )}
      {open?.dialog === "rename" && (
        <RenamePasskeyDialog passkey={open.passkey} onRenamed={() => void onRenamed()} onClose={close} />
      )}
      {open?.dialog === "codes" && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
      {open?.dialog === "remove" && (
        <RemoveDialog removal={open.removal} onRemove={() => void remove(open.removal)} onClose={close} />
      )}
      {open?.dialog === "mailCode" && <MailCodeDialog onCode={open.goOn} onClose={close} />}
      {open?.dialog === "confirm" && state !== undefined && (
        <ConfirmDialog
          state={state}
          onConfirmed={() => {
            close();
            void open.goOn();
          }}
          onClose={close}
        />
      )}
    </SettingsPart>
  );
}
