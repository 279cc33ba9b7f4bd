import type { Translated } from "../../texts.ts";
import type { ends as english } from "../../en/fairness/ends.ts";
import { number, plural } from "../grammar.ts";

export const ends: Translated<typeof english> = {
  close: "Đóng",
  number: (nonce: number) => `Lượt mở số ${number(nonce)}`,
  would: "Lẽ ra bạn đã trúng",
  wouldHere: "Lẽ ra trình duyệt này đã trúng",
  chanceOf: (chance: string) => `${chance} số lượt mở`,

  void: {
    title: "Không hộp nào được mở và bạn không bị trừ tiền",
    claimed: "Cửa hàng nói rằng không hộp nào được mở và bạn không bị trừ tiền",
    reasons: {
      INSUFFICIENT_BALANCE: (balance: string, cost: string) =>
        `Khi yêu cầu của bạn đến nơi, số dư của bạn là ${balance}. Lượt mở này có giá ${cost}.`,
      ACCOUNT_BLOCKED:
        "Tài khoản của bạn đang bị khóa, hoặc bạn đã kết thúc đề nghị này: bạn đã tạm nghỉ, đăng xuất ở mọi nơi khác, đổi mật khẩu hoặc xóa một trình duyệt.",
    },
    course: "Diễn biến (theo giờ của cửa hàng)",
    offered: (balance: string) => `Đề nghị được đưa ra. Số dư của bạn: ${balance}`,
    revealed: "Yêu cầu của bạn đã được gửi đi",
    recorded: (balance: string) => `Lượt mở kết thúc mà không rút vé. Số dư của bạn: ${balance}`,
    movement: "Biến động số dư",
    earlier: "Các biến động số dư trước đó, cộng gộp",
    draws: "Hạt giống đã được tiết lộ, nên bạn có thể kiểm tra lẽ ra mình đã trúng gì.",
  },

  question: {
    title: "Có phải bạn không?",
    debits: "Nếu bạn không tiêu số tiền này thì đã có người khác tiêu.",
    block:
      "Chỉ trả lời đúng nếu tài khoản của bạn bị khóa, hoặc bạn đã kết thúc các đề nghị của mình, trước khi bạn nhấn. Nếu việc đó xảy ra sau, hoặc bạn không biết vì sao, hãy trả lời không và liên hệ với chúng tôi.",
    ended:
      "Hẳn một trình duyệt khác của bạn đã mở hộp cùng lúc đó. Nếu không có trình duyệt nào mở thì cửa hàng đã chọn giữa hai yêu cầu của bạn.",
    balance:
      "Số dư của bạn thay đổi nhiều hơn giá của lượt mở này. Nếu bạn không dùng số dư vào việc gì khác thì có người khác đã dùng.",
    browser: "Nếu không trình duyệt nào của bạn làm việc này thì có người khác mở được hộp thay bạn.",
    yes: "Đúng, là tôi",
    no: "Không, không phải tôi",
    denied:
      "Hãy lưu chứng cứ và đổi mật khẩu để đăng xuất mọi người khác. Sau đó kiểm tra các trình duyệt của bạn trong cài đặt tài khoản, mục Công bằng.",
    clock: {
      title: "Đồng hồ của cửa hàng có được chỉnh không?",
      text: "Cửa hàng ghi thời gian của lượt mở này muộn hơn lúc câu trả lời đến đây. Nếu đồng hồ của cửa hàng được chỉnh nhanh lên trong lúc đó thì không sao: món bạn trúng và số tiền bạn trả không phụ thuộc vào thời gian.",
      yes: "Chấp nhận thời gian này",
      no: "Không chấp nhận",
      denied: "Hãy lưu chứng cứ. Nếu việc này lặp lại, hãy cho người bạn tin cậy xem tệp.",
    },
  },

  elsewhere: {
    title: "Số của lượt mở này đã được dùng",
    text: "Cửa hàng nói rằng một trình duyệt khác của bạn đã dùng số này trước khi yêu cầu của bạn đến nơi. Trình duyệt đó có bản ghi, nên ở đây không hộp nào được mở. Hãy nhấn lại để mở hộp ở đây.",
    won: "Lượt đó trúng",
    voided: "Lượt đó kết thúc mà không rút vé.",
  },

  breach: {
    title: "Lượt mở này không khớp với bằng chứng của nó",
    proven:
      "Cửa hàng đã ký những điều mâu thuẫn với nhau. Chính chữ ký của cửa hàng chứng minh điều đó với bất kỳ ai có tệp này.",
    claimed:
      "Những gì chúng tôi nhận được khác với những gì trình duyệt của bạn giữ. Chữ ký của cửa hàng không chứng minh điều đó với người khác, nhưng bạn đã thấy.",
    stopped: "Bạn không mở được hộp ở đây cho đến khi quyết định sẽ làm gì.",
    says: "Cửa hàng nói rằng bạn trúng",
    todo: "Bạn có thể làm gì",
    steps: {
      save: "Lưu chứng cứ và giữ tệp đó. Trong tệp có mọi thứ mà hai bên đã ký.",
      check: "Nhờ người kiểm tra tệp bằng chương trình mà ai cũng chạy được, không cần trang này.",
      show: "Đưa tệp cho người bạn tin cậy, hoặc cho cơ quan chức năng. Tệp không chứa mật khẩu hay khóa của bạn.",
    },
    setAside: "Tôi đã có chứng cứ. Tiếp tục",
  },

  lost: {
    title: "Cửa hàng đã làm mất bản ghi của lượt mở này",
    text: "Chính cửa hàng nói như vậy. Nhật ký công khai của cửa hàng vẫn cho thấy lượt mở này đã được ghi lại, nhưng không cho thấy bạn có bị trừ tiền hay đã nhận được những gì rút trúng hay chưa.",
    todo: "Hãy kiểm tra số dư và kho đồ của bạn, lưu chứng cứ và yêu cầu cửa hàng trả những gì còn thiếu. Bạn lại có thể mở hộp.",
    drawn: "Rút bằng hạt giống trong nhật ký công khai",
    other:
      "Mục trong nhật ký công khai được rút bằng các chữ số ngẫu nhiên khác với của trình duyệt này. Nếu lúc đó không trình duyệt nào khác của bạn mở hộp, cửa hàng đã ghi một lượt rút không phải của bạn. Hãy lưu chứng cứ: nó cho thấy các chữ số của chính bạn lẽ ra rút được gì.",
    owed: (items: string, price: string) =>
      `Nhật ký công khai chứng minh phần thắng này. Theo bảng tỷ lệ, những món này bán lại được ${items}; giá là ${price}. Nếu bạn không có các món đó và cũng không được hoàn tiền, cửa hàng nợ bạn một trong hai.`,
  },

  newId: {
    title: "Cửa hàng coi bạn là người khác",
    text: "Bạn đã đăng nhập bằng cùng tên như trước, nhưng cửa hàng nói đó là một tài khoản khác. Trình duyệt của bạn giữ bằng chứng của tài khoản cũ, và không mở hộp nào bằng tài khoản mới.",
    why: "Nếu bạn đã đóng tài khoản cũ và tạo tài khoản mới thì điều này là bình thường. Nếu không, hãy lưu bằng chứng và liên hệ với cửa hàng: cửa hàng có thể chối những gì còn nợ tài khoản cũ. Mã của tài khoản cũ:",
    accept: "Tôi đã tạo tài khoản mới. Tiếp tục",
    save: "Lưu bằng chứng của tôi",
  },

  refused: {
    title: "Đề nghị này không hợp lệ",
    text: "Trình duyệt của bạn đã kiểm tra đề nghị của cửa hàng trước khi tiết lộ phần của mình, và đã dừng lại. Không có gì được tiết lộ, nên không hộp nào được mở.",
    missing:
      "Cửa hàng không gửi bằng chứng cho thấy tỷ lệ này áp dụng cho tất cả mọi người. Không có bằng chứng đó, trình duyệt của bạn không tiết lộ gì. Hãy thử lại sau.",
    gap: "Cửa hàng đưa ra một đề nghị có số lớn hơn số tiếp theo của bạn, nhưng không cho thấy các lượt mở trước đó. Không có các lượt mở đó, trình duyệt của bạn không tiết lộ gì.",
    again: "Bạn có thể thử lại. Nếu việc này xảy ra hai lần, hãy lưu chứng cứ.",
  },

  browser: {
    title: "Một trình duyệt mới được phép mở hộp thay bạn. Có phải của bạn không?",
    text: (count: number) =>
      count === 1
        ? "Trình duyệt đó có trong danh sách trình duyệt của bạn, nhưng trình duyệt này chưa từng thấy."
        : plural(count, { other: "# trình duyệt có trong danh sách của bạn, nhưng trình duyệt này chưa từng thấy." }),
    unlisted: "Một trình duyệt không còn trong danh sách của bạn",
    added: "Thêm lúc",
    unused: "Chưa dùng",
    used: "Dùng lần cuối",
    yes: (count: number) => (count === 1 ? "Đúng, của tôi" : "Đúng, đều của tôi"),
    no: (count: number) => (count === 1 ? "Không phải, gỡ đi" : "Không phải, gỡ hết"),
    removed: "Đã gỡ. Hãy đổi cả mật khẩu. Khi đó mọi người khác sẽ bị đăng xuất.",
  },
};
