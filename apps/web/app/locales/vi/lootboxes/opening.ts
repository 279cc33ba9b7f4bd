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
    gain: (paid: string, worth: string, more: string) => `Bạn đã trả ${paid}. Giá trị ${worth}, nhiều hơn ${more}.`,
    loss: (paid: string, worth: string, less: string) => `Bạn đã trả ${paid}. Giá trị ${worth}, ít hơn ${less}.`,
    wouldHavePaid: (paid: string, worth: string) => `Nếu mở thật, bạn đã phải trả ${paid}. Giá trị ${worth}.`,
    key: (key: string) => `Nhấn ${key}`,
    sellAll: (amount: string) => `Bán tất cả với giá ${amount}`,
    sellRest: (amount: string) => `Bán phần còn lại với giá ${amount}`,
    keepAll: "Giữ tất cả",
    ship: "Giao hàng",
    shipAll: "Giao tất cả",
    close: "Đóng",
    watch: "Xem lại",
    again: (price: string) => `Mở lại với giá ${price}`,
    demoAgain: "Mở thử lần nữa",
    inventory: "Các sản phẩm đã ở trong kho đồ của bạn. Bạn có thể yên tâm đóng lại.",
    inventoryOne: "Sản phẩm đã ở trong kho đồ của bạn. Bạn có thể yên tâm đóng lại.",
  },

  cards: {
    lead: (count: number) => plural(count, { other: "# lá bài của bạn, theo thứ tự rút" }),
    faceDown: (place: number, count: number) => `Lá bài ${place} trên ${count}, đang úp`,
    faceUp: (place: number, count: number, item: string, tier: string, worth: string) =>
      `Lá bài ${place} trên ${count}: ${item}, ${tier}, ${worth}.`,
    turnAll: "Lật tất cả",
    turnEach: "Hãy lật từng lá bài",
    turned: (turned: number, count: number) => `Đã lật ${turned} trên ${count}`,
  },

  mayForget: {
    text: "Trình duyệt này giữ bằng chứng về các lượt mở của bạn. Nó có thể xóa chúng khi gần hết chỗ lưu, hoặc khi bạn đóng cửa sổ riêng tư.",
    link: "Lưu một bản",
  },

  notices: {
    paused: "Hiện không mở được hộp này",
    handedIn: (mirrors: string) =>
      `Cửa hàng đã im lặng một phút, nên trình duyệt của bạn đã chuyển lượt mở này đến ${mirrors}. Họ cũng hỏi cửa hàng và công bố nếu cửa hàng vẫn im lặng.`,
    unclear:
      "Chúng tôi chưa biết các hộp của bạn đã được mở hay chưa. Chúng tôi sẽ hỏi lại bằng chính yêu cầu đó, nên bạn không thể bị trừ tiền hai lần.",
    noRecord:
      "Câu trả lời của cửa hàng không khớp và không phải là bản ghi lượt mở của bạn. Hãy lưu chứng cứ. Chúng tôi sẽ hỏi lại bằng chính yêu cầu đó: chỉ một bản ghi mới kết thúc được lượt mở.",
    historyLost:
      "Cửa hàng đã làm mất các thay đổi trong tài khoản của bạn mà lượt mở này dựa vào, chẳng hạn khi khôi phục bản sao lưu. Lượt mở vẫn có hiệu lực. Hãy lưu chứng cứ và liên hệ với chúng tôi: khi số dư của bạn đúng trở lại, chính yêu cầu đó sẽ kết thúc lượt mở.",
    setAside: "Tạm gác lại",
    waiting: (box: string) => `Lượt mở ${box} của bạn chưa kết thúc. Khi lượt đó kết thúc, bạn có thể mở hộp khác.`,
    resumed: (box: string) => `Lượt mở ${box} trước đó của bạn đã hoàn tất. Đây là những gì bạn trúng.`,
    priceChanged: (before: string, now: string) =>
      `Giá đã đổi từ ${before} thành ${now}. Không hộp nào được mở. Hãy nhấn lại để đồng ý.`,
    oddsChanged:
      "Những gì trong hộp này đã thay đổi kể từ lúc bạn xem. Không hộp nào được mở. Hãy xem tỷ lệ mới bên dưới, rồi nhấn lại để đồng ý.",
    oddsDiffer:
      "Tỷ lệ trên trang này không khớp với tỷ lệ đã công bố. Không hộp nào được mở. Giờ trang đã hiện tỷ lệ đã công bố; hãy nhấn lại để đồng ý.",
    moved: "Số dư của bạn vừa thay đổi. Không hộp nào được mở. Hãy nhấn lại để tiếp tục.",
    clock: "Chưa có gì được mở. Hãy kiểm tra giờ trên thiết bị rồi nhấn lại.",
    unwitnessed:
      "Đề nghị của cửa hàng cách lần cuối người khác ký nhật ký công khai hơn một ngày. Chưa có gì được mở. Vui lòng thử lại sau.",
    updating: "Cửa hàng đang được cập nhật. Chưa có gì được mở. Vui lòng nhấn lại sau giây lát.",
    stopping: "Cửa hàng chưa xác nhận rằng bạn đã dừng. Chưa có gì được mở. Vui lòng thử lại sau giây lát.",
    others:
      "Một lượt mở của tài khoản khác trong trình duyệt này chưa có câu trả lời. Mỗi lần truy cập, chúng tôi gửi lại chính yêu cầu đó. Bạn sẽ thấy lượt mở này trong phần bằng chứng của mình.",
    othersLink: "Xem bằng chứng của tôi",
    gone: "Hộp này không còn nữa. Không hộp nào được mở.",
    refused: (reason: string) => `${reason}. Không hộp nào được mở.`,
    unreachable: "Hiện không kết nối được với cửa hàng. Không hộp nào được mở.",
    restoreFailed: "Không tải được lượt mở này.",
  },
};
