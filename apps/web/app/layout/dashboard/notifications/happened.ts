import { formatEuros } from "@trove/money";
import type { happenings as english } from "../../../locales/en/dashboard/notifications/happenings.ts";
import type { Translated } from "../../../locales/texts.ts";
import type { Notification } from "../../notifications/notification.ts";
import { isForCustomers, shownAs, type Told, type ToldCustomer } from "../../notifications/told.ts";

type ToldOperator = Exclude<Told, ToldCustomer>;

export const isForOperators = (told: Told): told is ToldOperator => !isForCustomers(told);

function content(t: Translated<typeof english>, { kind, params }: ToldOperator) {
  const { categories: of } = t;
  switch (kind) {
    case "orderWaiting":
      return {
        title: t.orderWaiting(params.number),
        category: of.shipments,
        link: `/dashboard/two?search=${params.number}`,
        isUrgent: false,
      };
    case "stocksLow":
      return { title: t.stocksLow(params.count), category: of.catalogue, link: "/dashboard/three", isUrgent: false };
    case "boxesShort":
      return {
        title: t.boxesShort(params.count),
        category: of.boxes,
        link: "/dashboard/group/prize-cover",
        isUrgent: true,
      };
    case "boxesKept":
      return {
        title: t.boxesKept(params.count),
        category: of.boxes,
        link: `/dashboard/three/works/${params.workId}`,
        isUrgent: true,
      };
    case "stockLow":
      return {
        title: t.stockLow(params.name, params.available),
        category: of.catalogue,
        link: `/dashboard/three/items/${params.itemId}`,
        isUrgent: false,
      };
    case "captureQuarantined":
      return {
        title: t.captureQuarantined(params.providerPaymentId),
        category: of.payments,
        link: "/dashboard/group/six",
        isUrgent: true,
      };
    case "refundFailed":
      return { title: t.refundFailed, category: of.payments, link: "/dashboard/group/six", isUrgent: true };
    case "approvalWaiting":
      return {
        title: t.approvalWaiting(params.userName),
        category: of.approvals,
        link: `/dashboard/group/approvals?approval=${params.approvalId}`,
        isUrgent: false,
      };
    case "approvalDecided":
      return {
        title: t.approvalDecided(params.isApproved),
        category: of.approvals,
        link: `/dashboard/group/approvals?approval=${params.approvalId}`,
        isUrgent: false,
      };
    case "approvalExpired":
      return {
        title: t.approvalExpired,
        category: of.approvals,
        link: `/dashboard/group/approvals?approval=${params.approvalId}`,
        isUrgent: false,
      };
    case "payoutWaiting":
      return {
        title: t.payoutWaiting(formatEuros(params.amount)),
        category: of.payments,
        link: "/dashboard/group/six/payouts",
        isUrgent: false,
      };
    case "identityWaiting":
      return {
        title: t.identityWaiting,
        category: of.cases,
        link: "/dashboard/group/cases?kind=IdentityCheck",
        isUrgent: false,
      };
    case "complaintReceived":
    case "complaintDue":
    case "complaintOverdue":
      return {
        title: t[kind](params.number),
        category: of.cases,
        link: `/dashboard/group/cases/${params.caseId}`,
        isUrgent: kind !== "complaintReceived",
      };
    case "boxStrays":
      return { title: t.boxStrays(params.name), category: of.boxes, link: "/dashboard/odds", isUrgent: true };
  }
}

/** Makes the drawer's form of a notification from the server. */
export const happened = (t: Translated<typeof english>, told: ToldOperator): Notification =>
  shownAs(told, content(t, told));
