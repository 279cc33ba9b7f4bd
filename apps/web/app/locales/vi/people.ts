import type { Translated } from "../texts.ts";
import type { people as english } from "../en/people.ts";
import { plural } from "./grammar.ts";

const flags: Translated<typeof english.flags> = {
  LatePayment: "Thanh toán quá muộn",
  Chargeback: "Đã bị bồi hoàn",
  Refund: "Tiền đã được trả lại",
};

const transactions: Translated<typeof english.transactions> = {
  TopUp: "Nạp tiền",
  BoxOpening: "Mở hộp",
  Sale: "Bán lại",
  ItemPurchase: "Mua hàng",
  Shipping: "Phí giao hàng",
};

/** Texts of operators' actions, by the endpoint's name. An action without a text is shown by that name. */
const acts: Readonly<Record<string, string>> = {
  endPersonSessions: "Đã đăng xuất ở mọi nơi",
  mailPersonPassword: "Đã gửi liên kết đặt lại mật khẩu",
  correctPersonIdentity: "Đã sửa ngày sinh hoặc quốc gia",
  decideIdentity: "Đã quyết định về danh tính",
  liftExclusion: "Đã gỡ lệnh loại trừ theo tài khoản khác",
  changePersonClosure: "Đã đổi việc đóng tài khoản",
  startPersonBreak: "Đã bắt đầu tạm nghỉ",
  resetPersonFactors: "Đã tắt đăng nhập hai bước",
  creditPerson: "Đã cộng tiền thiện chí",
  grantAdmin: "Đã thành quản trị viên",
  revokeAdmin: "Không còn là quản trị viên",
  holdShipments: "Đã thay đổi việc tạm giữ kiện hàng",
  lockPerson: "Đã thay đổi việc khóa tài khoản",
};

