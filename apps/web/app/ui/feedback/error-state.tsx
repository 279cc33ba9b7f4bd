import { forms } from "../../locales/en/forms.ts";
import { useTexts } from "../../locales/texts.ts";
import { Alert } from "./alert.tsx";
import { Button } from "../button.tsx";

/** Stands where something failed to load: what went wrong, and "Try again". Takes an ApiError as it came. */
export function ErrorState({ error, onRetry }: { error: { message: string }; onRetry?: () => void }) {
  const t = useTexts(forms);
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
