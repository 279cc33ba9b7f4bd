import { isRouteErrorResponse } from "react-router";
import { boxPage } from "../../../locales/en/lootboxes/box-page.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LostShipment } from "../../../ui/illustrations/lost-shipment.tsx";
import { NoticeView } from "../../../ui/feedback/notice-view.tsx";

/** Shown if the box does not exist. Rethrows other errors, which the error page shows. */
export default function BoxMissing({ error }: { error: unknown }) {
  const t = useTexts(boxPage).missing;
  const isGone = isRouteErrorResponse(error) && error.status === 404;
  if (!isGone) throw error;
  return (
    <NoticeView picture={<LostShipment />} title={t.title} text={t.text}>
      <ButtonLink to="/lootboxes">{t.action}</ButtonLink>
    </NoticeView>
  );
}
