import { promiseText } from "@trove/contract";
import { cents, formatEuros } from "@trove/money";
import type { PayloadOf } from "../kinds.ts";
import type { Catalogue } from "./mail-texts.ts";
import { breakTexts } from "./breaks/vi.ts";
import { accountTexts, leftTexts } from "./account/vi.ts";
import { factorTexts } from "./factors/vi.ts";
import { giftTexts } from "./gifts/vi.ts";
import { launchTexts } from "./launch/vi.ts";
import { openingTexts } from "./confirmations/vi.ts";
import { complaintTexts } from "./complaints/vi.ts";
import { parcelTexts } from "./parcels/vi.ts";
import { withdrawalTexts } from "./withdrawals/vi.ts";

const minutes = (count: number) => `${count} phút`;

const days = new Intl.DateTimeFormat("vi", { day: "2-digit", month: "2-digit", year: "numeric", timeZone: "UTC" });
/** Formats a time as "09:26 ngày 14/03/2026 (UTC)". */
const moment = (utc: string) => `${utc.slice(11, 16)} ngày ${days.format(new Date(utc))} (UTC)`;

/** A button with a link. Undefined if there is no URL. */
const linkTo = (label: string, url: string | null) => (url === null ? undefined : { label, url });

const countries = new Intl.DisplayNames("vi", { type: "region" });

const money = (amountCents: number) => formatEuros(cents(amountCents), "vi");

const methods = { standard: "Giao hàng tiêu chuẩn", express: "Giao hàng nhanh" };

function orderRows({ lines, shippingMethod, promise, discount, ...order }: PayloadOf<"orderConfirmation">) {
  return [
    ...lines.map(({ name, quantity, totalCents }) => {
      return { label: `${quantity} × ${name}`, value: money(totalCents) };
    }),
    ...(shippingMethod ? [{ label: methods[shippingMethod], value: money(order.shippingCostCents) }] : []),
    ...(discount ? [{ label: `Mã ${discount.code}`, value: money(-discount.cents) }] : []),
    ...(promise ? [{ label: "Dự kiến giao", value: promiseText(promise, "vi") }] : []),
    { label: "Tổng cộng", value: money(order.totalCents) },
    { label: "Đã gồm VAT", value: money(order.vatCents) },
  ];
}

const lateResults: Record<PayloadOf<"paymentLate">["outcome"], (amount: string) => string> = {
  credited: (amount) =>
    `Chúng tôi đã cộng ${amount} vào số dư của bạn. Bạn có thể dùng số tiền này cho mọi thứ trong cửa hàng.`,
  refunded: (amount) => `Chúng tôi đang hoàn ${amount} về thẻ hoặc tài khoản mà bạn đã dùng để thanh toán.`,
  failed: () => "Bạn không bị trừ tiền.",
};

/** The numbers of openings, from the first to the last, as part of a sentence. */
const numbers = ({ firstNonce, lastNonce }: PayloadOf<"openingReceipts">, to: string) =>
  firstNonce === lastNonce ? `${firstNonce}` : `${firstNonce}${to}${lastNonce}`;

