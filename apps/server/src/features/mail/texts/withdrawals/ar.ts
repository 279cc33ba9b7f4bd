import type { WithdrawalException } from "@trove/contract/withdrawals";
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
};

function refunded({ balanceCents, cardCents }: PayloadOf<"withdrawalEnded">): string[] {
  return [
    ...(cardCents > 0 ? [`سنردّ ${money(cardCents)} إلى البطاقة أو الحساب الذي دفعت به. قد يستغرق ذلك بضعة أيام.`] : []),
    ...(balanceCents > 0 ? [`عاد ${money(balanceCents)} إلى رصيدك الذي دفعت منه.`] : []),
    ...(cardCents + balanceCents === 0 ? ["لم يبقَ ما يُردّ: عاد المال من قبل، أو فقدت السلع قيمتها كلها."] : []),
  ];
}

export const withdrawalTexts: Pick<Texts, "withdrawalReceived" | "withdrawalStep" | "withdrawalEnded"> = {
  withdrawalReceived: ({ number, orderNumber, name, receivedAtUtc, seller }, { brand }) => ({
    subject: `عدولك ${isolated(number)} لدى ${isolated(brand)}`,
    heading: "استلمنا عدولك",
    paragraphs: [
      `أعلنت لدى ${isolated(brand)} أنك تعدل عن عقد. استلمنا ذلك في ${moment(receivedAtUtc)}.`,
      "إذا أُرسلت إليك منتجات، فأعدها خلال 14 يومًا مع هذا الرقم داخل الطرد. نردّ مالك خلال 14 يومًا من عدولك على الأكثر، ويجوز لنا أن ننتظر حتى تصلنا المنتجات أو إثبات إرسالها.",
    ],
    rows: [
      { label: "العدول", value: isolated(number) },
      { label: "بشأن", value: orderNumber === null ? "عمليات شحن رصيدك" : isolated(orderNumber) },
      ...(name === null ? [] : [{ label: "الاسم", value: isolated(name) }]),
      { label: "استُلم", value: moment(receivedAtUtc) },
      { label: "إلى", value: isolated(seller) },
    ],
    closing: ["احتفظ بهذه الرسالة: إنها تؤكد عدولك.", "لم تكن أنت؟ ردّ على هذه الرسالة."],
  }),
  withdrawalStep: ({ number, orderNumber, step }, { brand }) => ({
    subject: `عدولك ${isolated(number)} لدى ${isolated(brand)}`,
    heading: "جديد بشأن عدولك",
    paragraphs: [
      step === "Matched"
        ? "وجد فريقنا الطلب أو الشحنة التي يخصها هذا العدول."
        : "سجّل فريقنا سلعًا تعود إلينا بهذا العدول. لم تعد ملكك، وسنردّ لك ثمنها.",
    ],
    rows: orderNumber === null ? [] : [{ label: "بشأن", value: isolated(orderNumber) }],
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
