import type { ownData as english } from "../../en/account/own-data.ts";
import type { Translated } from "../../texts.ts";

export const ownData: Translated<typeof english> = {
  signInAgain: "Hãy đăng xuất, đăng nhập lại rồi thử lại trong vòng mười phút.",
  download: {
    title: "Tải dữ liệu của tôi",
    lead: "Mọi thứ chúng tôi đã lưu về bạn, trong một tệp JSON: tài khoản, đơn hàng, thanh toán, các lượt mở kèm bằng chứng và hơn thế nữa. Hãy cất giữ cẩn thận.",
    button: "Tải dữ liệu của tôi",
  },
};
