import { isRouteErrorResponse } from "react-router";
import { sharedOpening } from "../../../locales/en/lootboxes/shared-opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { NoticeView } from "../../../ui/feedback/notice-view.tsx";
import { EmptyCase } from "../../../ui/illustrations/empty-case.tsx";

/** Shown if the link does not exist or was ended. Rethrows other errors, which the error page shows. */
export default function SharedProblem({ error }: { error: unknown }) {
  const t = useTexts(sharedOpening).gone;
  if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
  return (
    <NoticeView picture={<EmptyCase />} title={t.title} text={t.text}>
      <ButtonLink to="/lootboxes">{t.action}</ButtonLink>
    </NoticeView>
  );
}
