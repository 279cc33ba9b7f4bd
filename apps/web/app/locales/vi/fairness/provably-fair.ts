import type { Translated } from "../../texts.ts";
import type { provablyFair as english } from "../../en/fairness/provably-fair.ts";
import { number, percent, plural } from "../grammar.ts";

const steps: Translated<typeof english.steps.list> = {
  seal: {
    title: "Bạn niêm phong phần của mình",
    text: "Trước hết, trình duyệt của bạn chọn 32 chữ số ngẫu nhiên. Nó giữ kín các chữ số đó và chỉ cho cửa hàng thấy dấu vân tay của chúng, như một phong bì dán kín.",
  },
  sign: {
    title: "Cửa hàng ký một đề nghị",
    text: "Đề nghị cố định mọi thứ: số của bạn, dấu vân tay hạt giống bí mật của cửa hàng, phong bì của bạn, chiếc hộp, tỷ lệ và giá. Trình duyệt của bạn kiểm tra từng điều. Đến đây mỗi bên vẫn có thể rút lui, và không bên nào biết trong hộp có gì.",
  },
  open: {
    title: "Bạn mở phong bì của mình",
    text: "Bạn nhấn nút. Trình duyệt của bạn gửi các chữ số đi, được ký bằng khóa của riêng nó. Từ lúc này kết quả đã cố định: không bên nào thay đổi hay chối được.",
  },
  reveal: {
    title: "Cửa hàng mở phong bì của mình",
    text: "Câu trả lời của cửa hàng tiết lộ hạt giống bí mật. Trình duyệt của bạn trộn cả hai, tính ra vé và so với câu trả lời. Chỉ khi đó vòng quay mới chạy. Mỗi lượt mở để lại một bản ghi có chữ ký, nêu bản ghi trước đó, nên không thể bỏ sót bản ghi nào.",
  },
};

const verdicts: Translated<typeof english.verdicts.list> = {
  Verified:
    "Mọi thứ đều khớp với những gì trình duyệt của bạn giữ trước khi tiết lộ phần của mình, kể từ lượt mở đầu tiên của nó. Không ai có thể chọn kết quả.",
  Unlogged:
    "Mọi thứ đều khớp như trên. Chỉ còn nhật ký công khai chưa có bản ghi, việc này mất khoảng một phút. Trình duyệt của bạn tìm bản ghi ở đó và báo cho bạn nếu nó không bao giờ xuất hiện.",
  Recomputed:
    "Mọi con số đều khớp và không có gì khác biệt. Nhưng trình duyệt này không có mặt lúc đó: một trình duyệt khác của bạn đã mở hộp, hoặc trình duyệt này không giữ gì.",
  Contested:
    "Mọi thứ đều khớp, nhưng chỉ bạn biết có phải là bạn không: bạn có tiêu số tiền đó trong khoảng giữa không, hay trình duyệt kia có phải của bạn không. Trang cho bạn thấy cả hai thời điểm và những gì lẽ ra bạn đã trúng, rồi hỏi bạn.",
  Unknown:
    "Bạn đã nhấn, nhưng chưa có câu trả lời, hoặc câu trả lời không chứng minh được gì. Chúng tôi gửi lại chính yêu cầu đó, ngay bây giờ và ở lần truy cập tới. Bạn không thể bị trừ tiền hai lần. Khi lượt mở này kết thúc, bạn có thể mở hộp khác.",
  Breach:
    "Có điều không khớp. Trang dừng lại và giữ chứng cứ. Trang cho biết chính chữ ký của cửa hàng chứng minh vi phạm với tất cả mọi người, hay chỉ mình bạn đã thấy.",
};

