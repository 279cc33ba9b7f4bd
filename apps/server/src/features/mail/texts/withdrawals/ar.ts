import { isFault, type WithdrawalException } from "@trove/contract/withdrawals";
import { cents, formatEuros } from "@trove/money";
import { isolated } from "../../../files/index.ts";
import type { PayloadOf } from "../../kinds.ts";
import type { Texts } from "../mail-texts.ts";

const moment = (utc: string) => isolated(`${utc.slice(0, 10)} ${utc.slice(11, 16)} UTC`);
const money = (amountCents: number) => isolated(formatEuros(cents(amountCents), "ar"));

const exceptions: Record<WithdrawalException, string> = {
  TooLate: "كانت مهلة العدول قد انتهت.",
  Drawing: "لا حق في العدول عن فتح صندوق: وافقت على السحب قبله.",
  Sold: "بيعت المنتجات إلى المتجر من جديد.",
  AlreadyReturned: "أُعيدت المنتجات ورُدّ ثمنها من قبل.",
  Hygiene: "كانت المنتجات مختومة لأسباب صحية، وفُتح الختم.",
  MadeToOrder: "صُنعت المنتجات بناءً على طلبك.",
  NotOurs: "لم نجد طلبًا في هذا المتجر يطابق ما أرسلته.",
  GoodsMissing: "لم تصلنا المنتجات المرتجعة.",
  NoFault: "لم يكن في السلع عيب، أو نشأ العيب لاحقًا.",
  GuaranteeOver: "انتهت مدة السنتين التي نضمن فيها العيوب.",
};

const nothings: Record<PayloadOf<"withdrawalEnded">["nothing"], string> = {
  PaidBefore: "لم يبقَ ما يُردّ: عاد المال من قبل.",
  WorthLost: "لا يوجد ما يُردّ: فقدت السلع قيمتها كلها.",
};

function refunded({ balanceCents, cardCents, setOffCents, nothing }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0 ? [`سنردّ ${money(cardCents)} إلى البطاقة أو الحساب الذي دفعت به. قد يستغرق ذلك بضعة أيام.`] : []),
    ...(balanceCents > 0 ? [`عاد ${money(balanceCents)} إلى رصيدك الذي دفعت منه.`] : []),
    ...(setOffCents > 0 ? [`سدّد ${money(setOffCents)} من ذلك شحن رصيد كان مصرفك قد استردّه.`] : []),
    ...(cardCents + balanceCents === 0 ? [nothings[nothing]] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: (received, { brand }) => {
    const { number, orderNumber, name, receivedAtUtc, seller, reason, isJudged, link, withoutRight } = received;
    const sending = isFault(reason)
      ? "أعد السلع خلال 14 يومًا مع الملصق داخل الطرد. نحن ندفع تكلفة ذلك، ونردّ مالك بعد وصول السلع إلينا."
      : "إذا أُرسلت إليك منتجات، فأعدها خلال 14 يومًا مع هذا الرقم داخل الطرد. نردّ مالك خلال 14 يومًا من عدولك على الأكثر، ويجوز لنا أن ننتظر حتى تصلنا المنتجات أو إثبات إرسالها.";
    const confirming =
      "افتح الرابط أدناه لتثبت أن صندوق البريد هذا لك. عندها فقط يمكننا ردّ عمليات شحن رصيد الحساب بهذا العنوان، إن وُجد.";
    const next = orderNumber === null && link !== null ? confirming : sending;
    const action = { label: orderNumber === null ? "تأكيد العدول" : "الإرجاع والملصق", url: link ?? "" };
    return {
      subject: isFault(reason)
        ? `إرجاعك ${isolated(number)} لدى ${isolated(brand)}`
        : `عدولك ${isolated(number)} لدى ${isolated(brand)}`,
      heading: isFault(reason) ? "استلمنا طلب الإرجاع" : "استلمنا عدولك",
      paragraphs: [
        isFault(reason)
          ? `أخبرت ${isolated(brand)} أن في سلع أرسلناها إليك مشكلة. استلمنا ذلك في ${moment(receivedAtUtc)}.`
          : `أعلنت لدى ${isolated(brand)} أنك تعدل عن عقد. استلمنا ذلك في ${moment(receivedAtUtc)}.`,
        isJudged
          ? "ينظر فريقنا في الأمر ويخبرك بالخطوة التالية. لا ترسل شيئًا الآن من فضلك. تبقى حقوقك في الضمان القانوني كما هي."
          : next,
        ...(withoutRight.length > 0
          ? [`لا يمكن إعادة هذه المنتجات: ${withoutRight.map(isolated).join("، ")}. ${exceptions.Drawing}`]
          : []),
      ],
      rows: [
        { label: "العدول", value: isolated(number) },
        { label: "بشأن", value: orderNumber === null ? "عمليات شحن رصيدك" : isolated(orderNumber) },
        ...(name === null ? [] : [{ label: "الاسم", value: isolated(name) }]),
        { label: "استُلم", value: moment(receivedAtUtc) },
        { label: "إلى", value: isolated(seller) },
      ],
      ...(link === null ? {} : { action }),
      closing: ["احتفظ بهذه الرسالة: إنها تؤكد عدولك.", "لم تكن أنت؟ ردّ على هذه الرسالة."],
    };
  },
  withdrawalStep: ({ number, orderNumber, step, link }, { brand }) => ({
    subject: `عدولك ${isolated(number)} لدى ${isolated(brand)}`,
    heading: "جديد بشأن عدولك",
    paragraphs: [
      {
        Matched: "وجد فريقنا الطلب أو الشحنة التي يخصها هذا العدول.",
        GoodsNoted: "سجّل فريقنا سلعًا تعود إلينا بهذا العدول. لم تعد ملكك، وسنردّ لك ثمنها.",
        Accepted: "نقبل إرجاعك. أعد السلع خلال 14 يومًا مع الملصق داخل الطرد. نحن ندفع تكلفة ذلك.",
      }[step],
    ],
    rows: orderNumber === null ? [] : [{ label: "بشأن", value: isolated(orderNumber) }],
    ...(link === null ? {} : { action: { label: "الإرجاع والملصق", url: link } }),
    closing: ["لم تعدل عن شيء؟ ردّ على هذه الرسالة فورًا."],
  }),
  withdrawalEnded: (ended, { brand }) => ({
    subject: `عدولك ${isolated(ended.number)} لدى ${isolated(brand)}`,
    heading: ended.exception === null ? "رددنا ثمن ما عدلت عنه" : "لا يمكننا قبول عدولك",
    paragraphs: ended.exception === null ? refunded(ended) : [exceptions[ended.exception]],
    rows: ended.orderNumber === null ? [] : [{ label: "بشأن", value: isolated(ended.orderNumber) }],
    closing: ["هل من خطأ؟ ردّ على هذه الرسالة وسننظر في الأمر."],
  }),
};
