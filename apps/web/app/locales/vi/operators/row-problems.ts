import { formatEuros, fromEuros } from "@trove/money";
import type { rowProblems as english } from "../../en/operators/row-problems.ts";
import type { Translated } from "../../texts.ts";
import { number } from "../grammar.ts";

const price = (euros: number) => formatEuros(fromEuros(euros), "vi");

export const rowProblems: Translated<typeof english> = {
  FileNotText: () => "Tệp phải là văn bản UTF-8",
  FileBlanks: ({ most }) => `Tệp có hơn ${number(most)} khoảng trắng hoặc dòng trống liên tiếp`,
  FileColumnUnknown: ({ column }) => `Không có cột “${column}”`,
  FileColumnRepeated: ({ column }) => `Cột “${column}” xuất hiện hai lần`,
  FileTooLong: ({ most }) => `Tệp có hơn ${number(most)} dòng`,
  FileEmpty: () => "Tệp không có dòng sản phẩm nào",
  FileUnreadable: () => "Không đọc được tệp vì tốn quá nhiều thời gian hoặc bộ nhớ. Hãy chia thành các tệp nhỏ hơn",
  FileZip: () => "Không đọc được tệp zip. Hãy nén lại một tệp CSV cùng các ảnh",
  FileZipPath: ({ name }) => `Tệp zip có tên dẫn ra ngoài hoặc bị trùng: ${name}`,
  FileZipCsv: ({ count }) => `Tệp zip phải có đúng một tệp CSV. Hiện có ${number(count)}`,
  FileZipLarge: ({ name, most }) => `${name} trong tệp zip lớn hơn ${number(most)} MB`,
  FileZipEntries: ({ most }) => `Tệp zip có hơn ${number(most)} tệp`,
  FileZipPictures: ({ most }) => `Các dòng nêu hơn ${number(most)} ảnh của tệp zip. Hãy chia nhỏ`,

  BankFileInvalid: () => "Tệp không phải sao kê tài khoản ngân hàng: hãy dùng CAMT.053 phiên bản 02 hoặc 08, hoặc CSV",
  BankFileSums: () => "Các bút toán của sao kê không khớp với số dư",
  BankFileAccount: ({ iban }) => `Sao kê thuộc tài khoản khác, ${iban}`,
  BankFileTwice: () => "Tệp có một sao kê hai lần",
  BankFileTooLong: ({ most }) => `Tệp có hơn ${number(most)} bút toán`,

  LineCells: ({ cells, columns }) =>
    `Số ô của dòng (${number(cells)}) khác với số ô của dòng tiêu đề (${number(columns)})`,
  LineQuote: () => "Có dấu ngoặc kép chưa đóng",
  LineRepeated: ({ line }) => `Dòng ${number(line)} cũng nói về sản phẩm này`,
  ColumnMissing: ({ column }) => `Sản phẩm mới cần có cột ${column}`,
  CellNotYesOrNo: ({ column }) => `${column}: hãy ghi yes hoặc no`,
  CellInvalid: ({ column }) => `${column}: giá trị không hợp lệ`,
  TextMissing: ({ column }) => `${column}: không được để trống`,
  TextTooLong: ({ column, most }) => `${column}: tối đa ${number(most)} ký tự`,
  TextInvisible: ({ column }) => `${column}: không được có ký tự vô hình`,
  ListTooLong: ({ column, most }) => `${column}: tối đa ${number(most)} mục, mỗi dòng một mục`,
  EntryTooLong: ({ column, most }) => `${column}: tối đa ${number(most)} ký tự cho mỗi ảnh`,

  ItemUnknown: () => "Không có sản phẩm nào mang ID này",
  ItemChangedSinceExport: () => "Sản phẩm đã thay đổi sau khi xuất tệp. Hãy xuất lại",
  ItemChangedSince: () => "Sản phẩm đã thay đổi sau đó nên được giữ nguyên",
  ItemSoldSince: () => "Số đã bán sau đó nhiều hơn số sẽ còn lại nên sản phẩm được giữ nguyên",
  AddressFixed: () => "Địa chỉ của sản phẩm không bao giờ thay đổi",
  AddressInvalid: () => "Address: chỉ gồm chữ thường, chữ số và dấu gạch nối đơn",
  AddressTaken: () => "Địa chỉ này thuộc về sản phẩm khác",
  CategoryInvalid: () => "Category: hãy ghi địa chỉ của một danh mục",
  CategoryUnknown: () => "Không tìm thấy danh mục này",
  CategoryHidden: () => "Cửa hàng không hiển thị danh mục này",
  PriceInvalid: () => "Market price: hãy ghi số tiền có tối đa hai chữ số thập phân",
  PriceOutOfBounds: ({ least, most }) => `Giá thị trường phải từ ${price(least)} đến ${price(most)}`,
  StockInvalid: ({ most }) => `Stock: hãy ghi số nguyên không quá ${number(most)}, hoặc unlimited`,
  StockOutOfBounds: ({ most }) => `Tồn kho phải từ 0 đến ${number(most)}`,
  WeightInvalid: ({ most }) => `Weight in grams: hãy ghi số nguyên không quá ${number(most)}, hoặc để trống`,
  CountryInvalid: ({ column }) => `${column}: hãy ghi mã quốc gia, chẳng hạn DE, hoặc để trống`,
  SafetyMissing: ({ columns }) => `Cửa hàng chỉ hiển thị sản phẩm có thông tin an toàn. Còn thiếu: ${columns}`,
  StockSold: () => "Trong lúc đó đã bán quá nhiều nên không thể thay đổi như vậy",
  PictureInvalid: () => "Pictures: hãy ghi địa chỉ ảnh của cửa hàng này",
  PictureMissing: ({ name }) => `Tệp zip không có ảnh ${name}`,
  PictureUnreadable: ({ name }) => `Không đọc được ảnh ${name}. Hãy dùng tệp JPEG, PNG hoặc WebP`,
  PictureGone: ({ address }) => `Ảnh ${address} không còn nữa. Hãy tải lên lại`,

  ReductionOverlaps: ({ item }) => `“${item}” đã có đợt giảm giá trong vài ngày này`,
  ReductionNotLower: ({ item, lowest }) =>
    `Giá của “${item}” phải thấp hơn ít nhất 1% so với ${price(lowest)}, mức thấp nhất trong 30 ngày qua`,
  ReductionTooLong: ({ item, box, days }) =>
    `Hộp đang mở “${box}” có “${item}”, nên chỉ có thể giảm giá ${number(days)} trong 60 ngày. Muốn lâu hơn, hãy đổi giá thị trường`,
  ReductionTooNew: ({ item, days }) =>
    `“${item}” được bán chưa đủ ${number(days)} ngày trong 90 ngày qua, nên chưa biết mức giá thấp nhất`,
  ReductionEmpty: () => "Danh mục không có sản phẩm nào có thể giảm giá trong những ngày này",

  BoxHoldsItem: ({ box }) =>
    `Hộp đang mở “${box}” có sản phẩm này, nên tên, ảnh và trạng thái hiển thị của sản phẩm được giữ nguyên`,
  BoxOpened: ({ box }) => `Hộp “${box}” được mở sau khi bắt đầu. Hãy lên kế hoạch lại cho dòng này để xem tỷ lệ`,
  BoxOddsChanged: ({ box }) =>
    `Tỷ lệ của hộp “${box}” đã thay đổi sau khi bắt đầu. Hãy lên kế hoạch lại cho dòng này để xem tỷ lệ mới`,

  ShipmentUnpaid: () => "Chưa được thanh toán",
  ShipmentUnapproved: () => "Phải được duyệt trước",
  ShipmentPacking: () => "Đang được đóng gói",
  ShipmentShipped: () => "Đã được gửi đi",
  ShipmentCancelled: () => "Đã bị hủy",
  ShipmentOnHold: () => "Kiện hàng của người này đang bị tạm giữ",
  ShipmentShort: ({ item, needed, available }) =>
    `Thiếu hàng: ${item} (cần ${number(needed)}, còn ${number(available)})`,
  ApprovalNeeded: () => "Cần người khác phê duyệt. Hãy gửi yêu cầu trên trang riêng của kiện hàng",

  Uncoded: () => "Lỗi này có từ trước một bản cập nhật. Tệp tải xuống cho biết lỗi gì",
};
