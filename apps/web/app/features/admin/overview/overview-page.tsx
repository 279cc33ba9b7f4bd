import { overview } from "../../../locales/en/dashboard/overview.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyCase } from "../../../ui/illustrations/empty-case.tsx";
import { NoticeView } from "../../../ui/feedback/notice-view.tsx";

/** The first page after an operator signs in. */
export default function OverviewPage() {
  const t = useTexts(overview);
  return (
    <NoticeView picture={<EmptyCase />} title={t.title} text={t.text}>
      <ButtonLink to="/dashboard/two">{t.shipments}</ButtonLink>
      <ButtonLink variant="outline" to="/">
        {t.shop}
      </ButtonLink>
      <ButtonLink variant="outline" to="/lootboxes">
        {t.boxes}
      </ButtonLink>
    </NoticeView>
  );
}
