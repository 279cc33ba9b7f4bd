import { type ReactNode, useState } from "react";
import { ApiError, messageOf } from "../../api/api-error.ts";
import { ownData } from "../../locales/en/account/own-data.ts";
import { useTexts } from "../../locales/texts.ts";
import { useAppInfo } from "../../shell/app-info.ts";
import { ConfirmOwn } from "./factors/later-confirm-own.tsx";

type Confirmed = {
  busy: boolean;
  failure: string | undefined;
  run: () => Promise<void>;
  /** Asks for the password or the second factor, if the server wants it, and then runs the action again. */
  dialog: ReactNode;
};

/**
 * Runs an action for which people must have confirmed in the last minutes who they are. `messages`, by codes of errors,
 * are shown in place of the usual ones.
 */
export function useConfirmed(action: () => Promise<void>, messages: Readonly<Record<string, string>> = {}): Confirmed {
  const t = useTexts(ownData);
  const { authMethod } = useAppInfo();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);

  const messageFor = (error: unknown) => (error instanceof ApiError ? messages[error.code ?? ""] : undefined);

  async function run(): Promise<void> {
    setConfirming(false);
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const isUnconfirmed = error instanceof ApiError && error.code === "CONFIRMATION_REQUIRED";
      // An identity provider confirms people only when they sign in.
      if (isUnconfirmed && authMethod === "jwt") setConfirming(true);
      else setFailure(isUnconfirmed ? t.signInAgain : (messageFor(error) ?? messageOf(error)));
    } finally {
      setBusy(false);
    }
  }

  const dialog = isConfirming && <ConfirmOwn onConfirmed={() => void run()} onClose={() => setConfirming(false)} />;
  return { busy, failure, run, dialog };
}
