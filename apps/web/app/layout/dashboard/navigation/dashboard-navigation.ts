import {
  IconBox,
  IconChecks,
  IconCreditCard,
  IconLayoutDashboard,
  IconPackage,
  IconSettings,
  IconShieldLock,
  IconTruckDelivery,
} from "../../../ui/icons/shop-icons.ts";
import {
  IconActivity,
  IconCategory,
  IconFolderSearch,
  IconHistory,
  IconReportMoney,
  IconStar,
  IconUsers,
} from "../../../ui/icons/dashboard-icons.ts";
import type { dashboard } from "../../../locales/en/dashboard/dashboard.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { NavGroup } from "./nav-rules.ts";

/** The dashboard's navigation. The main pages are at the top level, and pages about payments are under Finance. */
export function dashboardNavigation({ nav: t }: Translated<typeof dashboard>): readonly NavGroup[] {
  return [
    {
      subheader: t.overview,
      items: [
        { title: t.overview, path: "/dashboard", icon: IconLayoutDashboard },
        { title: t.shipments, path: "/dashboard/two", icon: IconTruckDelivery },
        { title: t.withdrawals, path: "/dashboard/two/withdrawals", icon: IconPackage },
        { title: t.catalogue, path: "/dashboard/three", icon: IconCategory },
        { title: t.reviews, path: "/dashboard/three/reviews", icon: IconStar },
        { title: t.status, path: "/dashboard/status", icon: IconActivity },
      ],
    },
    {
      subheader: t.management,
      items: [
        { title: t.boxes, path: "/dashboard/group", icon: IconBox },
        { title: t.users, path: "/dashboard/group/five", icon: IconUsers },
        { title: t.payments, path: "/dashboard/group/six", icon: IconCreditCard },
        {
          title: t.finance,
          path: "/dashboard/group/six/",
          icon: IconReportMoney,
          children: [
            { title: t.reconciliation, path: "/dashboard/group/six/reconciliation" },
            { title: t.quarantine, path: "/dashboard/group/six/quarantine" },
            { title: t.bank, path: "/dashboard/group/six/bank" },
            { title: t.payouts, path: "/dashboard/group/six/payouts" },
            { title: t.ledger, path: "/dashboard/group/six/ledger" },
            { title: t.gifts, path: "/dashboard/group/six/gifts" },
            { title: t.books, path: "/dashboard/group/six/books" },
            { title: t.protection, path: "/dashboard/group/six/protection" },
            { title: t.disputes, path: "/dashboard/group/six/disputes" },
            { title: t.documents, path: "/dashboard/group/six/documents" },
          ],
        },
        { title: t.cases, path: "/dashboard/group/cases", icon: IconFolderSearch },
        { title: t.approvals, path: "/dashboard/group/approvals", icon: IconChecks },
        { title: t.rights, path: "/dashboard/group/rights", icon: IconShieldLock },
        { title: t.settings, path: "/dashboard/group/settings", icon: IconSettings },
        { title: t.audit, path: "/dashboard/group/audit", icon: IconHistory },
      ],
    },
  ];
}
