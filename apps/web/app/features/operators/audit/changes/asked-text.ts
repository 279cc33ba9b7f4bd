import { formatEuros, formatMoney, ZERO_CENTS } from "@trove/money";
import { reductions } from "../../../../locales/en/items/reductions.ts";
import { audit } from "../../../../locales/en/operators/audit.ts";
import { changes } from "../../../../locales/en/operators/changes.ts";
import { settings } from "../../../../locales/en/operators/settings.ts";
import { people } from "../../../../locales/en/people.ts";
import { listText } from "../../../../locales/joined.ts";
import { countryName } from "../../../../locales/names.ts";
import { useTexts } from "../../../../locales/texts.ts";
import { dayText } from "../../../../ui/date-text.ts";
import type { CallResult } from "../../../../api/request.ts";
import { useWorkName } from "../../works/use-work-name.ts";
import { actionText } from "../action-text.ts";

type Approval = CallResult<"listApprovals">["items"][number];

/**
 * Returns a function that describes a requested change in one sentence. The compiler requires a sentence for each kind
 * of call.
 */
export function useAskedText(): (approval: Pick<Approval, "action" | "asked">) => string {
  const words = useTexts(audit);
  const { asks: t, guest } = useTexts(changes);
  const { groups } = useTexts(settings);
  const { items: pieces } = useTexts(people);
  const reduced = useTexts(reductions);
  const workName = useWorkName();
  const listed = (presets: readonly (keyof typeof words.rights.presetNames)[]) =>
    listText(presets.map((preset) => words.rights.presetNames[preset]));
  const person = (name: string | null) => name ?? guest;

  function sentence(asked: NonNullable<Approval["asked"]>): string {
    switch (asked.action) {
      case "appointOperator":
        return t.appointOperator(person(asked.personName), listed(asked.presets));
      case "applyBankStatement":
        return t.applyBankStatement(asked.fileName, asked.payments, formatEuros(asked.amount), asked);
      case "approvePayout":
        return t.approvePayout(formatEuros(asked.amount), person(asked.personName));
      case "refusePayout":
        return t.refusePayout(formatEuros(asked.amount), person(asked.personName));
      case "bookCapture":
        return t.bookCapture(formatMoney(asked.paid.amount, asked.paid.currencyCode), person(asked.personName));
      case "changePersonClosure": {
        const { personName, change, items, sellValue, amount, refusedAmount, payee } = asked;
        if (change === "Begin") return t.beginPersonClosure(person(personName));
        if (change === "TakeBack") return t.stopPersonClosure(person(personName));
        if (change === "NoteTransfer") return t.transferRest(person(personName), formatEuros(amount), payee ?? "");
        if (change === "GiveUpRest") return t.keepRest(person(personName), formatEuros(amount));
        const left = [pieces(items), formatEuros(sellValue), formatEuros(amount)] as const;
        const closing = t.confirmPersonClosure(person(personName), ...left);
        return refusedAmount === 0 ? closing : t.refusedOfClosure(closing, formatEuros(refusedAmount));
      }
      case "changeRights":
        if (asked.presets.length === 0) return t.removeRights(person(asked.personName));
        return t.changeRights(person(asked.personName), listed(asked.presets));
      case "changeSettings":
        return t.changeSettings(groups[asked.group].title);
      case "correctPersonIdentity": {
        const { personName, birthDate, residence } = asked;
        return t.correctPersonIdentity(person(personName), dayText(`${birthDate}T12:00:00Z`), countryName(residence));
      }
      case "createReduction": {
        const { itemName, items, percent, price, from, until } = asked;
        const by = percent === null ? formatEuros(price ?? ZERO_CENTS) : reduced.percentOff(percent);
        const [first, last] = [from && dayText(`${from}T12:00:00Z`), dayText(`${until}T12:00:00Z`)];
        return t.createReduction(reduced.named(itemName, items - 1), by, first, last);
      }
      case "createPromoCode": {
        const { code, kind, percent, amount, maxUses } = asked;
        if (kind === "Percent") return t.promoPercent(code, percent ?? 0, maxUses);
        return kind === "Amount"
          ? t.createPromoCode(code, amount && formatEuros(amount))
          : t.promoShipping(code, maxUses);
      }
      case "creditCapture":
        return t.creditCapture(formatMoney(asked.paid.amount, asked.paid.currencyCode), person(asked.personName));
      case "creditPerson":
        return t.creditPerson(formatEuros(asked.amount), person(asked.personName));
      case "failBankRefund":
        return t.failBankRefund(formatMoney(asked.paid.amount, asked.paid.currencyCode), person(asked.personName));
      case "holdShipments":
        return t.holdShipments(person(asked.personName), formatEuros(asked.amount));
      case "decideIdentity":
        return t.decideIdentity(person(asked.personName));
      case "liftExclusion":
        return t.liftExclusion(person(asked.personName));
      case "issueGift":
        return t.issueGift(formatEuros(asked.amount), asked.email);
      case "moderateReview":
        return asked.isVoid ? t.voidReview(asked.itemName, asked.rating) : t.publishReview(asked.itemName);
      case "publishLootboxVersion":
        return t.publishLootboxVersion(asked.boxVersion, asked.boxName);
      case "refundCapture":
        return t.refundCapture(formatMoney(asked.paid.amount, asked.paid.currencyCode));
      case "refundPurchase":
        if (asked.toBalance) return t.creditOwed(formatEuros(asked.amount), asked.orderNumber);
        return t.refundPurchase(formatEuros(asked.amount), asked.orderNumber);
      case "refundTopUp":
        return t.refundTopUp(formatMoney(asked.paid.amount, asked.paid.currencyCode), person(asked.personName));
      case "refundWithdrawal":
        return t.refundWithdrawal(formatEuros(asked.amount), asked.withdrawalNumber);
      case "setLootboxStatus":
        return t.setLootboxStatus(asked.boxName);
      case "setShipmentStatus":
        return t.setShipmentStatus(asked.shipmentNumber, formatEuros(asked.amount));
      case "startWork":
        return t.startWork(workName(asked), asked.rows);
      case "updateItem":
        return t.updateItem(asked.itemName);
      case "voidGift":
        return t.voidGift(formatEuros(asked.amount), person(asked.personName));
    }
  }

  return ({ action, asked }) => (asked === null ? actionText(words, action) : sentence(asked));
}