export const people: Translated<typeof english> = {
  title: "Người dùng",
  lead: "Tất cả người có tài khoản. Tìm theo tên, email, tên đăng nhập, số đơn hàng, số kiện hàng hoặc mã.",
  search: "Tìm người dùng",
  results: (count: number) => plural(count, { other: "# người dùng" }),
  empty: "Không có người dùng nào",
  views: { all: "Tất cả", locked: "Đã khóa", onHold: "Đang tạm giữ" },
  countsAlone: "Chỉ thông tin mới được tính, ngay lập tức. Cần một người thứ hai phê duyệt.",
  birthDate: "Ngày sinh",
  residence: "Quốc gia cư trú",
  phone: "Điện thoại",
  id: "Mã",
  balance: "Số dư",
  inventory: "Kho đồ",
  items: (count: number) => plural(count, { other: "# sản phẩm" }),
  sessions: "Đang đăng nhập",
  sessionsOf: (count: number) => (count === 0 ? "Không ở đâu" : plural(count, { other: "Ở # nơi" })),
  marks: { active: "Hoạt động", locked: "Đã khóa", onHold: "Đang tạm giữ", admin: "Quản trị viên" },
  held: (by: string, at: string, reason: string) => `${by} đã tạm giữ các kiện hàng của người này lúc ${at}: ${reason}`,
  closure: {
    Closing: (at: string) => `Người dùng đang đóng tài khoản này từ ${at}.`,
    Asked: (at: string) => `Tài khoản này đang được đóng từ ${at} theo yêu cầu bằng văn bản của người dùng.`,
    Closed: (at: string) => `Người dùng đã đóng tài khoản này lúc ${at}.`,
  },
  left: {
    soldFor: (items: string, worth: string) => `${items}, bán lại được ${worth}`,
    returned: "Hoàn về các thẻ đã trả",
    own: "Do người này trả, cần gửi",
    givenUp: "Bị từ bỏ",
    refused: (amount: string) =>
      `${amount} trong đó được trả bằng thẻ, nhưng không thể tự động hoàn lại vào thẻ. Hãy thử hoàn bằng cách khác trước.`,
    waits: "Tài khoản có thể đóng khi những việc này kết thúc:",
    holds: {
      Payment: "Một khoản thanh toán đang xử lý",
      Refund: "Khoản tiền đang được hoàn",
      Payout: "Một khoản chi trả chưa đến ngân hàng",
      Shipment: "Một kiện hàng chưa đến nơi",
      Withdrawal: "Một yêu cầu rút khỏi hợp đồng hoặc trả hàng chưa kết thúc",
      Owed: "Tiền còn nợ thẻ vì khoản hoàn bị từ chối",
      Chargeback: "Một khoản bị đòi lại chưa ai xử lý",
      Case: "Một vụ việc đang mở",
      Review: "Một vụ việc đang mở, hoặc một khoản bị đòi lại chưa ai xử lý",
      Wait: "48 giờ kể từ lúc bắt đầu",
    },
  },
  back: "Tất cả người dùng",
  about: "Tài khoản",
  parts: {
    label: "Hoạt động",
    timeline: "Dòng thời gian",
    orders: "Đơn hàng",
    inventory: "Kho đồ",
    protection: "Bảo vệ",
    history: "Lịch sử",
  },
  topics: {
    label: "Chủ đề",
    all: "Tất cả",
    Money: "Tiền",
    Openings: "Lượt mở",
    Orders: "Đơn hàng",
    Sessions: "Phiên",
    Notes: "Ghi chú",
    Acts: "Người vận hành",
  },
  more: "Xem mục cũ hơn",
  nothing: "Chưa có gì ở đây",
  flags,
  transactions,
  balanceAfter: (amount: string) => `số dư ${amount}`,
  opened: (box: string, item: string) => `Đã mở ${box}: ${item}`,
  worth: (amount: string) => `trị giá ${amount}`,
  voids: {
    INSUFFICIENT_BALANCE: (box: string) => `${box} không được mở: số dư không đủ`,
    ACCOUNT_BLOCKED: (box: string) => `${box} không được mở: tài khoản bị khóa hoặc đề nghị đã kết thúc`,
    other: (box: string, reason: string) => `${box} không được mở: ${reason}`,
  },
  payments: {
    Pending: (purpose: string) => `Bắt đầu thanh toán: ${purpose}`,
    Success: (purpose: string) => `Đã nhận thanh toán: ${purpose}`,
    Failed: (purpose: string) => `Thanh toán thất bại: ${purpose}`,
  },
  purposes: { TopUp: "nạp tiền", Purchase: "đơn hàng", Gift: "mã quà tặng" },
  refunded: (amount: string) => `Đã hoàn ${amount}`,
  chargedBack: (amount: string) => `Đã bị bồi hoàn ${amount}`,
  ordered: (number: string) => `Đơn hàng ${number}`,
  shipment: (number: string, status: string) => `Kiện hàng ${number}: ${status}`,
  signedIn: "Đăng nhập",
  signedOut: (at: string) => `đến ${at}`,
  noted: (by: string) => `Ghi chú của ${by}`,
  acts,
  actBy: (by: string, reason: string) => (reason === "" ? by : `${by}: ${reason}`),
  order: { number: "Đơn hàng", placed: "Đặt lúc", status: "Trạng thái", flag: "Đánh dấu", total: "Tổng cộng" },
  piece: { name: "Sản phẩm", since: "Từ lúc", status: "Trạng thái", value: "Giá trị thị trường" },
  fields: { reason: "Lý do", amount: "Số tiền tính bằng euro", text: "Ghi chú", payee: "Người nhận" },
  payeeHint: "Tên và bốn ký tự cuối của số tài khoản",
  amountRange: (most: string) => `Tối đa ${most}`,
  amountMistake: (most: string) => `Số tiền phải từ 0,01 € đến ${most}`,
  cancel: "Hủy",
  actions: {
    lock: {
      open: "Khóa tài khoản",
      explain: "Người này bị đăng xuất ngay và không thể đăng nhập. Các lượt mở đang chờ kết thúc mà không trừ tiền.",
      done: "Đã khóa tài khoản",
    },
    unlock: {
      open: "Mở khóa tài khoản",
      explain: "Người này có thể đăng nhập trở lại.",
      done: "Đã mở khóa tài khoản",
    },
    credit: {
      open: "Cộng tiền thiện chí",
      explain: "Người này thấy khoản này là tiền thiện chí trong giao dịch của mình.",
      done: "Đã cộng tiền vào số dư",
    },
    signOut: {
      open: "Đăng xuất ở mọi nơi",
      explain: "Mọi phiên của người này kết thúc ngay.",
      done: "Đã đăng xuất người này",
    },
    password: {
      open: "Gửi email đặt lại mật khẩu",
      explain: "Người này nhận email có liên kết để đặt mật khẩu mới.",
      done: "Đã gửi email",
    },
    factors: {
      open: "Tắt đăng nhập hai bước",
      explain:
        "Dành cho người đã mất mọi phương thức. Hãy xác minh đúng là người đó: sau đó họ có thể đăng nhập chỉ bằng mật khẩu. Họ nhận được email, và mọi phiên của họ kết thúc.",
      done: "Đã tắt đăng nhập hai bước",
    },
    identity: {
      open: "Sửa ngày sinh hoặc quốc gia",
      explain:
        "Hãy kiểm tra giấy tờ trước. Thông tin mới có hiệu lực ngay. Quốc gia trước đó vẫn được tính thêm một thời gian.",
      done: "Đã sửa",
    },
    lift: {
      open: "Gỡ lệnh loại trừ",
      explain:
        "Người này không tự loại trừ: lệnh loại trừ theo một tài khoản khác trông giống của họ. Chỉ gỡ nếu tài khoản đó là của người khác. Cần một người thứ hai phê duyệt.",
      done: "Đã gỡ lệnh loại trừ",
    },
    close: {
      open: "Đóng tài khoản",
      explain:
        "Người này đã yêu cầu bằng văn bản. Tài khoản không còn mở hộp và không nhận nạp tiền, và họ nhận được email: họ có 48 giờ để hủy. Cần một người thứ hai phê duyệt.",
      done: "Đã bắt đầu đóng",
    },
    reopen: {
      open: "Hủy việc đóng tài khoản",
      explain: "Người này muốn giữ tài khoản. Tài khoản dùng lại được ngay.",
      done: "Tài khoản vẫn mở",
    },
    end: {
      open: "Đóng tài khoản vĩnh viễn",
      explain:
        "Những gì còn lại bây giờ được hoàn hoặc coi như từ bỏ, như hiển thị. Tên, email và các địa chỉ bị xóa, và không ai có thể đăng nhập nữa. Không thể hoàn tác. Cần một người thứ hai phê duyệt.",
      done: "Tài khoản đang được đóng",
    },
    transfer: {
      open: "Gửi bằng chuyển khoản",
      explain:
        "Không thẻ nào nhận số tiền mà chủ tài khoản đã đóng này đã trả. Sau khi một người thứ hai phê duyệt, ngân hàng của bạn gửi đúng số tiền này cho người nhận, không bao giờ trước đó. Từ lúc đó số dư không còn số tiền này. Phần thắng được hoặc được tặng vẫn còn và có thể được giữ lại.",
      done: "Đã yêu cầu chuyển khoản",
    },
    keep: {
      open: "Giữ lại số dư",
      explain:
        "Không thể trả cho ai nữa: không liên lạc được với chủ tài khoản, hoặc họ đã từ bỏ số tiền. Số dư chuyển vào thiện chí. Cần một người thứ hai phê duyệt.",
      done: "Đã giữ lại số dư",
    },
    break: {
      open: "Bắt đầu tạm nghỉ",
      explain:
        "Việc mở hộp và nạp tiền đóng ngay, và người này nhận được email. Không ai có thể kết thúc sớm, kể cả bạn. Việc loại trừ kéo dài đến khi người này mở lại tài khoản.",
      done: "Đã bắt đầu tạm nghỉ",
    },
    hold: {
      open: "Tạm giữ kiện hàng",
      explain:
        "Không kiện hàng nào của người này được duyệt hay xử lý cho đến khi bạn bỏ tạm giữ. Người này không được thông báo.",
      done: "Đã tạm giữ các kiện hàng",
    },
    release: {
      open: "Bỏ tạm giữ kiện hàng",
      explain: "Các kiện hàng của người này lại có thể được duyệt và xử lý.",
      done: "Đã bỏ tạm giữ các kiện hàng",
    },
    case: {
      open: "Mở vụ việc",
      explain:
        "Để những người vận hành cùng xem xét. Nếu đã có vụ việc đang mở về người này, lý do của bạn được thêm vào đó.",
      done: "Đã mở vụ việc",
    },
    note: { open: "Viết ghi chú", explain: "Chỉ người vận hành thấy được.", done: "Đã lưu ghi chú" },
  },
};
