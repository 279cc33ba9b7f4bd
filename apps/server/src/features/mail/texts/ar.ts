import { promiseText } from "@trove/contract";
import { cents, formatEuros } from "@trove/money";
import { isolated } from "../../files/index.ts";
import type { PayloadOf } from "../kinds.ts";
import type { Catalogue } from "./mail-texts.ts";
import { breakTexts } from "./breaks/ar.ts";
import { accountTexts, leftTexts } from "./account/ar.ts";
import { factorTexts } from "./factors/ar.ts";
import { giftTexts } from "./gifts/ar.ts";
import { launchTexts } from "./launch/ar.ts";
import { openingTexts } from "./confirmations/ar.ts";
import { complaintTexts } from "./complaints/ar.ts";
import { parcelTexts } from "./parcels/ar.ts";
import { withdrawalTexts } from "./withdrawals/ar.ts";

const rules = new Intl.PluralRules("ar");

function minutes(count: number): string {
  const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {
    one: "دقيقة واحدة",
    two: "دقيقتين",
    few: `${count} دقائق`,
  };
  return forms[rules.select(count)] ?? `${count} دقيقة`;
}

const moment = (utc: string) => isolated(`${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`);
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

const countries = new Intl.DisplayNames("ar", { type: "region" });
const money = (amountCents: number) => formatEuros(cents(amountCents), "ar");

const methods = { standard: "توصيل عادي", express: "توصيل سريع" };

function orderRows({ lines, shippingMethod, promise, discount, ...order }: PayloadOf<"orderConfirmation">) {
  return [
    ...lines.map(({ name, quantity, totalCents }) => {
      return { label: `${quantity} × ${isolated(name)}`, value: money(totalCents) };
    }),
    ...(shippingMethod ? [{ label: methods[shippingMethod], value: money(order.shippingCostCents) }] : []),
    ...(discount ? [{ label: `الرمز ${isolated(discount.code)}`, value: money(-discount.cents) }] : []),
    ...(promise ? [{ label: "موعد الوصول", value: promiseText(promise, "ar") }] : []),
    { label: "الإجمالي", value: money(order.totalCents) },
    { label: "شامل ضريبة القيمة المضافة", value: money(order.vatCents) },
  ];
}

const lateResults: Record<PayloadOf<"paymentLate">["outcome"], (amount: string) => string> = {
  credited: (amount) => `أضفنا ${isolated(amount)} إلى رصيدك. يمكنك إنفاقه على أي شيء في المتجر.`,
  refunded: (amount) => `سنردّ ${isolated(amount)} إلى البطاقة أو الحساب الذي دفعت به.`,
  failed: () => "لم يُخصم منك شيء.",
};

/** The numbers of openings, from the first to the last, as part of a sentence. */
const numbers = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">) =>
  firstNonce === lastNonce ? `رقم ${firstNonce}` : `الأرقام من ${firstNonce} إلى ${lastNonce}`;

const fileName = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">) =>
  firstNonce === lastNonce ? `openings-${firstNonce}.json` : `openings-${firstNonce}-to-${lastNonce}.json`;

/** Chooses the Arabic form for one, two, or more receipts or openings. No text here states their number. */
function oneTwoOrMore(count: number, one: string, two: string, several: string): string {
  return count === 1 ? one : count === 2 ? two : several;
}

