import type { ShippingMethod } from "@trove/contract/statuses";
import type { shipping as english } from "../../en/shipments/shipping.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural } from "../grammar.ts";
import { nouns } from "../nouns.ts";

const methods = {
  standard: "عادي",
  express: "سريع",
} as const satisfies Record<ShippingMethod, string>;

export const shipping: Translated<typeof english> = {
  title: "شحن منتجات",
  lead: "أرسل منتجات من مقتنياتك إلى بابك.",
  steps: { items: "المنتجات", delivery: "التوصيل", address: "العنوان", confirm: "التأكيد", complete: "تم" },
  stepsLabel: "الخطوات",
  itemsTitle: "ماذا نرسل؟",
  itemsHint: (most: number) =>
    plural(most, {
      one: "يتسع الطرد لمنتج واحد.",
      two: "يتسع الطرد الواحد لمنتجين على الأكثر. والتكلفة نفسها لمنتج واحد أو لمنتجين.",
      few: "يتسع الطرد الواحد لـ # منتجات على الأكثر. والتكلفة نفسها لمنتج واحد أو لـ #.",
      many: "يتسع الطرد الواحد لـ # منتجًا على الأكثر. والتكلفة نفسها لمنتج واحد أو لـ #.",
      other: "يتسع الطرد الواحد لـ # منتج على الأكثر. والتكلفة نفسها لمنتج واحد أو لـ #.",
    }),
  deliveryTitle: "بأي سرعة؟",
  addressTitle: "إلى أين؟",
  confirmTitle: "راجع وأرسل",
  select: (name: string) => `إرسال ${isolate(name)}`,
  several: (name: string, count: number) => (count > 1 ? `${isolate(name)} × ${count}` : name),
  chosen: (count: number, most: number) => `المختار ${count} من ${most}`,
  noneChosen: "اختر منتجًا واحدًا على الأقل",
  noMethod: "اختر طريقة التوصيل",
  noAddress: "اختر عنوانًا",
  cannotShip: (country: string) => `لا نوصل إلى ${isolate(country)} بعد. اختر عنوانًا آخر.`,
  full: (most: number) =>
    plural(most, {
      one: "هذا منتج واحد، وهو أقصى ما يتسع له الطرد.",
      two: "هذان منتجان، وهو أقصى ما يتسع له الطرد.",
      few: "هذه # منتجات، وهو أقصى ما يتسع له الطرد.",
      many: "هذه # منتجًا، وهو أقصى ما يتسع له الطرد.",
      other: "هذه # منتج، وهو أقصى ما يتسع له الطرد.",
    }),
  legend: "التوصيل",
  methods,
  days: { standard: "من 3 إلى 5 أيام عمل", express: "من يوم عمل إلى يومين" },
  addressLegend: "التوصيل إلى",
  addressHint: "نوصل داخل أوروبا.",
  next: "متابعة",
  back: "رجوع",
  change: (step: string) => `تغيير: ${isolate(step)}`,
  changeWord: "تغيير",
  summary: "طردك",
  items: (count: number) => plural(count, nouns.items),
  cost: "الشحن",
  balance: "رصيدك",
  after: "بعد ذلك",
  confirm: (amount: string) => `شحن مقابل ${isolate(amount)}`,
  tooLittle: (missing: string) => `ينقص رصيدك ${isolate(missing)}.`,
  topUp: "تعبئة الرصيد",
  priceChanged: (before: string, now: string) =>
    `أصبحت تكلفة الشحن ${isolate(now)} بدلًا من ${isolate(before)}. أكّد مرة أخرى إن كان ذلك مناسبًا.`,
  gone: "بعض ما اخترته لم يعد موجودًا. راجع ما بقي.",
  completeTitle: "تم طلب طردك",
  completeText: "سنجهّزه تاليًا. يمكنك متابعته، أو إلغاؤه إلى أن نبدأ.",
  toShipment: "متابعة هذه الشحنة",
  toInventory: "العودة إلى مقتنياتك",
  again: "إرسال منتج آخر",
  none: "لا شيء للشحن بعد",
  toBoxes: "تصفّح الصناديق",
  toShop: "تصفّح المتجر",
};
