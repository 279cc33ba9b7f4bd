import type { Translated } from "../texts.ts";
import type { faq as english, QuestionFacts } from "../en/faq.ts";
import { percent, plural, workingDays } from "./grammar.ts";

const groups: Translated<typeof english.groups> = {
  account: {
    title: "Tài khoản",
    questions: {
      "create-account": {
        question: "Tôi có cần tài khoản không?",
        answer:
          "Nếu chỉ xem thì không: ai cũng xem được cửa hàng, mọi hộp kèm tỷ lệ, và mở thử được. Để mở hộp thật, bạn cần tài khoản có số dư. Bạn phải từ 18 tuổi trở lên.",
      },
      "forgot-password": {
        question: "Tôi quên mật khẩu thì làm thế nào?",
        answer:
          "Chọn “Quên mật khẩu?” ở trang đăng nhập, chúng tôi sẽ gửi liên kết qua email cho bạn. Liên kết chỉ dùng được một lần và hết hạn sau 30 phút. Khi lưu mật khẩu mới, bạn sẽ bị đăng xuất ở mọi nơi khác.",
      },
      "signed-out": {
        question: "Vì sao tôi bị đăng xuất?",
        answer:
          "Sau 12 giờ, bạn sẽ tự động bị đăng xuất. Khi đăng xuất ở một thẻ trình duyệt, bạn đăng xuất ở mọi thẻ. Giỏ hàng của bạn vẫn được giữ.",
      },
      age: {
        question: "Ai được chơi?",
        answer:
          "Bạn phải từ 18 tuổi trở lên. Một số nước yêu cầu nhiều hơn: khi đó chúng tôi hỏi ngày sinh, hoặc giấy tờ, trước lần nạp tiền hay mở hộp đầu tiên. Nơi luật không yêu cầu, chúng tôi không hỏi giấy tờ của ai.",
      },
    },
  },
  payments: {
    title: "Thanh toán",
    questions: {
      "top-up": {
        question: "Làm thế nào để nạp tiền vào số dư?",
        answer: ({ topUpMin, topUpMax }: QuestionFacts) =>
          `Chọn số dư của bạn ở đầu trang, chọn số tiền từ ${topUpMin} đến ${topUpMax} và thanh toán bằng thẻ. Toàn bộ số tiền được cộng vào số dư bằng euro; giá mà bạn trả bằng số dư đã gồm VAT. Thông tin thẻ được gửi thẳng đến đơn vị thanh toán; chúng tôi không bao giờ thấy.`,
      },
      pending: {
        question: "Vì sao khoản thanh toán của tôi vẫn đang chờ?",
        answer:
          "Một số ngân hàng cần thêm thời gian. Chúng tôi liên tục kiểm tra và cộng tiền ngay khi ngân hàng xác nhận, kể cả khi bạn đã đóng trang. Mỗi khoản thanh toán chỉ được cộng một lần.",
      },
      "charged-twice": {
        question: "Tôi bị mất kết nối. Tôi có bị trừ tiền hai lần không?",
        answer:
          "Không. Mỗi lần mua, bán lại hay mở hộp đều có một mã riêng. Nếu cùng một mã đến hai lần, chúng tôi chỉ xử lý một lần.",
      },
      withdraw: {
        question: "Phần nào của số dư có thể được rút?",
        answer:
          "Tiền bạn đã nạp mà chưa tiêu có thể trở về thẻ đã trả. Tiền bạn nhận được từ sản phẩm trúng chỉ được chi trả ở nơi cửa hàng có hỗ trợ. Nếu không, số tiền đó dùng để mua hàng: bạn có thể mua sản phẩm, và chúng tôi giao cho bạn.",
      },
    },
  },
  boxes: {
    title: "Hộp và tỷ lệ",
    questions: {
      odds: {
        question: "Tôi xem tỷ lệ ở đâu?",
        answer:
          "Ở từng hộp, trước khi bạn mở: xác suất chính xác của từng sản phẩm, khoảng giá trị, giá trị kỳ vọng và bao nhiêu lượt mở vượt giá hộp. Tỷ lệ của mỗi hộp được công bố trong một bảng và có tổng đúng 1.000.000 vé.",
      },
      "several-boxes": {
        question: "Tôi có thể mở nhiều hộp cùng lúc không?",
        answer: ({ most }: QuestionFacts) =>
          most === 1
            ? "Không, ở nơi bạn sống, mỗi lần chỉ mở được một hộp."
            : `Có, tối đa ${most} hộp cùng loại. Hoặc tất cả đều được mở, hoặc không hộp nào được mở, và mỗi hộp được rút riêng.`,
      },
      demo: {
        question: "Mở thử là gì?",
        answer:
          "Là một lần rút trong trình duyệt của bạn với cùng tỷ lệ. Bạn không trúng thưởng, không bị trừ tiền, và việc này không ảnh hưởng đến lượt mở thật tiếp theo của bạn.",
      },
      reload: {
        question: "Nếu tôi tải lại trang trong lúc mở thì sao?",
        answer:
          "Bạn không mất gì cả. Sản phẩm đã ở trong kho đồ của bạn trước khi hiệu ứng bắt đầu. Sau khi tải lại, bạn sẽ thấy kết quả.",
      },
      sound: {
        question: "Tôi có thể tắt âm thanh không?",
        answer:
          "Âm thanh tắt cho đến khi bạn chọn bật. Âm thanh, âm lượng và rung nằm trong phần cài đặt ở đầu trang. Nếu thiết bị của bạn yêu cầu giảm chuyển động, cả hai đều tắt.",
      },
    },
  },
  play: {
    title: "Chơi an toàn",
    questions: {
      limits: {
        question: "Tôi có thể giới hạn số tiền mình chi không?",
        answer:
          "Có. Hãy đặt giới hạn cho tiền nạp, tiền mở hộp hoặc khoản lỗ, theo ngày, tuần hoặc tháng. Giới hạn thấp hơn có hiệu lực ngay, giới hạn cao hơn chỉ sau một thời gian chờ. Không ai ở đây có thể gỡ giới hạn giúp bạn.",
      },
      break: {
        question: "Làm thế nào để tạm nghỉ?",
        answer:
          "Nhấn “Tạm nghỉ” ở mọi nơi có thể mở hộp. Lần nghỉ kéo dài 24 giờ hoặc lâu như bạn chọn, và không thể kết thúc sớm. Bạn cũng có thể tự loại trừ mình trong sáu tháng hoặc lâu hơn. Bạn vẫn bán lại, nhận hàng và xem dữ liệu của mình được.",
      },
      gambling: {
        question: "Đây có phải là cờ bạc không?",
        answer:
          "Bạn trả tiền cho một hộp, và may rủi quyết định bạn nhận sản phẩm nào. Một số nước coi đó là cờ bạc, một số thì không; chúng tôi chỉ cung cấp hộp ở nơi được phép. Dù gọi là gì: trung bình một hộp có giá trị thấp hơn giá của nó. Tỷ lệ của từng hộp cho biết thấp hơn bao nhiêu. Chỉ nên chi số tiền bạn có thể bỏ ra.",
      },
    },
  },
  selling: {
    title: "Sản phẩm và bán lại",
    questions: {
      reviews: {
        question: "Ai viết đánh giá?",
        answer:
          "Chỉ những người đã nhận sản phẩm, dù mua hay trúng. Chúng tôi đọc từng bài trước khi đăng. Bài bị từ chối vẫn giữ số sao, nên điểm trung bình đúng như mọi người đã chấm.",
      },
      "sell-price": {
        question: "Tôi nhận được bao nhiêu cho một sản phẩm?",
        answer: ({ sellRate }: QuestionFacts) =>
          `${percent(sellRate)} giá thị trường tại thời điểm bạn nhận sản phẩm. Số tiền đó được ghi trên sản phẩm và không đổi chừng nào bạn còn giữ.`,
      },
      "sell-back": {
        question: "Tôi có thể hoàn tác việc bán không?",
        answer:
          "Không. Tiền được cộng ngay vào số dư và sản phẩm rời kho đồ của bạn, vì vậy chúng tôi yêu cầu bạn xác nhận trước.",
      },
    },
  },
  shipping: {
    title: "Giao hàng",
    questions: {
      "ship-items": {
        question: "Làm thế nào để nhận sản phẩm về nhà?",
        answer: ({ mostShipped }: QuestionFacts) =>
          `Chọn sản phẩm trong kho đồ rồi chọn “Giao”. Tối đa ${mostShipped} sản phẩm đi chung một kiện, với phí của một lần giao.`,
      },
      "shipping-cost": {
        question: "Phí giao hàng là bao nhiêu và mất bao lâu?",
        answer: ({ shipment, order, days: [min, max] }: QuestionFacts) =>
          `Thường là ${shipment} cho một kiện từ kho đồ và ${order} cho một đơn từ giỏ hàng, mất ${workingDays(min, max)}. Cân nặng và quốc gia có thể làm thay đổi: bạn thấy phí và số ngày cho địa chỉ của mình trước khi đặt.`,
      },
      "cancel-shipment": {
        question: "Tôi có thể hủy kiện hàng không?",
        answer:
          "Có, cho đến khi chúng tôi duyệt. Sản phẩm trở lại kho đồ, và phí giao hàng được hoàn vào số dư của bạn.",
      },
      countries: {
        question: "Các bạn giao hàng đến đâu?",
        answer: ({ countries }: QuestionFacts) => `Chúng tôi giao đến các nước sau: ${countries}.`,
      },
      returns: {
        question: "Tôi có thể gửi trả hàng không?",
        answer:
          "Có. Trong 14 ngày sau khi nhận hàng, bạn có thể rút khỏi đơn hàng mà không cần lý do, và chúng tôi chịu trách nhiệm về lỗi trong hai năm. Bạn chọn sản phẩm và nhận nhãn gửi trả, có tài khoản hay không đều được. Sản phẩm trúng được có đổi lại giá hộp được không còn tùy nước của bạn; chúng tôi cho biết trước khi bạn mở.",
      },
    },
  },
  fairness: {
    title: "Công bằng",
    questions: {
      "provably-fair": {
        question: "Công bằng kiểm chứng được nghĩa là gì?",
        answer:
          "Trước khi bạn mở hộp, chúng tôi cố định một bí mật bằng cách cho bạn thấy mã băm của nó. Bí mật đó được trộn với hạt giống của riêng bạn và các số ngẫu nhiên mới từ trình duyệt của bạn. Sau đó chúng tôi tiết lộ bí mật, nên ai cũng tính lại được kết quả: cả bạn lẫn chúng tôi đều không thể chọn kết quả đó.",
      },
      verify: {
        question: "Tôi kiểm tra một lượt mở bằng cách nào?",
        answer:
          "Trình duyệt của bạn tự kiểm tra mỗi lượt mở và hiển thị kết quả. Bạn cũng có thể lưu tệp chứng cứ và kiểm tra trên trang “Công bằng kiểm chứng được”, hoặc bằng chương trình của riêng bạn.",
      },
      "client-seed": {
        question: "Hạt giống máy khách là gì?",
        answer:
          "Là phần của bạn trong sự ngẫu nhiên: một đoạn văn bản bất kỳ, tối đa 64 ký tự. Bạn có thể đổi bất cứ lúc nào. Hạt giống mới có hiệu lực từ lượt mở tiếp theo.",
      },
    },
  },
};

export const faq: Translated<typeof english> = {
  title: "Câu hỏi thường gặp",
  pageTitle: "Câu hỏi thường gặp",
  description: (brand: string) =>
    `${brand} hoạt động thế nào: tài khoản, thanh toán, hộp và tỷ lệ, lượt mở kiểm chứng được và giao hàng.`,
  lead: "Những câu trả lời ngắn gọn. Không tìm thấy điều bạn cần?",
  write: "Hãy viết cho chúng tôi",
  search: "Tìm câu hỏi",
  topics: "Chủ đề",
  groups,
  found: (count: number) => plural(count, { other: "# câu trả lời" }),
  nothing: "Không tìm thấy kết quả",
  link: "Liên kết đến câu hỏi này",
  open: "Đến trang đó",
  mailTitle: "Bạn vẫn còn thắc mắc?",
  mailText: "Chúng tôi đọc mọi tin nhắn và thường trả lời trong vòng một ngày làm việc.",
};
