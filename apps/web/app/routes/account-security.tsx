import { PasswordForm } from "../features/auth/password-form.tsx";
import { SessionList } from "../features/auth/sessions/session-list.tsx";
import { loadStops } from "../features/fairness/index.tsx";
import { SkeletonRows } from "../ui/feedback/skeleton.tsx";
import { later } from "../ui/later.tsx";
import settings from "../ui/page/settings.module.css";

/** Loaded on demand, because few people change their second factors. */
const FactorsPanel = later(
  async () => ({ default: (await import("../features/auth/factors/factors-panel.tsx")).FactorsPanel }),
  <SkeletonRows count={3} height={128} />,
);

/** Has this browser sign that the offers have ended, so that nobody can say otherwise. */
const signEnd = () => void loadStops().then((stops) => stops.signEnd());

/** The settings of signing in. */
export default function AccountSecurity() {
  return (
    <div className={settings["parts"]}>
      <PasswordForm onOffersEnded={signEnd} />
      <FactorsPanel />
      <SessionList onOffersEnded={signEnd} />
    </div>
  );
}
