import { reviews as reviewTexts } from "../../../locales/en/reviews/reviews.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Says why pictures could not be loaded, if so, with a way to try again. */
export function Unseen({ failure, onRetry }: { failure: string | undefined; onRetry: () => void }) {
  const t = useTexts(reviewTexts).pictures;
  if (failure === undefined) return null;
  return (
    <Alert kind="bad">
      {failure}{" "}
      <Button variant="outline" size="small" onClick={onRetry}>
        {t.retry}
      </Button>
    </Alert>
  );
}
