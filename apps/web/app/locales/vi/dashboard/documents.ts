import type { Translated } from "../../texts.ts";
import type { documents as english } from "../../en/dashboard/documents.ts";
import { plural } from "../grammar.ts";

export const documents: Translated<typeof english> = {
  title: "Văn bản pháp lý",
  lead: "Chân trang và bước thanh toán dẫn đến phiên bản đang có hiệu lực. Các phiên bản cũ vẫn ở địa chỉ của chúng.",
  back: "Tất cả khoản thanh toán",
  names: {
    "terms_of_service.pdf": "Điều khoản dịch vụ",
    "privacy_policy.pdf": "Chính sách quyền riêng tư",
  },
  versions: (name: string) => `Các phiên bản: ${name}`,
  version: (number: string) => `Phiên bản ${number}`,
  builtIn: "Văn bản đi kèm cửa hàng",
  builtInText: "Bản mẫu để luật sư xem lại.",
  inForce: "Đang có hiệu lực",
  since: (date: string) => `Từ ${date}`,
  uploaded: (name: string, date: string) => `Do ${name} tải lên, ${date}`,
  pages: (count: number) => plural(count, { other: "# trang" }),
  file: "Phiên bản mới (PDF)",
  from: "Có hiệu lực từ",
  fromHint: "Đầu ngày đó theo giờ UTC; nếu để trống là ngay bây giờ.",
  upload: "Tải lên",
  done: "Đã lưu phiên bản mới",
  noFile: "Hãy chọn tệp PDF",
  tooLarge: "Tệp lớn hơn 5 MB",
};
