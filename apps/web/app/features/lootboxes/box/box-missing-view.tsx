import { opening } from "../../../locales/en/lootboxes/opening.ts";
import { useTexts } from "../../../locales/texts.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { LostParcel } from "../../../ui/illustrations/lost-parcel.tsx";
import { NoticeView } from "../../../ui/feedback/notice-view.tsx";

export default function BoxMissingView() {
  const t = useTexts(opening).missing;
  return (
    <NoticeView picture={<LostParcel />} title={t.title} text={t.text}>
      <ButtonLink to="/lootboxes">{t.action}</ButtonLink>
    </NoticeView>
  );
}
