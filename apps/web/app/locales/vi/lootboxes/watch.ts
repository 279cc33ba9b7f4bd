import type { watch as english } from "../../en/lootboxes/watch.ts";
import type { Translated } from "../../texts.ts";
import { number, plural } from "../grammar.ts";

export const watch: Translated<typeof english> = {
  again: "Xem lại",
  past: "Lượt mở này vào lúc",
  harmless: "Xem lại không mất phí và không thay đổi gì.",
  record: "Bản ghi và bằng chứng",
  missing: "Lượt mở này không tồn tại hoặc không phải của bạn.",
  several: (count: number) => plural(count, { other: "# sản phẩm" }),
  paid: (paid: string, worth: string) => `Đã trả ${paid}. Giá trị ${worth}.`,
  gain: (paid: string, worth: string, more: string) => `Đã trả ${paid}. Giá trị ${worth}, nhiều hơn ${more}.`,
  loss: (paid: string, worth: string, less: string) => `Đã trả ${paid}. Giá trị ${worth}, ít hơn ${less}.`,
  unwatched: {
    Differs: "Cửa hàng hiển thị ở đây khác với bản ghi, nên lượt mở không được chiếu lại. Hãy xem bằng chứng.",
    Unknown: "Hiện chưa kiểm tra được bản ghi của lượt mở này, nên nó không được chiếu lại. Hãy thử lại sau một phút.",
  },
  keepsake: {
    open: "Lưu ảnh",
    title: "Tấm ảnh để giữ lại",
    lead: "Trình duyệt của bạn vẽ ảnh từ bản ghi. Ảnh không có số dư, và không có tên trừ khi bạn chọn.",
    label: (items: string, box: string) => `Ảnh: ${items} từ hộp ${box}`,
    name: "Hiện tên người dùng của tôi",
    by: (name: string) => `Người mở: ${name}`,
    worth: "Giá trị",
    log: "Nhật ký công khai",
    entry: (place: number) => `Mục ${number(place)}`,
    unlogged: "Chưa có trong nhật ký",
    contested: "Còn một câu hỏi về lượt mở này. Hãy trả lời trước, sau đó bạn có thể lưu ảnh.",
    save: "Lưu dạng PNG",
    close: "Đóng",
  },
};
