import type { trust as english } from "../../en/fairness/trust.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const faults = {
  entry: "không phải là một bản ghi",
  seed: "hạt giống không phải hạt giống đã hứa",
  odds: "tỷ lệ chưa có trong nhật ký khi đưa ra đề nghị",
  draw: "sản phẩm không suy ra từ hạt giống và tỷ lệ",
  reason: "bị hủy vì một lý do không được phép",
  time: "ghi ngày trước đề nghị của nó",
};

export const trust: Translated<typeof english> = {
  computed: {
    title: "Những gì trình duyệt của bạn đã kiểm tra",
    lead: "Vừa tính xong, từ hai nhật ký công khai của chúng tôi. Chúng tôi không gửi những con số này.",
    kind: "Tính ngay tại đây",
    reading: "Trình duyệt của bạn đang đọc các nhật ký công khai…",
    checking: (checked: number) => `Trình duyệt của bạn đang tính lại các lượt mở: đã xong ${number(checked)}.`,
    sound: (checked: number) => `Trình duyệt của bạn đã tính lại ${number(checked)} mục, và tất cả đều khớp.`,
    wrong: (wrong: number) => `${number(wrong)} mục trong nhật ký không khớp. Đừng mở gì trước khi bạn biết lý do.`,
    empty: "Chưa có lượt mở nào trong nhật ký công khai, nên chưa có gì để tính lại.",
    unread: "Hiện không đọc được nhật ký công khai. Điều đó không chứng minh gì. Hãy thử lại sau.",
    unwitnessed:
      "Có quá ít nhân chứng độc lập ký trạng thái mới nhất của nhật ký. Người khác có thể thấy một nhật ký khác. Hãy thử lại sau.",
    broken: "Nhật ký công khai tự mâu thuẫn: các tệp không thuộc về trạng thái mà cửa hàng đã ký.",
    forked:
      "Nhật ký công khai mâu thuẫn với những gì trình duyệt của bạn đã thấy trong lần ghé trước. Cửa hàng đã ký cả hai.",
    unreadTerms: (from: number, to: number) =>
      `Chưa đọc: mục ${number(from)} đến ${number(to)} của nhật ký tỷ lệ. Ở đó cửa hàng có thể đã đổi nhân chứng, máy chủ bản sao hoặc thời hạn báo trước tỷ lệ mới.`,
    again: "Thử lại",
  },

  figures: {
    count: (count: number) => number(count),
    entries: "Mục trong nhật ký",
    alone: "Chỉ có cửa hàng ký. Chưa ai khác thấy.",
    witnessed: (count: number) => `Do cửa hàng và ${number(count)} nhân chứng ký,`,
    range: (from: number, to: number, size: number) => `Mục ${number(from)} đến ${number(to)} trên ${number(size)}`,
    voids: "Bị hủy, không trừ tiền",
    reasons: {
      poor: (count: number) => `${number(count)} vì không đủ số dư`,
      blocked: (count: number) => `${number(count)} của tài khoản bị khóa`,
      other: (count: number) => `${number(count)} vì lý do khác`,
    },
    lost: "Bản ghi bị mất",
    noneAmong: "Không có trong số này",
    lostAmong: "Chính cửa hàng nói vậy, trong nhật ký",
    silent: "Chưa được trả lời",
    noMirrors: "Không ai thu thập: cửa hàng này không nêu bản sao nào",
    mirrorsSay: (count: number) => `Theo lời ${number(count)} bản sao`,
    noList: "Hiện không đọc được bản sao nào",
    late: "Ghi vào nhật ký muộn",
    untimed: "Ngoài cửa hàng, không ai thấy chúng đến lúc nào",
    ofTimed: (count: number) => `trong ${number(count)} mục có nhân chứng ghi giờ`,
    faults,
    fault: (index: number, fault: string) => `Mục ${number(index)}: ${fault}.`,
  },

  all: {
    any: "Kiểm tra tất cả các mục",
    whole: "Đó là tất cả.",
    check: (size: number) => `Kiểm tra tất cả ${number(size)} mục`,
    stop: "Dừng",
    progress: "Số mục đã kiểm tra",
    of: (done: number, size: number) => `${number(done)} trên ${number(size)}`,
    last: "Lần kiểm tra gần nhất trong trình duyệt này:",
    lastSound: (checked: number) => `${number(checked)} mục, tất cả đều khớp`,
    lastWrong: (wrong: number) => `${number(wrong)} mục không khớp`,
    first: "Đây là lần kiểm tra đầu tiên của trình duyệt này.",
  },

  odds: {
    title: "Tỷ lệ đang áp dụng",
    list: "Từng hộp, và từ khi nào",
    boxes: (count: number) => `${number(count)} hộp đang mở bán`,
    changes: (count: number) => `${number(count)} thay đổi đã báo trước`,
    noChanges: "Không có thay đổi nào được báo trước",
    box: "Hộp",
    since: "Từ khi nào, theo nhật ký",
    next: "Thay đổi tiếp theo",
    earlier: "sớm hơn phần đã đọc",
    none: "không có",
    closes: "ngừng bán",
    changesAt: "tỷ lệ mới",
    unread: "Hiện không đọc được danh sách hộp đang mở bán.",
    unlisted: (open: number, missing: number) =>
      `Nhật ký có ${number(open)} hộp đang mở bán. Danh sách bạn nhận được thiếu ${number(missing)} hộp trong số đó. Danh sách có thể chưa kịp cập nhật, hãy xem lại sau vài phút. Nếu vẫn vậy, có thể ai đó được mời mở một hộp mà bạn không thấy.`,
  },

  mirrors: {
    title: "Bản sao ở nơi khác",
    lead: "Đây là lời của các bản sao, không phải của chúng tôi. Mỗi bản sao đã xác minh mọi mục mà nó giữ.",
    size: (size: number) => `${number(size)} mục`,
    looked: "đọc lần cuối lúc",
    forked: "cho biết cửa hàng đã ký hai lịch sử khác nhau",
    unread: "hiện không đọc được",
  },
};
