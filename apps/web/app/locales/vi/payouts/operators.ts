import type { adminPayouts as english } from "../../en/payouts/operators.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

export const adminPayouts: Translated<typeof english> = {
  title: "Chi trả",
  lead: "Những người yêu cầu tiền thắng. Mỗi khoản chờ một quyết định, và không ai tự quyết định cho mình.",
  none: "Chưa ai yêu cầu chi trả.",
  approve: "Duyệt",
  approved: "Đã duyệt và đang được gửi",
  reason: "Lý do",
  reasonHint: "Người đó sẽ đọc lý do này.",
  cancel: "Hủy",
  download: "Tệp cho ngân hàng",
  sentText:
    "Khoản này đã được gửi. Chỉ từ chối nếu ngân hàng cho biết không trả: nếu không sẽ bị trả hai lần. Người khác phải duyệt việc này.",
  stopped: "Chưa thể chi: bị chặn bởi một vụ việc, bồi hoàn, khóa tài khoản, mật khẩu mới hoặc danh tính",
  differs: "Các khoản chi trả này khác với sổ sách của nhà cung cấp:",
  holdPayout: { open: "Tạm giữ", submit: "Tạm giữ", done: "Khoản chi trả đang được tạm giữ" },
  refusePayout: { open: "Từ chối", submit: "Từ chối", done: "Đã từ chối. Tiền đã trở lại số dư" },
  states: {
    Requested: "Đang chờ",
    Held: "Tạm giữ",
    Approved: "Đã duyệt",
    Sent: "Đã gửi",
    Paid: "Đã chi trả",
    Returned: "Đã quay lại",
    Refused: "Bị từ chối",
    Cancelled: "Đã rút lại",
  },
  differences: {
    UnknownToShop: "Cửa hàng không biết khoản này",
    UnknownToProvider: "Nhà cung cấp không biết khoản này",
    Amount: "Số tiền khác",
    State: "Trạng thái khác",
    Transfers: "Đã gửi hai lần, đến tài khoản khác, hoặc chỉ trả về một phần",
  },
  make: (count: number) => `Tạo tệp gồm ${number(count)} khoản`,
  made: (count: number) => `${number(count)} khoản nằm trong tệp`,
  shared: (count: number) => `${number(count)} người khác có tài khoản này`,
  asked: (time: string) => `Yêu cầu lúc ${time}`,
  accountAdded: (time: string) => `Thêm tài khoản lúc ${time}`,
  why: (reason: string) => `Lý do: ${reason}`,
};