export const ar: Catalogue = {
  colon: ": ",
  greeting: (name) => (name === null ? "مرحبًا،" : `مرحبًا ${isolated(name)}،`),
  passwordReset: ({ link, validMinutes }, { brand }) => ({
    subject: `إعادة تعيين كلمة مرور حسابك في ${isolated(brand)}`,
    heading: "إعادة تعيين كلمة المرور",
    paragraphs: [`طلبت إعادة تعيين كلمة مرور حسابك في ${isolated(brand)}.`],
    action: { label: "تعيين كلمة مرور جديدة", url: link },
    closing: [
      `يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال ${minutes(validMinutes)}. وعند تعيين كلمة مرور جديدة يُسجَّل خروجك من كل مكان.`,
      "لم تطلب هذا؟ يمكنك تجاهل هذه الرسالة. لن تتغير كلمة مرورك.",
    ],
  }),
  passwordChanged: ({ changedAtUtc, resetLink }, { brand }) => ({
    subject: `تم تغيير كلمة مرور حسابك في ${isolated(brand)}`,
    heading: "تم تغيير كلمة المرور",
    paragraphs: [
      `تم تغيير كلمة مرور حسابك في ${isolated(brand)} بتاريخ ${moment(changedAtUtc)}، وسُجّل الخروج من الأجهزة الأخرى.`,
      "إن كنت أنت من فعل ذلك، فلا يلزمك فعل شيء.",
    ],
    action: { label: "لم أكن أنا: إعادة تعيين كلمة المرور", url: resetLink },
    closing: ["عند تعيين كلمة مرور جديدة يُسجَّل خروج الجميع من حسابك."],
  }),
  accountLinked: ({ linkedAtUtc, link }, { brand }) => ({
    subject: `طريقة جديدة لتسجيل دخولك إلى ${isolated(brand)}`,
    heading: "لحسابك طريقة جديدة لتسجيل الدخول",
    paragraphs: [
      `بتاريخ ${moment(linkedAtUtc)} سجّلت الدخول إلى ${isolated(brand)} بعنوان البريد الإلكتروني هذا، وله حساب بالفعل. أصبح الحساب الآن لك.`,
      "لم تعد كلمة مروره القديمة تعمل، وسُجّل خروج كل من دخل بها.",
    ],
    action: { label: "مراجعة عناوين الحساب", url: link },
    closing: ["لم تسجّل هنا من قبل؟ إذن استخدم غيرك عنوان بريدك الإلكتروني. أزل ما ليس لك، مثل عناوين التوصيل."],
  }),
  emailFollowed: ({ changedAtUtc, link }, { brand }) => ({
    subject: `تم تغيير عنوان بريدك الإلكتروني في ${isolated(brand)}`,
    heading: "تم تغيير عنوان بريدك الإلكتروني",
    paragraphs: [
      `بتاريخ ${moment(changedAtUtc)} تم تغيير عنوان البريد الإلكتروني لحسابك في ${isolated(brand)} إلى العنوان الذي تسجّل الدخول به الآن. لن نرسل رسائل إلى هذا العنوان بعد الآن.`,
      "إن كنت أنت من فعل ذلك، فلا يلزمك فعل شيء.",
    ],
    action: { label: "لم أكن أنا: طلب المساعدة", url: link },
    closing: ["احتفظ بهذه الرسالة: فهي تُظهر أن الحساب كان لك."],
  }),
  // Does not show the passkey's name, as the mail about a browser shows no name: the person who added it chose the
  // name, and could have put a message into it.
  factorChanged: ({ change, codesLeft, changedAtUtc, link }, { brand }) => {
    const { subject, text } = factorTexts[change];
    return {
      subject: `${isolated(brand)}: ${subject}`,
      heading: "تسجيل الدخول بخطوتين",
      paragraphs: [
        `بتاريخ ${moment(changedAtUtc)} ${text}`,
        "إن كنت أنت من فعل ذلك، فلا يلزمك فعل شيء. وإلا فغيّر كلمة المرور وتواصل معنا فورًا.",
      ],
      rows: codesLeft === null ? [] : [{ label: "رموز الاسترداد المتبقية", value: String(codesLeft) }],
      action: { label: "مراجعة إعدادات الأمان", url: link },
      closing: ["نرسل هذه الرسالة كلما تغيّر تسجيل الدخول بخطوتين في حسابك، أو أُدخلت عدة رموز خاطئة."],
    };
  },
  accountEvent: ({ event, atUtc, link, left }, { brand }) => {
    const { subject, text, more, button } = accountTexts[event];
    return {
      subject: `${isolated(brand)}: ${subject}`,
      heading: "حسابك",
      paragraphs: [`بتاريخ ${moment(atUtc)} ${text}`, more],
      rows: left
        ? [
            { label: leftTexts.items, value: String(left.items) },
            { label: leftTexts.balance, value: money(left.amountCents) },
          ]
        : [],
      action: { label: button, url: link },
      closing: ["نرسل هذه الرسالة كلما حدث شيء يخص حسابك كله."],
    };
  },
  ...complaintTexts,
  ...giftTexts,
  linkCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${isolated(code)} هو رمزك في ${isolated(brand)}`,
    heading: "أكّد هويتك",
    paragraphs: [
      `يحاول شخص ما تسجيل الدخول إلى ${isolated(brand)} بطريقة جديدة بعنوان البريد الإلكتروني هذا، وله حساب بالفعل. من يُدخل هذا الرمز يحصل على الحساب، وتتوقف كلمة مروره عن العمل. تنتهي صلاحية الرمز خلال ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "الرمز", value: code }],
    closing: ["لم تكن أنت؟ لا تعطِ الرمز لأحد. فبدونه لا يحدث شيء لحسابك."],
  }),
  factorCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${isolated(code)} هو رمزك في ${isolated(brand)}`,
    heading: "فعّل تسجيل الدخول بخطوتين",
    paragraphs: [
      `أدخل هذا الرمز لتفعيل تسجيل الدخول بخطوتين في حسابك في ${isolated(brand)}. تنتهي صلاحيته خلال ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "الرمز", value: code }],
    closing: ["لم تكن أنت؟ هذا يعني أن شخصًا ما دخل إلى حسابك. لا تعطِ الرمز لأحد، وغيّر كلمة مرورك الآن."],
  }),
  newDevice: ({ device, countryCode, signedInAtUtc, link }, { brand }) => ({
    subject: `تسجيل دخول جديد إلى حسابك في ${isolated(brand)}`,
    heading: "تسجيل دخول جديد إلى حسابك",
    paragraphs: [
      `سُجّل الدخول إلى حسابك في ${isolated(brand)} بتاريخ ${moment(signedInAtUtc)}، من جهاز جديد.`,
      "إن كنت أنت من فعل ذلك، فلا يلزمك فعل شيء.",
    ],
    rows: [
      { label: "الجهاز", value: device },
      ...(countryCode === null ? [] : [{ label: "البلد", value: countries.of(countryCode) ?? countryCode }]),
    ],
    action: { label: "لم أكن أنا: مراجعة جلساتي", url: link },
    closing: ["سجّل الخروج من كل الأماكن الأخرى، ثم غيّر كلمة المرور."],
  }),
  // Does not show the browser's name: the person who added the browser chose the name, and could have put a message
  // into it.
  browserKeyAdded: ({ addedAtUtc, link }, { brand }) => ({
    subject: "متصفح جديد يستطيع فتح الصناديق لك",
    heading: "متصفح جديد يستطيع فتح الصناديق لك",
    paragraphs: [
      `أُضيف بتاريخ ${moment(addedAtUtc)} متصفح مسجّل دخوله إلى حسابك في ${isolated(brand)}. وهو يستطيع فتح الصناديق لك.`,
      "إن كنت أنت من فعل ذلك، فلا يلزمك فعل شيء.",
    ],
    action: { label: "لم أكن أنا: مراجعة متصفحاتي", url: link },
    closing: ["أزل كل متصفح ليس لك، ثم غيّر كلمة المرور: فهذا يسجّل خروج كل من عداك."],
  }),
  orderConfirmation: (order, { brand, url }) => ({
    subject: `طلبك ${isolated(order.number)} من ${isolated(brand)}`,
    heading: "شكرًا لطلبك",
    paragraphs: [
      order.shippingMethod
        ? `استلمنا طلبك ${isolated(order.number)}. سنراسلك بالبريد الإلكتروني عندما يصبح في الطريق إليك.`
        : `طلبك ${isolated(order.number)} مدفوع، والمنتجات في مقتنياتك.`,
    ],
    rows: orderRows(order),
    action: linkTo("عرض طلبك", order.link),
    closing: ["احتفظ بهذه الرسالة تأكيدًا لطلبك ولما دفعته.", `يمكنك العدول خلال 14 يومًا من الاستلام: ${url}/withdraw`],
  }),
  paymentLate: ({ number, totalCents, outcome, link }) => ({
    subject: `دفعة طلبك ${isolated(number)}`,
    heading: outcome === "failed" ? "لم يتم الدفع" : "وصلت دفعتك متأخرة",
    paragraphs: [
      outcome === "failed"
        ? `لم يكتمل دفع طلبك ${isolated(number)}، ولذلك أُلغي الطلب.`
        : `وصلتنا دفعة طلبك ${isolated(number)} بعد إلغاء الطلب.`,
      lateResults[outcome](money(totalCents)),
    ],
    action: { label: "العودة إلى المتجر", url: link },
    closing: ["يمكنك تقديم الطلب من جديد متى شئت."],
  }),
  ...parcelTexts,
  openingReceipts: (opened, { brand }) => {
    const { firstNonce, lastNonce, boxCount, paidCents, voidCount, link, proofs } = opened;
    const count = lastNonce - firstNonce + 1;
    const openings = oneTwoOrMore(count, "عملية الفتح", "عمليتي الفتح", "عمليات الفتح");
    return {
      subject: `${oneTwoOrMore(count, "إيصالك", "إيصالاك", "إيصالاتك")} من ${isolated(brand)}، ${numbers(opened)}`,
      heading: `${oneTwoOrMore(count, "إيصال", "إيصالا", "إيصالات")} ${openings}`,
      paragraphs:
        proofs === null
          ? [
              "لم يُرفق ملف الإثبات: فيه بذرة عميل مكتوبة يدويًا، وهذا البريد الإلكتروني لم يُؤكَّد بعد. يمكنك حفظه من الصفحة أدناه. ويتأكد العنوان عند تعيين كلمة مرور جديدة عبر البريد.",
            ]
          : [
              `يثبت الملف المرفق كيف جرت ${oneTwoOrMore(count, "عملية الفتح", "عمليتا الفتح", "عمليات الفتح")} (${numbers(opened)}): ما تعهّدنا به، وما كشفه متصفحك، والنتيجة، بتوقيع الطرفين.`,
              "احتفظ بهذه الرسالة. الملف ملكك: يبقى صالحًا حتى إن ادّعينا يومًا غير ذلك، أو مُسحت بيانات متصفحك.",
            ],
      rows: [
        { label: "عمليات الفتح", value: numbers(opened) },
        { label: "الصناديق", value: `${boxCount}` },
        { label: "المدفوع", value: money(paidCents) },
        ...(voidCount > 0 ? [{ label: "انتهت بلا خصم", value: `${voidCount}` }] : []),
      ],
      action: { label: proofs === null ? "عرض الإيصالات" : "فحص الملف", url: link },
      closing: [
        ...(proofs === null
          ? []
          : ["احفظ الملف وأفلته في تلك الصفحة، أو افحصه ببرنامج سطر الأوامر الذي لا يحتاج إلى صفحاتنا."]),
        "لا فجوات في الأرقام: ما دامت هذه الرسائل مفعّلة، تبدأ كل رسالة حيث انتهت سابقتها. وإلا فهناك ما ينقص: قارنه بالقائمة في تلك الصفحة.",
        "تصلك هذه الرسائل لأنك فعّلتها. ويمكنك إيقافها في الصفحة نفسها.",
      ],
      attachments: proofs === null ? [] : [{ name: fileName(opened), json: proofs }],
    };
  },
  wishNews: ({ name, priceCents, beforeCents, link, preferences }) => ({
    subject:
      beforeCents === null
        ? `عاد ${isolated(name)} إلى المخزون`
        : `${isolated(name)} بسعر ${isolated(money(priceCents))} الآن`,
    heading: "جديد قائمة أمنياتك",
    paragraphs: [
      beforeCents === null
        ? `عاد ${isolated(name)} من قائمة أمنياتك إلى المخزون بسعر ${isolated(money(priceCents))}.`
        : `${isolated(name)} من قائمة أمنياتك سعره الآن ${isolated(money(priceCents))}.`,
    ],
    action: { label: "عرض المنتج", url: link },
    closing: [`تصلك هذه الرسائل لأنك فعّلتها. يمكنك إيقافها هنا: ${preferences}`],
  }),
  ...breakTexts,
  ...launchTexts,
  ...openingTexts,
  ...withdrawalTexts,
  disputeAnswer: ({ text, isHeld, files, link }, { brand }) => ({
    subject: `سؤالك عن عملية فتح في ${isolated(brand)}`,
    heading: "نظرنا في عملية الفتح",
    paragraphs: [
      ...text.split(/\n+/),
      ...(isHeld ? ["اجتازت عملية الفتح كل فحوص أداة التحقق العامة."] : []),
      ...(files.length === 0
        ? []
        : ["أرفقنا وثائقنا عنها، مع الإثباتات من سجلاتنا العامة. لست مضطرًا إلى تصديق كلامنا: تحقّق بنفسك."]),
    ],
    action: { label: "فحص الملف", url: link },
    closing: ["أفلت الملف في تلك الصفحة، أو افحصه ببرنامج سطر الأوامر الذي لا يحتاج إلى صفحاتنا."],
    attachments: files,
  }),
};
