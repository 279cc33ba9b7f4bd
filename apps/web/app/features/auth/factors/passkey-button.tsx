import { useState } from "react";
import { IconKey } from "../../../ui/icons/shop-icons.ts";
import { ApiError, messageOf } from "../../../api/api-error.ts";
import { factors } from "../../../locales/en/factors.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

type Props<Result> = {
  text: string;
  /** Asks for a passkey in the browser, and sends the result. */
  ask: () => Promise<Result>;
  onDone: (result: Result) => void;
  onExpired?: () => void;
  variant?: "filled" | "outline";
};

/** A button that asks for a passkey, and shows a text if that fails. Browsers require a click for it. */
export function PasskeyButton<Result>({ text, ask, onDone, onExpired, variant = "filled" }: Props<Result>) {
  const t = useTexts(factors);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function press(): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      onDone(await ask());
    } catch (error) {
      if (error instanceof ApiError && error.code === "STEP_EXPIRED" && onExpired !== undefined) onExpired();
      // Browsers report the same error for a person who declines and for a device without a passkey.
      else setFailure(error instanceof ApiError && error.status === 429 ? messageOf(error) : t.passkeyFailed);
      setBusy(false);
    }
  }

  return (
    <>
      {failure !== undefined && <Alert kind="bad">{failure}</Alert>}
      <Button variant={variant} size="large" wide icon={<IconKey size={20} />} busy={busy} onClick={() => void press()}>
        {text}
      </Button>
    </>
  );
}
