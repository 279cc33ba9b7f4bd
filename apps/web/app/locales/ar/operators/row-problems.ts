import { formatEuros, fromEuros } from "@trove/money";
import type { rowProblems as english } from "../../en/operators/row-problems.ts";
import type { Translated } from "../../texts.ts";
import { isolate, number } from "../grammar.ts";

const price = (euros: number) => formatEuros(fromEuros(euros), "ar");

export const rowProblems: Translated<typeof english> = {
  FileNotText: () => `يجب أن يكون الملف نصًا بترميز ${isolate("UTF-8")}`,
  FileBlanks: ({ most }) => `في الملف فراغات أو أسطر فارغة متتالية يزيد عددها على ${number(most)}`,
  FileColumnUnknown: ({ column }) => `العمود «${isolate(column)}» غير معروف`,
  FileColumnRepeated: ({ column }) => `العمود «${isolate(column)}» مكرر`,
  FileTooLong: ({ most }) => `عدد أسطر الملف يزيد على ${number(most)}`,
  FileEmpty: () => "لا أسطر منتجات في الملف",
  FileUnreadable: () => "تعذرت قراءة الملف: يحتاج إلى وقت أو ذاكرة أكثر مما يُسمح به. قسّمه إلى ملفات أصغر",
  FileZip: () => "تعذرت قراءة ملف zip. أعد ضغط ملف CSV واحد مع صوره",
  FileZipPath: ({ name }) => `في ملف zip اسم يقود إلى مكان آخر أو مكرر: ${isolate(name)}`,
  FileZipCsv: ({ count }) => `يجب أن يحتوي ملف zip على ملف CSV واحد بالضبط. عددها فيه ${number(count)}`,
  FileZipLarge: ({ name, most }) => `الملف ${isolate(name)} في ملف zip أكبر من ${number(most)} م.ب`,
  FileZipEntries: ({ most }) => `عدد الملفات في ملف zip يزيد على ${number(most)}`,
  FileZipPictures: ({ most }) => `تذكر الأسطر أكثر من ${number(most)} صورة من ملف zip. قسّمه`,

  BankFileInvalid: () =>
    `الملف ليس كشف حساب مصرفي: استخدم ${isolate("CAMT.053")} بالإصدار 02 أو 08، أو ${isolate("CSV")}`,
  BankFileSums: () => "قيود الكشف لا تتفق مع أرصدته",
  BankFileAccount: ({ iban }) => `الكشف لحساب آخر، ${isolate(iban)}`,
  BankFileTwice: () => "يحتوي الملف على الكشف نفسه مرتين",
  BankFileTooLong: ({ most }) => `في الملف أكثر من ${number(most)} قيد`,

  LineCells: ({ cells, columns }) =>
    `عدد خلايا السطر (${number(cells)}) يختلف عن عدد خلايا سطر العناوين (${number(columns)})`,
  LineQuote: () => "علامة اقتباس غير مغلقة",
  LineRepeated: ({ line }) => `السطر ${number(line)} يخص المنتج نفسه`,
  ColumnMissing: ({ column }) => `المنتج الجديد يحتاج إلى العمود ${isolate(column)}`,
  CellNotYesOrNo: ({ column }) => `${isolate(column)}: اكتب ${isolate("yes")} أو ${isolate("no")}`,
  CellInvalid: ({ column }) => `${isolate(column)}: القيمة غير صالحة`,
  TextMissing: ({ column }) => `${isolate(column)}: لا يمكن تركه فارغًا`,
  TextTooLong: ({ column, most }) => `${isolate(column)}: الحد الأقصى لعدد الأحرف ${number(most)}`,
  TextInvisible: ({ column }) => `${isolate(column)}: لا يجوز أن يحتوي على أحرف غير مرئية`,
  ListTooLong: ({ column, most }) => `${isolate(column)}: العدد الأقصى ${number(most)}، كل منها في سطر`,
  EntryTooLong: ({ column, most }) => `${isolate(column)}: الحد الأقصى لعدد الأحرف لكل صورة ${number(most)}`,

  ItemUnknown: () => "لا منتج بهذا المعرّف",
  ItemChangedSinceExport: () => "تغيّر المنتج منذ تصدير الملف. صدّره من جديد",
  ItemChangedSince: () => "تغيّر المنتج بعد ذلك، فيبقى كما هو",
  ItemSoldSince: () => "بيع منه بعد ذلك أكثر مما كان سيبقى، فيبقى المنتج كما هو",
  AddressFixed: () => "عنوان رابط المنتج لا يتغير أبدًا",
  AddressInvalid: () => `${isolate("Address")}: أحرف لاتينية صغيرة وأرقام وشرطات مفردة فقط`,
  AddressTaken: () => "عنوان الرابط هذا يخص منتجًا آخر",
  CategoryInvalid: () => `${isolate("Category")}: اكتب عنوان رابط إحدى الفئات`,
  CategoryUnknown: () => "هذه الفئة غير موجودة",
  CategoryHidden: () => "المتجر لا يعرض هذه الفئة",
  PriceInvalid: () => `${isolate("Market price")}: اكتب مبلغًا بمنزلتين عشريتين على الأكثر`,
  PriceOutOfBounds: ({ least, most }) => `يجب أن يكون سعر السوق بين ${price(least)} و${price(most)}`,
  StockInvalid: ({ most }) =>
    `${isolate("Stock")}: اكتب عددًا صحيحًا لا يتجاوز ${number(most)}، أو ${isolate("unlimited")}`,
  StockOutOfBounds: ({ most }) => `يجب أن يكون المخزون بين 0 و${number(most)}`,
  WeightInvalid: ({ most }) =>
    `${isolate("Weight in grams")}: اكتب عددًا صحيحًا لا يتجاوز ${number(most)}، أو اتركه فارغًا`,
  CountryInvalid: ({ column }) => `${isolate(column)}: اكتب رمز بلد، مثل DE، أو اتركه فارغًا`,
  SafetyMissing: ({ columns }) => `لا يعرض المتجر منتجًا إلا بمعلومات سلامته. ينقص: ${isolate(columns)}`,
  StockSold: () => "بيع في هذه الأثناء أكثر مما يسمح بهذا التغيير",
  PictureInvalid: () => `${isolate("Pictures")}: اكتب عناوين صور من هذا المتجر`,
  PictureMissing: ({ name }) => `لا توجد الصورة ${isolate(name)} في ملف zip`,
  PictureUnreadable: ({ name }) => `تعذرت قراءة الصورة ${isolate(name)}. استخدم ملف JPEG أو PNG أو WebP`,
  PictureGone: ({ address }) => `الصورة ${isolate(address)} لم تعد موجودة. ارفعها من جديد`,

  ReductionOverlaps: ({ item }) => `للمنتج «${isolate(item)}» تخفيض في بعض هذه الأيام`,
  ReductionNotLower: ({ item, lowest }) =>
    `يجب أن يقل سعر «${isolate(item)}» بنسبة 1% على الأقل عن ${price(lowest)}، وهو أدنى سعر له في آخر 30 يومًا`,
  ReductionTooLong: ({ item, box, days }) =>
    `الصندوق المفتوح «${isolate(box)}» فيه «${isolate(item)}»، فيُخفَّض ${number(days)} يومًا من كل 60 يومًا على الأكثر. للأطول غيّر سعر السوق`,
  ReductionTooNew: ({ item, days }) =>
    `عُرض «${isolate(item)}» للبيع أقل من ${number(days)} يومًا من آخر 90 يومًا، فلا يُعرف أدنى سعر له`,
  ReductionEmpty: () => "لا منتج في الفئة يمكن تخفيضه في هذه الأيام",

  BoxHoldsItem: ({ box }) => `الصندوق المفتوح «${isolate(box)}» فيه هذا المنتج، فيبقى اسمه وصوره وظهوره كما هي`,
  BoxOpened: ({ box }) => `فُتح الصندوق «${isolate(box)}» بعد بدء المهمة. خطّط الصف من جديد لترى احتمالاته`,
  BoxOddsChanged: ({ box }) =>
    `تغيّرت احتمالات الصندوق «${isolate(box)}» بعد بدء المهمة. خطّط الصف من جديد لترى الاحتمالات الجديدة`,

  ShipmentUnpaid: () => "لم تُدفع بعد",
  ShipmentUnapproved: () => "يجب اعتمادها أولًا",
  ShipmentPacking: () => "يجري تجهيزها",
  ShipmentShipped: () => "شُحنت من قبل",
  ShipmentCancelled: () => "ملغاة",
  ShipmentOnHold: () => "شحنات هذا الشخص معلّقة",
  ShipmentShort: ({ item, needed, available }) =>
    `المخزون لا يكفي: ${isolate(item)} (المطلوب ${number(needed)}، المتوفر ${number(available)})`,
  ApprovalNeeded: () => "يجب أن يوافق شخص آخر. اطلب ذلك في صفحتها",

  Uncoded: () => "هذا الخطأ سابق لتحديث. الملف الذي تنزّله يذكره",
};
