import type { Translated } from "../../texts.ts";
import type { translations as english } from "../../en/operators/translations.ts";
import { plural } from "../grammar.ts";

export const translations: Translated<typeof english> = {
  title: "Bản dịch",
  hint: "Tiếng Anh là bản gốc. Phần chưa dịch sẽ hiển thị bằng tiếng Anh.",
  complete: "Đầy đủ",
  missing: (count: number) => plural(count, { other: "Thiếu # nội dung" }),
  name: (language: string) => `Tên (${language})`,
  description: (language: string) => `Mô tả (${language})`,
  help: "Cách đoạn bằng một dòng trống. Kết thúc bằng các dòng như “Chất liệu: gỗ sồi” để liệt kê thông số.",
};
