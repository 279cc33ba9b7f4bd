import type { Translated } from "../../texts.ts";
import type { documents as english } from "../../en/files/operators.ts";
import { plural } from "../grammar.ts";

export const documents: Translated<typeof english> = {
  title: "Văn bản pháp lý",
  lead: "Chân trang và bước thanh toán dẫn đến phiên bản đang có hiệu lực. Các phiên bản cũ vẫn xem được tại liên kết của chúng.",
  back: "Tất cả khoản thanh toán",
  names: {
    "terms_of_service.pdf": "Điều khoản dịch vụ",
    "privacy_policy.pdf": "Chính sách quyền riêng tư",
    "legal_guarantee.pdf": "Bảo hành theo luật (thông báo chính thức)",
  },
  versions: (name: string) => `Các phiên bản: ${name}`,
  version: (number: string) => `Phiên bản ${number}`,
  builtIn: (language: string) => `Văn bản mặc định (${language})`,
  builtInText: "Bản mẫu cần được luật sư xem lại.",
  inForce: "Đang có hiệu lực",
  since: (date: string) => `Từ ${date}`,
  uploaded: (name: string, date: string) => `Do ${name} tải lên, ${date}`,
  pages: (count: number) => plural(count, { other: "# trang" }),
  language: "Ngôn ngữ",
  languageHint:
    "Bản tiếng Anh có giá trị ràng buộc. Hãy tải bản này lên trước các bản dịch: phiên bản tiếng Anh mới hơn sẽ thay thế chúng.",
  noticeHint:
    "Lấy tệp bằng ngôn ngữ này từ phụ lục của Quy định thi hành (EU) 2025/1960 và tải lên nguyên văn. Mỗi ngôn ngữ độc lập; ngôn ngữ khác hiển thị tệp tiếng Anh.",
  file: "Phiên bản mới (PDF)",
  from: "Có hiệu lực từ",
  fromHint: "Từ đầu ngày đó (UTC). Để trống để áp dụng ngay.",
  upload: "Tải lên",
  done: "Đã tải lên phiên bản mới",
  noFile: "Hãy chọn tệp PDF",
  tooLarge: "Tệp lớn hơn 5 MB",
};
