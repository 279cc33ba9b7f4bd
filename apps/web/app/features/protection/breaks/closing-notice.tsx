import { Link } from "react-router";
import { limits } from "../../../locales/en/protection/limits.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Says that boxes are off, because the person is closing their account. */
export function ClosingNotice() {
  const t = useTexts(limits).closing;
  return (
    <Alert>
      <p>{t.text}</p>
      <p>
        <Link to="/account-settings?tab=data">{t.link}</Link>
      </p>
    </Alert>
  );
}
