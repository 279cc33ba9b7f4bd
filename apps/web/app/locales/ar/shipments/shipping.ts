import type { ShippingMethod } from "@trove/contract/statuses";
import type { shipping as english } from "../../en/shipments/shipping.ts";
import type { Translated } from "../../texts.ts";
import { isolate, plural, workingDays } from "../grammar.ts";
import { nouns } from "../nouns.ts";

const methods = {
  standard: "عادي",
  express: "سريع",
} as const satisfies Record<ShippingMethod, string>;

export const shipping: Translated<typeof english> = {
  title: "شحن منتجات",
  steps: { items: "المنتجات", delivery: "التوصيل", address: "العنوان", confirm: "التأكيد" },
  stepsLabel: "الخطوات",
  itemsTitle: "اختر المنتجات التي تريد شحنها",
  itemsHint: (most: number) =>
    plural(most, {
      one: "يتسع الطرد لمنتج واحد.",
      two: "يتسع الطرد الواحد لمنتجين على الأكثر. والتكلفة نفسها لمنتج واحد أو لمنتجين.",
      few: "يتسع الطرد الواحد لـ # منتجات على الأكثر. والتكلفة نفسها لمنتج واحد أو لـ #.",
      many: "يتسع الطرد الواحد لـ # منتجًا على الأكثر. والتكلفة نفسها لمنتج واحد أو لـ #.",
      other: "يتسع الطرد الواحد لـ # منتج على الأكثر. والتكلفة نفسها لمنتج واحد أو لـ #.",
    }),
  deliveryTitle: "اختر سرعة التوصيل",
  addressTitle: "اختر عنوان التوصيل",
  confirmTitle: "راجع وأكّد",
  select: (name: string) => `شحن ${isolate(name)}`,
  selectAll: "تحديد الكل",
  selectMost: (most) => `تحديد ${most}`,
  clear: "إلغاء التحديد",
  several: (name: string, count: number) => (count > 1 ? `${isolate(name)} × ${count}` : name),
  chosen: (count: number, most: number) => `المختار ${count} من ${most}`,
  noneChosen: "اختر منتجًا واحدًا على الأقل",
  noAddress: "اختر عنوانًا",
  cannotShip: (country: string) => `لا نوصل إلى ${isolate(country)} بعد. اختر عنوانًا آخر.`,
  full: (most: number) =>
    plural(most, {
      one: "اخترت منتجًا واحدًا، وهو أقصى ما يتسع له الطرد.",
      two: "اخترت منتجين، وهو أقصى ما يتسع له الطرد.",
      few: "اخترت # منتجات، وهو أقصى ما يتسع له الطرد.",
      many: "اخترت # منتجًا، وهو أقصى ما يتسع له الطرد.",
      other: "اخترت # منتج، وهو أقصى ما يتسع له الطرد.",
    }),
  legend: "التوصيل",
  methods,
  workingDays,
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
  after: "الرصيد بعد الشحن",
  confirm: (amount: string) => `شحن مقابل ${isolate(amount)}`,
  tooLittle: (missing: string) => `ينقص رصيدك ${isolate(missing)}.`,
  topUp: "تعبئة الرصيد",
  priceChanged: (before: string, now: string) =>
    `أصبحت تكلفة الشحن ${isolate(now)} بدلًا من ${isolate(before)}. أكّد مرة أخرى للمتابعة.`,
  gone: "لم تعد بعض المنتجات التي اخترتها متوفرة. راجع ما بقي.",
  completeTitle: "تم تأكيد شحنتك",
  completeText: "سنبدأ تجهيزها. يمكنك تتبّعها، أو إلغاؤها إلى أن نوافق عليها.",
  toShipment: "تتبّع هذه الشحنة",
  toInventory: "العودة إلى مقتنياتك",
  again: "شحن منتجات أخرى",
  none: "لا شيء للشحن بعد",
  toBoxes: "تصفّح الصناديق",
  toShop: "تصفّح المتجر",
};
