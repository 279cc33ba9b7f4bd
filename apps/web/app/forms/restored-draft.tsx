import { drafts } from "../locales/en/dashboard/drafts.ts";
import { useTexts } from "../locales/texts.ts";
import { Button } from "../ui/button.tsx";
import { Alert } from "../ui/feedback/alert.tsx";

/** Tells the person that the form contains unsaved changes from an earlier visit, with a button to discard them. */
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
