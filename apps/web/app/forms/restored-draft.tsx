import { drafts } from "../locales/en/dashboard/drafts.ts";
import { useTexts } from "../locales/texts.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";

/** Says that a form contains unsaved changes restored from an earlier visit. */
export function RestoredDraft({ onDiscard }: { onDiscard: () => void }) {
  const t = useTexts(drafts);
  return (
    <Alert
      action={
        <Button variant="outline" size="small" onClick={onDiscard}>
          {t.discard}
        </Button>
      }
    >
      {t.restored}
    </Alert>
  );
}
