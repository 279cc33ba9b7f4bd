import type { Translated } from "../../texts.ts";
import type { opening as english } from "../../en/lootboxes/opening.ts";
import { number, plural } from "../grammar.ts";

export const opening: Translated<typeof english> = {
  result: {
    won: (item: string) => `Bạn trúng ${item}`,
    wonSeveral: (count: number, items: string) => `Bạn trúng ${number(count)} sản phẩm: ${items}`,
    severalTitle: (count: number) => plural(count, { other: "Bạn trúng # sản phẩm" }),
    would: (item: string) => `Nếu mở thật, bạn đã trúng ${item}`,
    wouldSeveral: (count: number) => plural(count, { other: "Nếu mở thật, bạn đã trúng # sản phẩm này" }),
    from: (box: string) => `Từ hộp ${box}`,
    worth: "Giá trị",
    chance: "Xác suất",
    ticket: "Vé",
    ticketOf: (ticket: number) => number(ticket),
    sell: (amount: string) => `Bán với giá ${amount}`,
    sellOf: (item: string, amount: string) => `Bán với giá ${amount}: ${item}`,
    sold: (amount: string) => `Đã bán với giá ${amount}`,
    keep: "Giữ lại",
    elsewhere: { Shipping: "Đang giao đến bạn", Delivered: "Đã giao" },
    paid: (paid: string, worth: string) => `Bạn đã trả ${paid}. Giá trị ${worth}.`,
    wouldHavePaid: (paid: string, worth: string) => `Nếu mở thật, bạn đã trả ${paid}. Giá trị ${worth}.`,
    key: (key: string) => `Nhấn ${key}`,
    sellAll: (amount: string) => `Bán tất cả với giá ${amount}`,
    sellRest: (amount: string) => `Bán phần còn lại với giá ${amount}`,
    keepAll: "Giữ tất cả",
    ship: "Giao hàng",
    shipAll: "Giao tất cả",
    close: "Đóng",
    again: (price: string) => `Mở tiếp với giá ${price}`,
    demoAgain: "Mở thử lần nữa",
    inventory: "Các sản phẩm đã ở trong kho đồ của bạn. Đóng lại cũng không mất gì.",
    inventoryOne: "Sản phẩm đã ở trong kho đồ của bạn. Đóng lại cũng không mất gì.",
  },

  mayForget: {
    text: "Trình duyệt này giữ bằng chứng về các lượt mở của bạn, nhưng có thể xóa chúng khi hết chỗ lưu, và trong cửa sổ riêng tư thì khi bạn đóng cửa sổ.",
    link: "Thỉnh thoảng hãy lưu lại",
  },

  notices: {
    paused: "Hiện không mở được hộp này",
    unclear:
      "Chúng tôi chưa biết các hộp của bạn đã được mở hay chưa. Chúng tôi sẽ hỏi lại bằng chính yêu cầu đó, nên bạn không thể bị trừ tiền hai lần.",
    noRecord:
      "Câu trả lời của cửa hàng không khớp và không phải là bản ghi lượt mở của bạn. Hãy lưu chứng cứ. Chúng tôi hỏi lại bằng chính yêu cầu đó: chỉ một bản ghi mới kết thúc được lượt mở.",
    waiting: (box: string) =>
      `Thông báo này là về lượt mở ${box} của bạn. Các hộp khác phải chờ đến khi lượt mở đó kết thúc.`,
    resumed: (box: string) => `Lượt mở ${box} trước đó của bạn đã hoàn tất. Đây là những gì bạn trúng.`,
    priceChanged: (before: string, now: string) =>
      `Giá đã đổi từ ${before} thành ${now}. Không có gì được mở. Nếu đồng ý, hãy nhấn lại.`,
    oddsChanged:
      "Những gì trong hộp này đã thay đổi kể từ lúc bạn xem. Không có gì được mở. Bên dưới là tỷ lệ mới; nếu đồng ý, hãy nhấn lại.",
    oddsDiffer:
      "Tỷ lệ trên trang này không phải là tỷ lệ đã công bố. Không có gì được mở. Trang hiện đã hiển thị tỷ lệ công bố; nếu đồng ý, hãy nhấn lại.",
    moved: "Số dư của bạn vừa thay đổi. Không có gì được mở. Nếu vẫn muốn mở, hãy nhấn lại.",
    clock:
      "Đồng hồ của thiết bị này và của cửa hàng lệch nhau hơn một ngày, nên trình duyệt không biết được đề nghị có phải của hôm nay không. Hãy chỉnh lại đồng hồ rồi nhấn lại.",
    others:
      "Một lượt mở của tài khoản khác trong trình duyệt này chưa có câu trả lời. Mỗi lần truy cập, yêu cầu đó được gửi lại. Bạn sẽ thấy nó trong phần bằng chứng của mình.",
    othersLink: "Xem bằng chứng của tôi",
    gone: "Hộp này không còn được cung cấp. Không có gì được mở.",
    refused: (reason: string) => `${reason}. Không có gì được mở.`,
    unreachable: "Hiện không kết nối được với cửa hàng. Không có gì được mở.",
    restoreFailed: "Không hiển thị được lượt mở đó.",
  },
};
