import { controls } from "../../locales/en/controls.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "./alert.tsx";
import { Button } from "../button.tsx";

/** Shown in place of content that failed to load: the error and "Try again". Accepts an ApiError. */
export function ErrorState({ error, onRetry }: { error: { message: string }; onRetry?: () => void }) {
  const t = useTexts(controls);
  return (
    <Alert
      kind="bad"
      action={
        onRetry && (
          <Button variant="outline" size="small" onClick={onRetry}>
            {t.tryAgain}
          </Button>
        )
      }
    >
      {error.message}
    </Alert>
  );
}