export const provablyFair: Translated<typeof english> = {
  title: "Công bằng kiểm chứng được",
  description: (brand: string) =>
    `Mỗi lượt mở ở ${brand} được quyết định ra sao, từng bước một, cùng công cụ kiểm chứng tính lại ngay trong trình duyệt của bạn.`,
  lead: "Hai hạt giống, của bạn và của chúng tôi, quyết định mỗi lượt rút. Trình duyệt của bạn kiểm tra mỗi lần.",

  example: {
    title: "Thử rút vé",
    lead: "Cách rút thật, với một hạt giống đã được tiết lộ. Kéo thanh trượt: mỗi thay đổi ở phần của bạn rút ra một vé khác.",
    serverSeed: "Bí mật của chúng tôi, niêm phong trước khi bạn chọn bất cứ điều gì",
    slider: "Hạt giống máy khách của bạn",
    sliderValue: (seed: string) => `Hạt giống máy khách ${seed}`,
    text: "Hoặc tự nhập",
    digest: "Cả hai, đã trộn",
    ticket: "Vé",
    ticketOf: (ticket: number) => number(ticket),
    wins: (item: string) => `trúng ${item}`,
    outcome: (ticket: number, item: string) => `Vé ${number(ticket)} trúng ${item}`,
    band: "Một triệu vé của hộp này",
    share: (share: number) => percent(share),
  },

  steps: {
    title: "Một lượt mở diễn ra thế nào",
    lead: "Bốn bước, theo thứ tự này. Trình duyệt của bạn tự động làm hai bước của mình.",
    sides: { browser: "Trình duyệt của bạn", shop: "Cửa hàng" },
    list: steps,
    fingerprint:
      "Về dấu vân tay: máy tính có thể biến một văn bản bất kỳ thành một dãy chữ số có độ dài cố định, gọi là mã băm. Cùng một văn bản luôn cho cùng một mã băm, thay đổi nhỏ nhất cũng cho mã khác, và không ai tìm được văn bản khớp với một mã băm cho trước. Vì vậy dấu vân tay không tiết lộ gì về bí mật, mà chủ của bí mật cũng không thể đánh tráo nó.",
  },

  verdicts: { title: "Ý nghĩa của từng kết quả", list: verdicts },

  wrong: {
    title: "Nếu có điều không đúng",
    lead: "Trình duyệt của bạn giữ những gì hai bên đã ký: đề nghị, những gì bạn đã tiết lộ và mọi câu trả lời đúng như lúc nhận. Đó là chứng cứ, cho bạn hoặc cho chúng tôi.",
    list: {
      save: "Nhấn “Lưu chứng cứ” ở lượt mở, hoặc lưu mọi bằng chứng của bạn thành một tệp trong cài đặt tài khoản, mục Công bằng. Tệp không chứa mật khẩu hay khóa bí mật nào.",
      check:
        "Ai cũng có thể kiểm tra tệp: ngay tại đây, hoặc tốt hơn là bằng chương trình dòng lệnh, không cần trang này. Kết quả cho biết chính chữ ký của chúng tôi chứng minh chúng tôi sai, hay chỉ là lời của bạn đối với lời của chúng tôi.",
      show: "Đưa tệp cho người bạn tin cậy: một người bạn biết chạy chương trình, cơ quan bảo vệ người tiêu dùng, công chúng. Những gì chúng tôi đã ký thì chúng tôi không rút lại được, và không ai giả mạo được.",
      silent:
        "Ngay cả khi không có câu trả lời, chứng cứ vẫn có giá trị. Bất kỳ ai có chứng cứ đều có thể gửi lại cho chúng tôi chính yêu cầu đó, và chúng tôi phải trả lời bằng bản ghi duy nhất thuộc về nó.",
      stranger: "Nếu một trình duyệt không phải của bạn đã mở hộp, hãy gỡ nó trong cài đặt tài khoản và đổi mật khẩu.",
    },
  },

  seeds: {
    title: "Lượt mở tiếp theo của bạn",
    lead: "Phần niêm phong của chúng tôi đã cố định. Phần của bạn gồm hai thứ: một đoạn văn bản bạn có thể chọn, và các chữ số trình duyệt của bạn tạo mới mỗi lần.",
    signIn: "Đăng nhập để xem phần của bạn",
    current: (nonce: number) => `Dấu vân tay bí mật của chúng tôi cho số ${number(nonce)} của bạn`,
    clientSeed: "Hạt giống máy khách",
    clientSeedHint: "Văn bản bất kỳ, tối đa 64 ký tự. Có hiệu lực từ lượt mở tiếp theo của trình duyệt này.",
    clientSeedEmpty: "Chưa có. Trình duyệt của bạn sẽ tạo trước lượt mở đầu tiên.",
    same: "Hạt giống máy khách phải khác hạt giống hiện tại",
    random: "Ngẫu nhiên",
    save: "Đổi hạt giống máy khách",
    saved: "Đã đổi hạt giống máy khách. Có hiệu lực từ lượt mở tiếp theo",
    myProofs: "Xem bằng chứng của tôi",
  },

  verifier: {
    title: "Kiểm tra một lượt mở",
    lead: "Không có gì bạn nhập ở đây rời khỏi trình duyệt của bạn.",
    ways: "Bạn có gì?",
    values: "Các con số",
    file: "Một tệp bằng chứng",
    transaction: "Một giao dịch của tôi",
    fields: {
      serverSeed: "Hạt giống máy chủ",
      commitment: "Dấu vân tay của nó",
      clientSeed: "Hạt giống máy khách",
      clientEntropy: "Các chữ số của trình duyệt bạn",
      box: "Hộp trong lượt mở",
      oddsTable: "Bảng tỷ lệ",
      ticket: "Vé",
    },
    optional: "để so sánh",
    boxHint: "Đếm từ 0",
    oddsTableHint: "Nguyên văn, như đã công bố cho phiên bản của hộp",
    seedMistake: "64 chữ số thập lục phân viết thường",
    clientSeedMistake: "Văn bản dài 1 đến 64 ký tự",
    entropyMistake: "32 chữ số thập lục phân viết thường",
    numberMistake: "Số nguyên từ 0",
    tableMistake: "Không phải bảng tỷ lệ đầy đủ và đúng nguyên văn",
    compute: "Tính",
    fill: "Dùng ví dụ mẫu",
    result: "Kết quả",
    commitmentOf: "Dấu vân tay của hạt giống",
    oddsHashOf: "Mã băm của bảng tỷ lệ",
    ticketOf: "Vé",
    itemOf: "Sản phẩm",
    holds: "giống như đã nhập",
    differs: "khác với giá trị đã nhập",
    check: "Kiểm tra",
    transactionId: "Giao dịch",
    transactionMistake: "Mã giao dịch, như trong liên kết đến kết quả của giao dịch đó",
    signIn: "Đăng nhập để kiểm tra theo giao dịch",
  },

  outside: {
    title: "Kiểm tra không cần trang này",
    lead: "Trang này do chúng tôi đưa ra, và những gì nó nói về chúng tôi cũng vậy. Với bản sao chương trình của riêng mình, bạn không cần dựa vào cả hai:",
    keys: "Chương trình cần khóa công khai của chúng tôi. Hãy ghi lại khi bạn còn tin chúng tôi, hoặc lấy từ người đã ghi lại khi còn tin.",
    endorsingKey: "Khóa ngoại tuyến của chúng tôi, bảo chứng cho các khóa khác",
    shopKey: "Khóa ký",
  },

  logs: {
    title: "Những gì ai cũng xem được",
    lead: "Chúng tôi giữ hai danh sách công khai. Các danh sách này chỉ có thể dài thêm: những gì đã có thì ở lại, và ai cũng có thể tải toàn bộ về để kiểm tra.",
    list: {
      terms:
        "Một danh sách cho biết tỷ lệ và khóa nào đang áp dụng cho tất cả mọi người. Vì vậy bạn có cùng tỷ lệ với mọi người, và mỗi thay đổi đều hiện ở đó trước khi có hiệu lực.",
      records:
        "Danh sách kia có mọi lượt mở: bí mật của chúng tôi, dấu vân tay của phần còn lại và những gì đã rút được, nhưng không có tên ai. Vì vậy ai cũng có thể tính lại mọi lần rút, và thấy sản phẩm hiếm xuất hiện đúng với tỷ lệ.",
      yours:
        "Trình duyệt của bạn tìm các lượt mở của bạn ở đó và nhớ danh sách đã dài bao nhiêu. Nó cho bạn biết nếu thiếu lượt mở nào hoặc nếu một danh sách bị viết lại.",
    },
    noNotice: "Cửa hàng này không báo trước các thay đổi. Tỷ lệ của một hộp có thể thay đổi bất cứ lúc nào.",
    unwitnessed:
      "Hiện chưa có ai khác cùng ký xác nhận các danh sách này. Vì vậy chúng tôi có thể cho bạn thấy một danh sách và người khác thấy danh sách khác, và bạn chỉ phát hiện ra nếu so sánh với họ. Cũng không ai khác thấy thời gian của chúng.",
    witnessed: (quorum: number) =>
      quorum === 1
        ? "Một nhân chứng độc lập cùng ký xác nhận từng trạng thái của các danh sách, và chỉ ký nếu trạng thái đó nối tiếp trạng thái trước. Vì vậy chúng tôi không thể cho bạn thấy một danh sách và người khác thấy danh sách khác nếu không có nhân chứng đó giúp sức."
        : plural(quorum, {
            other:
              "# nhân chứng độc lập cùng ký xác nhận từng trạng thái của các danh sách, và chỉ ký nếu trạng thái đó nối tiếp trạng thái trước. Vì vậy chúng tôi không thể cho bạn thấy một danh sách và người khác thấy danh sách khác nếu không có họ giúp sức.",
          }),
    terms: "Khóa của danh sách tỷ lệ và khóa",
    records: "Khóa của danh sách lượt mở",
  },

  formula: {
    title: "Công thức",
    lead: "Dành cho ai muốn tự viết chương trình. Các dòng được nối bằng ký tự xuống dòng (line feed).",
    number:
      "Chuỗi băm được đọc thành bốn số 64 bit. Số đầu tiên nhỏ hơn 2⁶⁴ − (2⁶⁴ mod 1.000.000) được dùng, và số dư của nó khi chia cho một triệu là vé. Các phần thưởng được duyệt theo thứ tự của chúng; phần thưởng đầu tiên có tổng vé cộng dồn lớn hơn vé là phần thưởng trúng.",
    worked: "Ví dụ mẫu",
    workedLead:
      "Nếu chương trình của bạn cho ra các con số này thì nó tuân theo giao thức. Trình duyệt của bạn cũng vừa tính chúng.",
    oddsTable: "Bảng tỷ lệ",
    oddsHash: "Mã băm của bảng tỷ lệ",
    serverSeed: "Hạt giống máy chủ",
    commitment: "Dấu vân tay của nó",
    clientSeed: "Hạt giống máy khách",
    draws: "Các lần rút",
    box: "Hộp",
    ticket: "Vé",
    digest: "Chuỗi băm",
    offer: "Một đề nghị, đúng như khi được ký",
    offerHash: "Mã băm của đề nghị, được nêu khi tiết lộ",
    receipt: "Một biên nhận, đúng như khi được ký",
    recordHash: "Mã băm của biên nhận, được nêu trong bản ghi tiếp theo",
    same: "Tính tại đây: giống",
    different: "Tính tại đây: khác",
  },

  limits: {
    title: "Điều này không chứng minh những gì",
    list: {
      shipment:
        "Rằng kiện hàng sẽ đến nơi, hay sản phẩm đáng giá bao nhiêu. Bảng tỷ lệ chỉ cố định những tên và giá đã được nêu.",
      page: "Bất cứ điều gì, nếu trang dùng để kiểm tra không trung thực: trang do chúng tôi đưa ra. Vì vậy mới có chương trình dòng lệnh, giao thức bằng văn bản và các nhật ký công khai.",
      own: "Rằng các lượt mở của chính cửa hàng là ngẫu nhiên. Khi tự mở hộp của mình, cửa hàng biết cả hai bí mật và có thể ghi những lượt mở bịa đặt vào nhật ký. Việc đó không thay đổi được lượt mở của bạn, nhưng có thể làm lệch số liệu thống kê.",
      browser:
        "Những gì trình duyệt của bạn không còn giữ. Xóa dữ liệu của trình duyệt là xóa các bằng chứng, vì vậy hãy lưu chúng trước.",
    },
  },
};
