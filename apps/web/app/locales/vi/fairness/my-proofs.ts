import type { Translated } from "../../texts.ts";
import type { myProofs as english } from "../../en/fairness/my-proofs.ts";
import { number, plural } from "../grammar.ts";

export const myProofs: Translated<typeof english> = {
  title: "Bằng chứng của tôi",
  lead: "Với mỗi lượt mở của bạn: cửa hàng đã cam kết gì, bạn đã tiết lộ gì và lượt mở kết thúc ra sao.",
  none: "Bạn chưa mở hộp nào trong trình duyệt này.",
  noneAction: "Xem các hộp",
  more: "Xem thêm",

  looking: (count: number) => `Đang đối chiếu với danh sách của cửa hàng: đã xong ${number(count)}`,
  same: (count: number) =>
    count === 1
      ? "Cửa hàng liệt kê một lượt mở. Trình duyệt này đã kiểm tra: lượt đó khớp."
      : plural(count, { other: "Cửa hàng liệt kê # lượt mở. Trình duyệt này đã kiểm tra: tất cả đều khớp." }),
  listsNothing: "Cửa hàng không liệt kê lượt mở nào của bạn.",
  breaches: (count: number) =>
    plural(count, {
      other: "# lượt mở mà cửa hàng liệt kê không khớp. Hãy lưu tất cả, rồi xem chi tiết bên dưới.",
    }),
  missing: (numbers: string) => `Danh sách của cửa hàng bỏ sót lượt mở của bạn: số ${numbers}. Hãy lưu tất cả.`,
  lost: (numbers: string) =>
    `Cửa hàng nói rằng đã làm mất bản ghi của các lượt mở này: số ${numbers}. Hãy kiểm tra số dư và kho đồ của bạn, rồi yêu cầu cửa hàng trả những gì còn thiếu.`,
  lostAt: (nonce: string, leaf: string, lostLeaf: string) =>
    `${nonce} (lá ${leaf} và ${lostLeaf} của nhật ký công khai)`,
  unsaid: (numbers: string) =>
    `Cửa hàng nói đã làm mất bản ghi của các lượt mở này, nhưng nhật ký công khai chưa ghi như vậy: số ${numbers}. Hãy xem lại sau vài phút. Nếu vẫn vậy, hãy lưu tất cả.`,
  debits: (count: number) =>
    plural(count, { other: "# khoản trừ cho lượt mở trong sao kê của bạn không có biên nhận." }),
  failed: "Hiện không đọc được danh sách của cửa hàng.",
  logged: "Tất cả đều có trong nhật ký công khai.",
  delayed: (count: number) =>
    plural(count, { other: "# lượt mở chưa có trong nhật ký công khai. Việc này có thể mất một phút." }),
  unlogged: (numbers: string) =>
    `Có lượt mở của bạn không tìm thấy trong nhật ký công khai, hoặc có lượt mở khác ở vị trí đó: số ${numbers}. Hãy lưu tất cả.`,
  logUnread: "Hiện không đọc được nhật ký công khai.",

  number: (nonce: number) => `Số ${number(nonce)}`,
  unknownBox: "Một hộp",
  another: "trong trình duyệt khác",
  elsewhere: "Một trình duyệt khác nhanh hơn. Lẽ ra bạn đã trúng",
  voided: "Bạn không bị trừ tiền. Lẽ ra bạn đã trúng",
  refused: "Đề nghị không hợp lệ. Không có gì được tiết lộ.",
  noRecord: "Chúng tôi nhận được câu trả lời không khớp, và chưa có bản ghi. Chúng tôi sẽ gửi lại chính yêu cầu đó.",
  lostRecord: "Cửa hàng đã làm mất bản ghi. Hạt giống trong nhật ký công khai rút ra",
  open: "Chưa có câu trả lời. Chúng tôi sẽ gửi lại chính yêu cầu đó.",
  unreadable: "Không đọc được mục này.",

  others: {
    text: (count: number) => plural(count, { other: "Trình duyệt này còn giữ # bằng chứng của một tài khoản khác." }),
    open: (count: number) => plural(count, { other: "# lượt mở chưa có câu trả lời." }),
    save: "Lưu các bằng chứng đó",
  },
  stops: {
    title: "Do bạn và cửa hàng cùng ký",
    lead: "Những lúc bạn không muốn mở gì, như trình duyệt của bạn và cửa hàng đã ký. Nếu khi đó cửa hàng bán gì cho bạn, tệp tất cả bằng chứng sẽ chứng minh điều đó.",
    BREAK: "Nghỉ",
    EXCLUSION: "Tự loại trừ",
    END: "Mọi đề nghị đã kết thúc",
    span: (from: string, until: string) => `Từ ${from} đến ${until}`,
    at: (time: string) => `Từ ${time}`,
    untaken: (time: string) => `Không được nhận, theo trả lời của cửa hàng lúc ${time}: việc khác của bạn đến trước`,
    unanswered: "Cửa hàng không đưa ra câu trả lời đọc được",
    unreadable: "Không đọc được",
  },

  saveAll: "Lưu tất cả thành một tệp",
  saved: "Đã lưu. Ai cũng có thể kiểm tra tệp này mà không cần trang này.",
  clearing:
    "Khi bạn xóa dữ liệu của trình duyệt này, các bằng chứng và khóa mà nó dùng để mở hộp cũng mất. Chúng tôi có thể tải lại danh sách của cửa hàng, nhưng không thể lấy lại những gì chính trình duyệt này đã giữ.",

  check: {
    title: "Kiểm tra tệp",
    lead: "Thả một tệp bằng chứng vào đây, của bạn hoặc của người khác. Tệp không rời khỏi trình duyệt của bạn.",
    choose: "Chọn tệp",
    paste: "hoặc dán nội dung của tệp",
    button: "Kiểm tra",
    notProofs: "Đây không phải là tệp bằng chứng",
    result: (count: number) => plural(count, { other: "# lượt mở" }),
    proven: "Chính chữ ký của cửa hàng chứng minh điều đó.",
    claimed: "Chữ ký của cửa hàng không chứng minh được điểm khác biệt: bất kỳ ai có tệp đều có thể đã tự viết ra.",
    keys: "Chỉ những chữ ký bằng khóa mà trình duyệt này biết là của cửa hàng mới được tính.",
    held: (count: number) => plural(count, { other: "# lượt mở đạt mọi mục kiểm tra." }),
  },
};
