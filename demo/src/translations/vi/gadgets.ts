import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/gadgets.ts` in Vietnamese. */
export const gadgets: Translations = {
  "kestrin-rechargeable-cell": {
    name: "Pin sạc Kestrin",
    description:
      "Một viên pin cho điều khiển từ xa, đèn pin và mọi món đồ chơi bán không kèm pin. Nằm ngăn kéo một năm vẫn giữ được phần lớn điện, và sạc lại được cả nghìn lần. Vòng xanh lá ở đầu giúp phân biệt với pin dùng một lần.\n\nSức chứa: 2.000 mAh ở 1,2 V\nKích thước: AA, 14,5 × 50,5 mm\nTrọng lượng: 27 g\nPhù hợp: Mọi bộ sạc pin nickel-metal hydride",
  },
  "kestrin-floppy-coaster": {
    name: "Lót cốc đĩa mềm Kestrin",
    description:
      "Nắp trượt, nhãn và khấc chống ghi đều đúng chỗ, chỉ có điều chiếc đĩa này chẳng lưu gì ngoài một cái cốc. Mặt sau lót nỉ đặt bàn rất êm, mặt trên lau là khô. Bản gốc chứa 1,44 megabyte, nên tấm lót này ngày nay cũng hữu ích chẳng kém.\n\nChất liệu: Silicone, nỉ len\nKích thước: 9 × 9,4 × 0,5 cm\nMàu sắc: Xanh navy\nChăm sóc: Rửa tay",
  },
  "kestrin-horseshoe-magnet": {
    name: "Nam châm móng ngựa Kestrin",
    description:
      "Sơn đỏ, hai đầu thép trần và lực hút khiến ai cũng bất ngờ. Treo chìa khóa, kéo, hoặc giữ nguyên danh sách đi chợ trên cửa tủ lạnh. Kèm thanh thép nhỏ khép hai cực, nhờ vậy nam châm mạnh lâu năm.\n\nChất liệu: Thép từ, sơn đỏ\nKích thước: 7,5 × 5 × 1 cm\nTrọng lượng: 130 g\nSức chứa: Giữ được 2 kg\nTrong hộp: Nam châm, thanh khép cực",
  },
  "kestrin-filament-lamp": {
    name: "Bóng đèn dây tóc LED Kestrin",
    description:
      "Những sợi vàng mảnh trong lớp thủy tinh trong khiến bóng LED này giống chiếc đèn bếp của ông bà. Ánh sáng ấm, đều, chỉnh mờ không nhấp nháy. Bốn watt sáng bằng bốn mươi watt ngày trước.\n\nNguồn điện: 4 W, 470 lumen\nPhù hợp: Đui E27\nKích thước: 6 × 10,5 cm\nMàu sắc: Trắng ấm, 2.700 K\nBảo hành: 3 năm",
  },
  "kestrin-travel-plug": {
    name: "Phích chuyển du lịch Kestrin",
    description:
      "Cắm phích của bạn vào mặt sau, mặt trước vừa ổ điện từ Lisbon đến Helsinki. Đủ dẹt để bỏ túi áo khoác, đủ chặt để không trễ xuống. Nắp chắn sau lỗ cắm giữ ngón tay nhỏ và đồng xu ở ngoài.\n\nPhù hợp: Ổ điện ở hầu hết châu Âu\nNguồn điện: Tối đa 10 A, 2.300 W\nKích thước: 6 × 5 × 2,8 cm\nTrọng lượng: 52 g\nMàu sắc: Đen",
  },
  "kestrin-pocket-torch": {
    name: "Đèn pin bỏ túi Kestrin",
    description:
      "Bấm đuôi đèn một lần là ba trăm lumen, hai lần là mức dịu đỡ chói khi đọc bản đồ. Ống nhôm có gân để ngón tay lạnh vẫn cầm chắc. Đèn chỉ dùng một pin AA, có sẵn trong hộp.\n\nNguồn điện: 300 lumen, mức dịu 8 lumen\nPhạm vi: 110 m\nPin: Một pin AA, 45 phút sáng mạnh, 60 giờ mức dịu\nChất liệu: Nhôm\nTrọng lượng: 68 g kèm pin",
  },
  "kestrin-mobile-handset": {
    name: "Ống nghe cho di động Kestrin",
    description:
      "Cắm ống nghe này vào di động và cầm điện thoại theo kiểu ngày xưa. Loa nghe tròn đầy, micro nằm đúng chỗ miệng, nên những cuộc gọi dài đỡ mỏi tai mỏi cổ. Nút trên tay cầm để nhận và kết thúc cuộc gọi.\n\nChất liệu: Nhựa ABS, bề mặt mịn\nKích thước: 21 × 6 × 5 cm, dây 40–120 cm\nTrọng lượng: 165 g\nMàu sắc: Đỏ\nPhù hợp: Mọi di động có USB-C, kèm đầu chuyển",
  },
  "kestrin-pager-clock": {
    name: "Đồng hồ máy nhắn tin Kestrin",
    description:
      "Chữ số xanh, nút bấm to và kẹp lưng để gài vào sách hay mép kệ. Giờ được nhận qua sóng vô tuyến, nên giờ mùa hè, mùa đông tự đổi. Gõ nhẹ lên đỉnh, màn hình sáng năm giây.\n\nKích thước: 9 × 6 × 3 cm\nBộ máy: Quartz, chỉnh giờ qua sóng vô tuyến\nPin: Hai pin AAA, khoảng hai năm\nTrọng lượng: 105 g\nTrong hộp: Đồng hồ, pin",
  },
  "kestrin-quiet-mouse": {
    name: "Chuột không tiếng Kestrin",
    description:
      "Ngón tay bạn cảm nhận từng cú nhấp, còn trong phòng không ai nghe thấy. Vỏ chuột hợp cả hai tay, con lăn lướt êm không lạch cạch. Đầu thu cỡ móng tay cất dưới nắp khi bạn di chuyển.\n\nPin: Một pin AA, khoảng 18 tháng\nKích thước: 10,5 × 6 × 3,8 cm\nTrọng lượng: 84 g kèm pin\nPhù hợp: Mọi máy tính có USB\nBảo hành: 2 năm",
  },
  "kestrin-power-bank": {
    name: "Sạc dự phòng Kestrin",
    description:
      "Đủ hai lần sạc đầy điện thoại trong một khối nằm gọn cạnh máy trong túi. Thay cho bốn chấm mơ hồ, đèn báo lượng pin còn lại theo từng nấc năm phần trăm. Sạc được hai thiết bị cùng lúc, và tự đầy lại sau một đêm.\n\nSức chứa: 10.000 mAh\nNguồn điện: 20 W qua USB-C\nKích thước: 10,5 × 6,5 × 2,2 cm\nTrọng lượng: 215 g\nTrong hộp: Sạc dự phòng, cáp ngắn",
  },
  "kestrin-desk-telephone": {
    name: "Điện thoại bàn Kestrin",
    description:
      "Phím to số rõ, ống nghe tựa vai rất thoải mái và dây dài đến tận cửa sổ. Chuông thật, vặn nhỏ được đến mức rì rầm. Đường dây analog cấp điện luôn cho máy, nên mất điện chuông vẫn reo.\n\nChất liệu: Nhựa ABS, chuông đồng thau\nKích thước: 22 × 19 × 12 cm, dây 3 m\nTrọng lượng: 980 g\nMàu sắc: Đỏ\nPhù hợp: Mọi đường dây analog, hoặc router có cổng điện thoại",
  },
  "kestrin-thumb-trackball": {
    name: "Chuột bi ngón cái Kestrin",
    description:
      "Bàn tay nghỉ trên vỏ dốc, còn ngón cái lăn viên bi đỏ và lo hết phần di chuyển. Cổ tay đỡ mỏi, mặt bàn cũng rộng thêm. Thỉnh thoảng đẩy viên bi từ dưới lên để lau ổ lăn.\n\nPin: Sạc lại được, bốn tháng\nKích thước: 13 × 9,5 × 5 cm\nTrọng lượng: 165 g\nPhù hợp: Mọi máy tính, không dây hoặc qua cáp\nBảo hành: 3 năm",
  },
  "kestrin-low-keyboard": {
    name: "Bàn phím thấp Kestrin",
    description:
      "Phím hành trình ngắn, điểm dừng chắc, gõ nhanh vẫn êm và nhẹ ngón. Bàn phím thấp nên không cần kê tay, tấm nhôm không cong võng. Một phím đổi qua lại ba thiết bị, mỗi năm sạc chừng một lần.\n\nPin: Sạc lại được, một năm\nKích thước: 43 × 13 × 1,6 cm\nTrọng lượng: 640 g\nChất liệu: Nhôm, phím PBT\nPhiên bản: Bố cục tiếng Anh",
  },
  "kestrin-desk-robot": {
    name: "Robot để bàn Kestrin",
    description:
      "Xếp mười hai thẻ gỗ để chỉ đường, robot lăn qua đến đâu đọc đến đó. Nó bám theo nét vẽ, nhớ lối đi và quay đầu khi lạc. Trẻ lập trình được mà không cần màn hình, còn người lớn thường nán lại chơi một lượt.\n\nĐộ tuổi: Từ 6 tuổi\nKích thước: 11 × 10 × 14 cm\nPin: Sạc lại được, ba giờ\nChất liệu: Nhựa ABS, thẻ gỗ sồi dẻ\nTrong hộp: Robot, 12 thẻ, 2 m băng vạch đường, cáp",
  },
  "kestrin-photo-printer": {
    name: "Máy in ảnh Kestrin",
    description:
      "Bấm nút bốn mươi giây là một tấm ảnh không viền trượt ra, khô ráo. Mực đựng trong chai, rót vào bình nhìn thấy được, nên không có hộp mực nào phải bỏ đi. Bộ mực đầu in được vài trăm tấm.\n\nKích thước: 36 × 31 × 16 cm\nTrọng lượng: 4,1 kg\nPhù hợp: Giấy từ 10 × 15 cm đến A4\nNguồn điện: Điện lưới, 14 W\nTrong hộp: Máy in, bốn chai mực, 20 tờ giấy",
  },
  "kestrin-pocket-phone": {
    name: "Điện thoại bỏ túi Kestrin",
    description:
      "Đủ nhỏ để một ngón cái chạm mọi góc màn hình và để lọt thỏm vào túi áo sơ mi. Máy gọi điện, chỉ đường và chụp ảnh ổn, gần như đủ việc của một chiếc điện thoại. Nắp lưng mở ra được, nên pin thay tại nhà.\n\nMàn hình: 12,2 cm\nSức chứa: 64 GB và một khe thẻ\nPin: Một ngày, thay được\nTrọng lượng: 128 g\nTrong hộp: Điện thoại, pin, cáp",
  },
  "kestrin-travel-dish": {
    name: "Chảo vệ tinh du lịch Kestrin",
    description:
      "Đặt ngoài ban công hay trên nóc xe cắm trại, hai động cơ sẽ xoay chảo đến khi bắt được vệ tinh. Việc đó mất chừng hai phút. Gập lại, chảo bằng chiếc cặp, tay xách cũng là chân đế.\n\nKích thước: Đường kính 48 cm, gập lại 52 × 40 × 14 cm\nTrọng lượng: 6,2 kg\nNguồn điện: 12 V hoặc điện lưới, 25 W\nPhù hợp: Mọi đầu thu vệ tinh\nTrong hộp: Chảo, 10 m cáp, adapter, túi",
  },
  "kestrin-compact-phone": {
    name: "Điện thoại nhỏ gọn Kestrin",
    description:
      "Nhanh, mỏng, vỏ nhôm, màn hình sáu inch vẫn đọc rõ giữa trời nắng. Một ngày rưỡi mới cần đến sạc. Cổng tai nghe vẫn còn, và cả khe thẻ nhớ.\n\nMàn hình: 15,2 cm, OLED\nSức chứa: 128 GB, RAM 8 GB\nPin: Một ngày rưỡi, sạc trong một giờ\nTrọng lượng: 168 g\nTrong hộp: Điện thoại, cáp, ốp lưng",
  },
  "kestrin-robot-arm": {
    name: "Cánh tay robot Kestrin",
    description:
      "Sáu khớp chuyển động đủ mượt để rót một ly nước, tay kẹp dừng lại trước khi làm vỡ quả trứng. Sách lập trình bắt đầu từ trang một và kết thúc ở bài xếp cúc áo theo màu. Bạn chỉ cần một mép bàn để kẹp và một chiếc máy tính.\n\nPhạm vi: Tầm với 44 cm\nSức chứa: Nâng 500 g\nChất liệu: Nhôm, ổ bi thép\nTrọng lượng: 4,6 kg\nTrong hộp: Cánh tay, tay kẹp, kẹp bàn, bộ nguồn, sách",
  },
  "kestrin-13-inch-laptop": {
    name: "Laptop 13 inch Kestrin",
    description:
      "Chỉ hơn một ký, có khi bạn phải ngó lại xem máy đã ở trong túi chưa. Máy không quạt nên chạy im lặng, màn hình sáng trước khi nắp mở hết. Vỏ nhôm chắc tay, phím lún sâu hơn bạn nghĩ.\n\nMàn hình: 33,8 cm, chống lóa\nSức chứa: 512 GB, RAM 16 GB\nPin: 14 giờ\nTrọng lượng: 1,08 kg\nTrong hộp: Laptop, bộ sạc, cáp",
  },
  "kestrin-desktop-computer": {
    name: "Máy tính để bàn Kestrin",
    description:
      "Máy và màn hình chung một thân mỏng trên chân nhôm, bàn phím và chuột đã ghép sẵn. Cắm một sợi dây, chọn ngôn ngữ rồi bắt đầu. Loa đủ hay để xem phim, và camera có nắp che.\n\nMàn hình: 68,6 cm, chống lóa\nSức chứa: 1 TB, RAM 16 GB\nKích thước: 61 × 18 × 46 cm\nTrọng lượng: 7,4 kg\nTrong hộp: Máy tính kèm màn hình, bàn phím, chuột, dây nguồn",
  },
  "kestrin-workstation-laptop": {
    name: "Laptop máy trạm Kestrin",
    description:
      "Sáu mươi tư gigabyte bộ nhớ chạy mô hình lớn và dòng thời gian dài mà không khựng. Những cổng bạn vẫn phải mang đầu chuyển đều có sẵn, từ đầu đọc thẻ đến mạng dây. Hai quạt êm giữ bàn phím mát trong chiều nóng.\n\nMàn hình: 40,6 cm, 120 Hz, chống lóa\nSức chứa: 2 TB, RAM 64 GB\nPin: 9 giờ\nTrọng lượng: 2,1 kg\nBảo hành: 3 năm, sửa tại chỗ",
  },
};
