import { BrowserList } from "../features/fairness/browser-keys/browser-list.tsx";
import { ReceiptMail } from "../features/fairness/receipt-mail/receipt-mail.tsx";
import SeedPanel from "../features/fairness/seed/seed-panel.tsx";
import { OpeningName } from "../features/lootboxes/recent/opening-name.tsx";
import { account } from "../locales/en/account.ts";
import { useTexts } from "../locales/texts.ts";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { later } from "../ui/later.tsx";
import { SettingsPart } from "../ui/page/settings-part.tsx";
import settings from "../ui/page/settings.module.css";

/** Loaded on demand, because it contains the fairness protocol, which the other parts don't need. */
const MyProofs = later(
  () => import("../features/fairness/my-proofs/my-proofs.tsx"),
  <SkeletonRows count={4} height={64} />,
);

/** The settings of openings. The lists come last, so that nothing below them moves when they grow. */
export default function AccountFairness() {
  const t = useTexts(account).fairness;
  return (
    <div className={settings["parts"]}>
      <ReceiptMail />
      <OpeningName />
      <SettingsPart id="seed" title={t.title} lead={t.lead}>
        <SeedPanel />
      </SettingsPart>
      <BrowserList />
      <MyProofs />
    </div>
  );
}
