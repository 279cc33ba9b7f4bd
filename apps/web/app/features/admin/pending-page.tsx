import { useLocation } from "react-router";
import { dashboard } from "../../locales/en/dashboard/dashboard.ts";
import { useTexts } from "../../locales/texts.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { PageHeader } from "../../ui/page/page-header.tsx";

/** A page of the dashboard without content. */
export default function PendingPage() {
  const t = useTexts(dashboard);
  const { pathname } = useLocation();
  const titles: Readonly<Record<string, string>> = {
    "/dashboard/three": t.nav.catalogue,
    "/dashboard/group/five": t.nav.users,
    "/dashboard/group/six": t.nav.payments,
  };
  return (
    <>
      <PageHeader title={titles[pathname.replace(/\/$/, "")] ?? t.nav.label} />
      <EmptyState text={t.pending.text} action={<ButtonLink to="/dashboard/two">{t.pending.shipments}</ButtonLink>} />
    </>
  );
}