export const vi: Catalogue = {
  colon: ": ",
  greeting: (name) => (name === null ? "Xin chào," : `Xin chào ${name},`),
  passwordReset: ({ link, validMinutes }, { brand }) => ({
    subject: `Đặt lại mật khẩu ${brand} của bạn`,
    heading: "Đặt lại mật khẩu",
    paragraphs: [`Bạn đã yêu cầu đặt lại mật khẩu cho tài khoản ${brand} của mình.`],
    action: { label: "Đặt mật khẩu mới", url: link },
    closing: [
      `Liên kết chỉ dùng được một lần và hết hạn sau ${minutes(validMinutes)}. Khi đặt mật khẩu mới, bạn sẽ bị đăng xuất ở mọi nơi.`,
      "Bạn không yêu cầu việc này? Hãy bỏ qua email này. Mật khẩu của bạn không thay đổi.",
    ],
  }),
  passwordChanged: ({ changedAtUtc, resetLink }, { brand }) => ({
    subject: `Mật khẩu ${brand} của bạn đã được đổi`,
    heading: "Mật khẩu của bạn đã được đổi",
    paragraphs: [
      `Mật khẩu của tài khoản ${brand} của bạn đã được đổi lúc ${moment(changedAtUtc)}, và các thiết bị khác đã bị đăng xuất.`,
      "Nếu đó là bạn, bạn không cần làm gì thêm.",
    ],
    action: { label: "Không phải tôi: đặt lại mật khẩu", url: resetLink },
    closing: ["Khi đặt mật khẩu mới, mọi người sẽ bị đăng xuất khỏi tài khoản của bạn."],
  }),
  accountLinked: ({ linkedAtUtc, link }, { brand }) => ({
    subject: `Cách đăng nhập mới cho tài khoản ${brand} của bạn`,
    heading: "Tài khoản của bạn có cách đăng nhập mới",
    paragraphs: [
      `Lúc ${moment(linkedAtUtc)}, bạn đã đăng nhập ${brand} bằng địa chỉ email này, vốn đã có một tài khoản. Tài khoản đó giờ là của bạn.`,
      "Mật khẩu cũ của tài khoản không còn dùng được, và những ai đăng nhập bằng mật khẩu đó đều đã bị đăng xuất.",
    ],
    action: { label: "Kiểm tra các địa chỉ trong tài khoản", url: link },
    closing: [
      "Bạn chưa từng đăng ký ở đây? Vậy đã có người khác đã dùng địa chỉ email của bạn. Hãy xóa những gì không phải của bạn, chẳng hạn các địa chỉ.",
    ],
  }),
  emailFollowed: ({ changedAtUtc, link }, { brand }) => ({
    subject: `Địa chỉ email tài khoản ${brand} của bạn đã được đổi`,
    heading: "Địa chỉ email của bạn đã được đổi",
    paragraphs: [
      `Lúc ${moment(changedAtUtc)}, địa chỉ email của tài khoản ${brand} của bạn đã được đổi thành địa chỉ mà giờ bạn dùng để đăng nhập. Chúng tôi sẽ không gửi email đến địa chỉ này nữa.`,
      "Nếu đó là bạn, bạn không cần làm gì thêm.",
    ],
    action: { label: "Không phải tôi: nhận trợ giúp", url: link },
    closing: ["Hãy giữ email này: email cho thấy tài khoản từng là của bạn."],
  }),
  factorChanged: ({ change, codesLeft, changedAtUtc, link }, { brand }) => {
    const { subject, text } = factorTexts[change];
    return {
      subject: `${brand}: ${subject}`,
      heading: "Đăng nhập hai bước",
      paragraphs: [
        `Lúc ${moment(changedAtUtc)}, ${text}`,
        "Nếu đó là bạn, bạn không cần làm gì thêm. Nếu không phải, hãy đổi mật khẩu và liên hệ với chúng tôi ngay.",
      ],
      rows: codesLeft === null ? [] : [{ label: "Số mã khôi phục còn lại", value: String(codesLeft) }],
      action: { label: "Kiểm tra cài đặt bảo mật", url: link },
      closing: [
        "Chúng tôi gửi email này mỗi khi đăng nhập hai bước trên tài khoản của bạn thay đổi hoặc mã bị nhập sai nhiều lần.",
      ],
    };
  },
  accountEvent: ({ event, atUtc, link, left }, { brand }) => {
    const { subject, text, more, button } = accountTexts[event];
    return {
      subject: `${brand}: ${subject}`,
      heading: "Tài khoản của bạn",
      paragraphs: [`Lúc ${moment(atUtc)}, ${text}`, more],
      rows: left
        ? [
            { label: leftTexts.items, value: String(left.items) },
            { label: leftTexts.balance, value: money(left.amountCents) },
          ]
        : [],
      action: { label: button, url: link },
      closing: ["Chúng tôi gửi email này mỗi khi có thay đổi với toàn bộ tài khoản của bạn."],
    };
  },
  ...complaintTexts,
  ...giftTexts,
  linkCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} là mã ${brand} của bạn`,
    heading: "Xác nhận đây chính là bạn",
    paragraphs: [
      `Có người đang đăng nhập vào ${brand} theo cách mới bằng địa chỉ email này, vốn đã có tài khoản. Ai nhập mã này sẽ có tài khoản đó, và mật khẩu của tài khoản sẽ không còn dùng được. Mã hết hạn sau ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "Mã", value: code }],
    closing: ["Không phải bạn? Đừng đưa mã cho bất kỳ ai. Không có mã, tài khoản của bạn không thay đổi gì."],
  }),
  factorCode: ({ code, validMinutes }, { brand }) => ({
    subject: `${code} là mã ${brand} của bạn`,
    heading: "Bật đăng nhập hai bước",
    paragraphs: [
      `Nhập mã này để bật đăng nhập hai bước cho tài khoản ${brand} của bạn. Mã hết hạn sau ${minutes(validMinutes)}.`,
    ],
    rows: [{ label: "Mã", value: code }],
    closing: [
      "Không phải bạn? Vậy có người đang đăng nhập vào tài khoản của bạn. Đừng đưa mã cho bất kỳ ai và hãy đổi mật khẩu ngay.",
    ],
  }),
  newDevice: ({ device, countryCode, signedInAtUtc, link }, { brand }) => ({
    subject: `Đăng nhập mới vào tài khoản ${brand} của bạn`,
    heading: "Đăng nhập mới vào tài khoản của bạn",
    paragraphs: [
      `Có người đã đăng nhập vào tài khoản ${brand} của bạn lúc ${moment(signedInAtUtc)}, từ một thiết bị mới.`,
      "Nếu đó là bạn, bạn không cần làm gì thêm.",
    ],
    rows: [
      { label: "Thiết bị", value: device },
      ...(countryCode === null ? [] : [{ label: "Quốc gia", value: countries.of(countryCode) ?? countryCode }]),
    ],
    action: { label: "Không phải tôi: kiểm tra đăng nhập", url: link },
    closing: ["Hãy đăng xuất ở mọi nơi khác, rồi đổi mật khẩu."],
  }),
  // Does not show the browser's name: the person who added the browser chose the name, and could have put a message
  // into it.
  browserKeyAdded: ({ addedAtUtc, link }, { brand }) => ({
    subject: "Một trình duyệt mới được phép mở hộp thay bạn",
    heading: "Một trình duyệt mới được phép mở hộp thay bạn",
    paragraphs: [
      `Một trình duyệt đang đăng nhập vào tài khoản ${brand} của bạn đã được thêm lúc ${moment(addedAtUtc)}. Trình duyệt đó được phép mở hộp thay bạn.`,
      "Nếu đó là bạn, bạn không cần làm gì thêm.",
    ],
    action: { label: "Không phải tôi: kiểm tra trình duyệt", url: link },
    closing: ["Hãy gỡ những trình duyệt không phải của bạn, rồi đổi mật khẩu. Khi đó mọi người khác sẽ bị đăng xuất."],
  }),
  orderConfirmation: (order, { brand, url }) => ({
    subject: `Đơn hàng ${order.number} của bạn tại ${brand}`,
    heading: "Cảm ơn bạn đã đặt hàng",
    paragraphs: [
      order.shippingMethod
        ? `Chúng tôi đã nhận đơn hàng ${order.number} của bạn và sẽ gửi email khi hàng được gửi đi.`
        : `Đơn hàng ${order.number} của bạn đã được thanh toán, và sản phẩm đã ở trong kho đồ của bạn.`,
    ],
    rows: orderRows(order),
    action: linkTo("Xem đơn hàng", order.link),
    closing: [
      "Hãy giữ email này để xác nhận đơn hàng và khoản thanh toán của bạn.",
      `Bạn có thể rút khỏi hợp đồng trong vòng 14 ngày sau khi nhận hàng: ${url}/withdraw`,
    ],
  }),
  paymentLate: ({ number, totalCents, outcome, link }) => ({
    subject: `Thanh toán cho đơn hàng ${number} của bạn`,
    heading: outcome === "failed" ? "Thanh toán không thành công" : "Khoản thanh toán của bạn đến muộn",
    paragraphs: [
      outcome === "failed"
        ? `Khoản thanh toán cho đơn hàng ${number} của bạn không hoàn tất, nên đơn hàng đã bị hủy.`
        : `Khoản thanh toán cho đơn hàng ${number} của bạn đến với chúng tôi sau khi đơn hàng đã bị hủy.`,
      lateResults[outcome](money(totalCents)),
    ],
    action: { label: "Về cửa hàng", url: link },
    closing: ["Bạn có thể đặt hàng lại bất cứ lúc nào."],
  }),
  ...parcelTexts,
  openingReceipts: (opened, { brand }) => {
    const { boxCount, paidCents, voidCount, link, proofs } = opened;
    return {
      subject: `Biên nhận ${brand} của bạn, số ${numbers(opened, " đến ")}`,
      heading: "Biên nhận lượt mở của bạn",
      paragraphs:
        proofs === null
          ? [
              "Tệp chứng minh không được đính kèm: tệp chứa hạt giống máy khách do người dùng tự nhập, và địa chỉ email này chưa được xác nhận. Bạn có thể lưu tệp trên trang bên dưới. Đặt mật khẩu mới qua email sẽ xác nhận địa chỉ.",
            ]
          : [
              `Tệp đính kèm chứng minh lượt mở số ${numbers(opened, " đến ")} của bạn đã diễn ra thế nào: chúng tôi đã cam kết gì, trình duyệt của bạn đã tiết lộ gì và lượt mở kết thúc ra sao, có chữ ký của cả hai bên.`,
              "Hãy giữ email này. Tệp là của bạn: tệp vẫn có giá trị kể cả khi một ngày nào đó chúng tôi nói khác đi, hoặc khi dữ liệu của trình duyệt bị xóa.",
            ],
      rows: [
        { label: "Lượt mở", value: `số ${numbers(opened, "–")}` },
        { label: "Hộp", value: `${boxCount}` },
        { label: "Đã trả", value: money(paidCents) },
        ...(voidCount > 0 ? [{ label: "Kết thúc mà không trừ tiền", value: `${voidCount}` }] : []),
      ],
      action: { label: proofs === null ? "Xem biên nhận" : "Kiểm tra tệp", url: link },
      closing: [
        ...(proofs === null
          ? []
          : [
              "Lưu tệp rồi thả vào trang đó, hoặc kiểm tra bằng chương trình dòng lệnh, không cần các trang của chúng tôi.",
            ]),
        "Các số liền nhau: chừng nào bạn còn bật các email này, mỗi email bắt đầu từ chỗ email trước kết thúc. Nếu không phải vậy thì có gì đó bị thiếu: hãy đối chiếu với danh sách trên trang đó.",
        "Bạn nhận các email này vì bạn đã bật chúng. Bạn có thể tắt trên chính trang đó.",
      ],
      attachments: proofs === null ? [] : [{ name: `openings-${numbers(opened, "-to-")}.json`, json: proofs }],
    };
  },
  wishNews: ({ name, priceCents, beforeCents, link, preferences }) => ({
    subject: beforeCents === null ? `${name} đã có hàng trở lại` : `${name} nay còn ${money(priceCents)}`,
    heading: "Tin mới từ danh sách yêu thích",
    paragraphs: [
      beforeCents === null
        ? `${name} trong danh sách yêu thích của bạn đã có hàng trở lại với giá ${money(priceCents)}.`
        : `${name} trong danh sách yêu thích của bạn nay còn ${money(priceCents)}.`,
    ],
    action: { label: "Xem sản phẩm", url: link },
    closing: [`Bạn nhận email này vì bạn đã bật. Bạn có thể tắt tại đây: ${preferences}`],
  }),
  ...breakTexts,
  ...launchTexts,
  ...openingTexts,
  ...withdrawalTexts,
  disputeAnswer: ({ text, isHeld, files, link }, { brand }) => ({
    subject: `Câu hỏi của bạn về một lượt mở tại ${brand}`,
    heading: "Chúng tôi đã xem xét lượt mở của bạn",
    paragraphs: [
      ...text.split(/\n+/),
      ...(isHeld ? ["Lượt mở đạt mọi mục kiểm tra của công cụ kiểm chứng công khai."] : []),
      ...(files.length === 0
        ? []
        : [
            "Đính kèm là các bản ghi của chúng tôi về lượt mở, cùng bằng chứng từ nhật ký công khai của chúng tôi. Bạn không cần tin lời chúng tôi: hãy tự kiểm chứng.",
          ]),
    ],
    action: { label: "Kiểm tra tệp", url: link },
    closing: ["Thả tệp vào trang đó, hoặc kiểm tra bằng chương trình dòng lệnh, không cần các trang của chúng tôi."],
    attachments: files,
  }),
};
