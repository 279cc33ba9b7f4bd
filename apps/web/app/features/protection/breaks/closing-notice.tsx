import { Link } from "react-router";
import { breaks } from "../../../locales/en/protection/breaks.ts";
import { useTexts } from "../../../locales/texts.ts";
import { Alert } from "../../../ui/feedback/alert.tsx";

/** Says that boxes are off, because the person is closing their account. */
export function ClosingNotice() {
  const t = useTexts(breaks);
  return (
    <Alert>
      <p>{t.closing}</p>
      <p>
        <Link to="/account-settings?tab=data">{t.closingLink}</Link>
      </p>
    </Alert>
  );
}
