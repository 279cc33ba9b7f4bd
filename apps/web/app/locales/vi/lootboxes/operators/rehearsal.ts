import type { Translated } from "../../../texts.ts";
import type { rehearsalTexts as english } from "../../../en/lootboxes/operators/rehearsal.ts";
import { exactPercent, number, plural } from "../../grammar.ts";

const tickets = (count: number) => plural(count, { other: "# vé" });

export const rehearsalTexts: Translated<typeof english> = {
  open: {
    Draft: "Chạy thử và công bố",
    Active: "Chạy thử phiên bản tiếp theo",
    Paused: "Chạy thử và mở lại",
  },
  title: (version: number) => `Chạy thử phiên bản ${version}`,
  same: "Giá và tỷ lệ giống phiên bản trước, nên sẽ không tạo phiên bản mới.",
  lacks: "Trước khi bạn có thể công bố:",
  inForce: {
    atOnce: "Hộp mở ngay, vì chưa ai thấy tỷ lệ khác.",
    afterNotice: (minutes: number) =>
      minutes === 0
        ? "Phiên bản có hiệu lực ngay khi có trong nhật ký công khai."
        : plural(minutes, {
            other: "Khách hàng thấy ngay từ bây giờ. Phiên bản có hiệu lực sau thời hạn báo trước # phút.",
          }),
    forGood: "Khi đã thông báo, phiên bản nằm vĩnh viễn trong nhật ký công khai. Chỉ có thể thay bằng phiên bản khác.",
  },
  figures: {
    payout: "Tỷ lệ hoàn trả",
    margin: "Lợi nhuận mỗi lượt mở",
    worst: "Tệ nhất trong 1.000 lần",
    middle: "Một nửa số lần",
  },
  worstHint: "Kết quả của 1.000 lượt mở, theo giá trị thị trường. Cứ 1.000 lần thì có một lần tệ hơn.",
  stock: {
    title: "Tồn kho đủ trong bao lâu",
    item: "Sản phẩm",
    pieces: "Tồn kho",
    expected: "Trung bình",
    certain: "99 trên 100 lần",
    unlimited: "không giới hạn",
    openings: (count: number) => plural(count, { other: "# lượt mở" }),
    note: "Chỉ tính lượt mở của riêng hộp này, không tính những gì còn nợ.",
  },
  odds: {
    title: "Nguyên văn bảng tỷ lệ",
    hash: "Mã băm của bảng tỷ lệ",
    copy: "Sao chép nguyên văn",
    note: "Đúng nguyên văn này được công bố và băm.",
  },
  confirm: {
    title: (payout: number) => `Hộp này hoàn trả nhiều hơn số thu vào: ${exactPercent(payout)}`,
    label: (payout: number) => `Nhập ${exactPercent(payout)} để xác nhận`,
    mismatch: "Không khớp với tỷ lệ hoàn trả",
  },
  publish: { Draft: "Công bố và mở", Active: "Thông báo phiên bản này", Paused: "Mở lại" },
  published: (version: number) => `Đã công bố phiên bản ${version}`,
  moves: { Paused: "Tạm dừng", Archived: "Lưu trữ" },
  moved: { Paused: "Đã tạm dừng hộp", Archived: "Đã lưu trữ hộp" },
  archive: {
    title: "Lưu trữ hộp này?",
    text: "Hộp rời cửa hàng vĩnh viễn và không thể mở lại. Các phiên bản và lượt mở của hộp vẫn còn.",
    cancel: "Giữ lại",
    submit: "Lưu trữ",
  },
  announced: {
    title: (version: number, price: string) => `Đã thông báo phiên bản ${version}, giá ${price}`,
    closes: "Hộp đóng trong nhật ký công khai",
    when: (time: string, left: string) => `Có hiệu lực từ ${time}, còn ${left}.`,
    now: "Sẽ có hiệu lực trong giây lát.",
    left: (minutes: number, seconds: number) =>
      minutes > 0 ? `${number(minutes)} phút ${number(seconds)} giây` : `${number(seconds)} giây`,
    logged:
      "Phiên bản đã nằm trong nhật ký công khai. Bạn có thể hủy cho đến khi phiên bản có hiệu lực, để không ai mở hộp với tỷ lệ này.",
    paused:
      "Hộp đang tạm dừng nên không ai mở được với tỷ lệ này. Hãy để hộp tạm dừng cho đến khi nhật ký công khai đã đóng hộp. Nếu mở lại sớm hơn, hộp dùng tỷ lệ này cho đến khi tỷ lệ tiếp theo có hiệu lực.",
    cancel: "Hủy phiên bản này",
    cancelTitle: "Hủy phiên bản đã thông báo?",
    cancelText: (version: number) =>
      `Hộp được tạm dừng ngay, nên không ai mở được với tỷ lệ đã thông báo. Phiên bản ${version} được khôi phục làm phương án của bạn.`,
    cancelNote:
      "Nhật ký công khai giữ thông báo và đóng hộp sau cùng thời hạn báo trước. Sau đó bạn có thể mở lại hộp ngay với tỷ lệ mình muốn.",
    cancelSubmit: "Tạm dừng và hủy",
    keep: "Giữ phiên bản",
    cancelled: "Đã tạm dừng hộp. Không ai mở được với tỷ lệ này",
    restore: (version: number) => `Khôi phục phiên bản ${version}`,
  },
  history: {
    title: "Phiên bản",
    version: (version: number) => `Phiên bản ${version}`,
    current: "công bố gần nhất",
    empty: "Chưa công bố gì.",
    first: "Phiên bản đầu tiên",
    nothing: "Cùng giá và tỷ lệ",
    price: (before: string, after: string) => `Giá: ${before}, sau đó ${after}`,
    added: (item: string, count: number) => `Thêm: ${item}, ${tickets(count)}`,
    removed: (item: string, count: number) => `Bỏ: ${item}, ${tickets(count)}`,
    tickets: (item: string, before: number, after: number) => `${item}: ${number(before)}, sau đó ${tickets(after)}`,
    value: (item: string, before: string, after: string) => `${item}: trị giá ${before}, sau đó ${after}`,
    renamed: (before: string, after: string) => `${before}, sau đó tên là ${after}`,
    payout: (payout: number) => `hoàn trả ${exactPercent(payout)}`,
    use: "Khôi phục làm phương án",
    more: "Phiên bản cũ hơn",
  },
};
