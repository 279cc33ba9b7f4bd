import type { Translated } from "../texts.ts";
import type { faq as english } from "../en/faq.ts";
import { plural } from "./grammar.ts";

const groups: Translated<typeof english.groups> = {
  account: {
    title: "Tài khoản",
    questions: {
      "create-account": {
        question: "Tôi có cần tài khoản không?",
        answer:
          "Để xem thì không: cửa hàng, mọi hộp kèm tỷ lệ và các lượt mở thử đều mở cho tất cả mọi người. Để mở hộp thật, bạn cần tài khoản có số dư. Bạn phải từ 18 tuổi trở lên.",
      },
      "forgot-password": {
        question: "Tôi quên mật khẩu thì làm thế nào?",
        answer:
          "Chọn “Quên mật khẩu?” ở trang đăng nhập. Chúng tôi gửi qua email một liên kết dùng được một lần, trong 30 phút. Khi bạn lưu mật khẩu mới, mọi phiên khác sẽ kết thúc.",
      },
      "signed-out": {
        question: "Vì sao tôi bị đăng xuất?",
        answer:
          "Một phiên kéo dài 12 giờ rồi tự kết thúc. Đăng xuất ở một thẻ trình duyệt là đăng xuất ở mọi thẻ. Giỏ hàng của bạn vẫn như cũ.",
      },
    },
  },
  payments: {
    title: "Thanh toán",
    questions: {
      "top-up": {
        question: "Làm thế nào để nạp tiền vào số dư?",
        answer:
          "Chọn số dư của bạn ở đầu trang, chọn số tiền từ 5 € đến 1.000 € và thanh toán bằng thẻ. Số tiền đã gồm VAT, và toàn bộ số tiền được cộng bằng euro. Thông tin thẻ chỉ được gửi đến đơn vị thanh toán; chúng tôi không bao giờ thấy.",
      },
      pending: {
        question: "Khoản thanh toán của tôi vẫn đang chờ",
        answer:
          "Một số ngân hàng cần thêm thời gian. Chúng tôi tiếp tục hỏi và cộng tiền ngay khi ngân hàng xác nhận, kể cả khi bạn đã đóng trang. Mỗi khoản thanh toán chỉ được cộng một lần, dù được xác nhận bao nhiêu lần.",
      },
      "charged-twice": {
        question: "Tôi bị mất kết nối. Tôi có bị trừ tiền hai lần không?",
        answer:
          "Không. Mỗi lần mua, bán lại hay mở hộp đều có một mã riêng. Nếu cùng một mã đến hai lần, chúng tôi chỉ xử lý một lần.",
      },
      withdraw: {
        question: "Tôi có thể rút số dư không?",
        answer: "Không. Số dư dùng để mua trong cửa hàng này và không thể rút ra thành tiền.",
      },
    },
  },
  boxes: {
    title: "Hộp và tỷ lệ",
    questions: {
      odds: {
        question: "Tôi xem tỷ lệ ở đâu?",
        answer:
          "Ở từng hộp, trước khi bạn mở: từng sản phẩm với xác suất chính xác, khoảng giá trị, giá trị kỳ vọng và một lượt mở vượt giá hộp thường xuyên đến mức nào. Tỷ lệ của hộp được cố định bằng bảng đã công bố và có tổng đúng 1.000.000 vé.",
      },
      "several-boxes": {
        question: "Tôi có thể mở nhiều hộp cùng lúc không?",
        answer:
          "Tối đa năm hộp cùng loại. Hoặc tất cả đều được mở, hoặc không hộp nào được mở, và mỗi hộp được rút riêng.",
      },
      demo: {
        question: "Mở thử là gì?",
        answer:
          "Là một lần rút trong trình duyệt của bạn với cùng tỷ lệ. Không trúng thưởng, không trừ tiền, và không ảnh hưởng đến lượt mở thật tiếp theo của bạn.",
      },
      reload: {
        question: "Nếu tôi tải lại trang trong lúc mở thì sao?",
        answer:
          "Không mất gì cả. Máy chủ rút trước và đưa sản phẩm vào kho đồ của bạn; hiệu ứng chỉ để hiển thị. Sau khi tải lại, bạn sẽ thấy kết quả.",
      },
    },
  },
  selling: {
    title: "Bán lại",
    questions: {
      "sell-price": {
        question: "Tôi nhận được bao nhiêu cho một sản phẩm?",
        answer:
          "90% giá thị trường tại thời điểm bạn nhận sản phẩm. Số tiền đó được ghi trên sản phẩm và không đổi trong lúc bạn giữ nó.",
      },
      "sell-back": {
        question: "Tôi có thể hoàn tác việc bán không?",
        answer:
          "Không. Tiền được cộng ngay vào số dư và sản phẩm rời kho đồ của bạn, vì vậy chúng tôi luôn hỏi trước khi bán.",
      },
    },
  },
  shipping: {
    title: "Giao hàng",
    questions: {
      "ship-items": {
        question: "Làm thế nào để sản phẩm được giao đến tôi?",
        answer:
          "Chọn sản phẩm trong kho đồ rồi chọn “Giao”. Tối đa 20 sản phẩm đi chung một kiện, với phí của một lần giao.",
      },
      "shipping-cost": {
        question: "Phí giao hàng là bao nhiêu và mất bao lâu?",
        answer:
          "Giao tiêu chuẩn mất 3–5 ngày làm việc, giao hỏa tốc 1–2 ngày. Phí được hiển thị trước khi bạn đặt và như nhau với mọi số lượng sản phẩm trong một kiện hàng.",
      },
      "cancel-shipment": {
        question: "Tôi có thể hủy kiện hàng không?",
        answer:
          "Có, chừng nào kiện hàng mới được đặt và chưa được duyệt. Sản phẩm trở lại kho đồ và phí giao hàng trở lại số dư của bạn.",
      },
    },
  },
  fairness: {
    title: "Công bằng",
    questions: {
      "provably-fair": {
        question: "Công bằng kiểm chứng được nghĩa là gì?",
        answer:
          "Trước khi bạn mở hộp, chúng tôi cam kết một bí mật bằng cách công bố mã băm của nó. Hạt giống máy khách của bạn và các số ngẫu nhiên mới từ trình duyệt của bạn được trộn vào. Sau đó bí mật được công khai, và ai cũng có thể tính lại kết quả: cả bạn lẫn chúng tôi đều không thể chọn kết quả đó.",
      },
      verify: {
        question: "Tôi kiểm tra một lượt mở bằng cách nào?",
        answer:
          "Trình duyệt của bạn tự kiểm tra mỗi lượt mở và hiển thị kết quả. Bạn cũng có thể lưu tệp chứng cứ và tự kiểm tra trên trang Công bằng kiểm chứng được, hoặc bằng chương trình của riêng bạn.",
      },
      "client-seed": {
        question: "Hạt giống máy khách là gì?",
        answer:
          "Là phần của bạn trong sự ngẫu nhiên: một đoạn văn bản bất kỳ, tối đa 64 ký tự. Bạn có thể đổi bất cứ lúc nào; thay đổi có hiệu lực từ lượt mở tiếp theo.",
      },
    },
  },
};

export const faq: Translated<typeof english> = {
  title: "Hỏi và đáp",
  pageTitle: "Câu hỏi thường gặp",
  description: (brand: string) =>
    `${brand} hoạt động thế nào: tài khoản, thanh toán, hộp và tỷ lệ, lượt mở mà bạn kiểm chứng được, giao hàng.`,
  lead: "Câu trả lời ngắn gọn. Nếu thiếu câu hỏi của bạn, hãy viết cho chúng tôi.",
  search: "Tìm trong câu trả lời",
  groups,
  found: (count: number) => plural(count, { other: "# câu trả lời" }),
  nothing: "Không tìm thấy gì",
  link: "Liên kết đến câu trả lời này",
  mailTitle: "Bạn vẫn còn thắc mắc?",
  mailText: "Chúng tôi đọc mọi tin nhắn và thường trả lời trong vòng một ngày làm việc.",
};
