import { status } from "../../locales/en/status.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { LostShipment } from "../../ui/illustrations/lost-shipment.tsx";
import { NoticeView } from "../../ui/feedback/notice-view.tsx";

export default function NotFoundPage() {
  const t = useTexts(status);
  return (
    <NoticeView picture={<LostShipment />} title={t.notFound.title} text={t.notFound.text}>
      <ButtonLink to="/">{t.home}</ButtonLink>
    </NoticeView>
  );
}
