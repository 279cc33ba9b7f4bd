import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/sound.ts` in Vietnamese. */
export const sound: Translations = {
  "arpeli-school-recorder": {
    name: "Sáo recorder học sinh Arpeli",
    description:
      "Tiện từ gỗ lê, cây sáo soprano này có tiếng mềm, vang xa mà không chói. Miệng sáo rộng và lỗ đôi cho nốt trầm khiến học kỳ đầu dễ hơn. Tập nhạc có hai mươi bài, hai bài chia bè.\n\nChất liệu: Gỗ lê lau dầu\nKích thước: Dài 33 cm\nTrọng lượng: 140 g\nTrong hộp: Sáo, que lau, tập nhạc, túi cotton\nĐộ tuổi: Từ 6 tuổi",
  },
  "arpeli-beech-maracas": {
    name: "Maracas gỗ sồi dẻ Arpeli",
    description:
      "Bầu gỗ sồi dẻ rỗng vẽ sọc, bên trong là hạt cứng, cho tiếng lắc khô và đều. Cán đủ dài để cân tay. Mỗi chiếc chín mươi gam nên chơi cả tối cổ tay không mỏi.\n\nChất liệu: Gỗ sồi dẻ sơn, hạt\nKích thước: Mỗi chiếc 22 × 6 cm\nTrọng lượng: Mỗi chiếc 90 g\nTrong hộp: Hai chiếc maracas\nĐộ tuổi: Từ 3 tuổi",
  },
  "nordlys-rain-sessions": {
    name: "Đĩa nhạc đêm mưa Nordlys",
    description:
      "Mười bản lặng cho piano và mưa, thu trong một đêm với cửa sổ mở. Micro đặt gần đến mức nghe được bàn đạp, và sau đó không chỉnh sửa gì. Phát hành trên đĩa, trong bìa giấy gấp.\n\nThời lượng: 48 phút\nChất liệu: Đĩa CD, bìa giấy cứng\nKích thước: 12,5 × 14 cm\nTrọng lượng: 62 g",
  },
  "nordlys-golden-sessions": {
    name: "Đĩa nhạc đêm mưa bản vàng Nordlys",
    description:
      "Vẫn đêm mưa ấy, lần này trên đĩa màu vàng, thêm ba lượt thu chưa ai từng nghe. Trong tập sách, người chơi piano kể về đêm đó, về con phố và về những gì mưa làm với nhịp.\n\nThời lượng: 64 phút\nChất liệu: Đĩa CD, hộp bìa đóng\nSố trang: Tập sách 24 trang\nTrọng lượng: 145 g\nPhiên bản: Đĩa màu vàng",
  },
  "nordlys-on-ear-headphones": {
    name: "Tai nghe áp tai Nordlys",
    description:
      "Chiếc tai nghe nhẹ, gập phẳng và bỏ vừa túi áo khoác. Dây cũng dẹt nên rút ra không rối. Khi đệm mòn, xoay tháo ra rồi ấn đệm mới vào, bán theo cặp.\n\nChất liệu: Nhựa tái chế, vòng thép, đệm mút\nTrọng lượng: 155 g\nPhạm vi: 20 Hz to 20 kHz\nTrong hộp: Tai nghe, túi vải\nBảo hành: 2 năm",
  },
  "nordlys-kitchen-radio": {
    name: "Radio nhà bếp Nordlys",
    description:
      "Một núm lớn dò cả đài FM lẫn đài kỹ thuật số, và radio mở lại đúng chỗ bạn vừa nghe. Sau mặt gỗ là một loa chỉnh để giọng nói rõ hơn tiếng nước chảy. Cần ăng-ten dài gập gọn phía sau.\n\nChất liệu: Mặt gỗ sồi, vỏ kim loại sơn\nNguồn điện: Điện lưới, loa 8 W\nKích thước: 24 × 11 × 15 cm\nTrọng lượng: 1,6 kg\nTrong hộp: Radio, adapter",
  },
  "nordlys-stage-microphone": {
    name: "Micro sân khấu Nordlys",
    description:
      "Micro dynamic cho ca sĩ hay di chuyển. Nó loại tiếng trống phía sau, công tắc không kêu tách, lưới thép rơi móp vẫn nắn lại được. Thân đủ nặng để cầm ra dáng đồ nghề.\n\nChất liệu: Thân kẽm, lưới thép\nKích thước: 18 × 5 cm\nTrọng lượng: 310 g\nPhạm vi: 50 Hz to 16 kHz\nTrong hộp: Micro, kẹp chân, túi",
  },
  "nordlys-single-fader-mixer": {
    name: "Bàn mixer một cần Nordlys",
    description:
      "Hai đường vào, một cần gạt dài quyết định giữa chúng, và cả chiếc máy chỉ có thế. Cần trượt mười phân mượt mà, có điểm dừng mềm ở giữa. Không gì nhấp nháy, cũng không có sách hướng dẫn để đánh mất.\n\nChất liệu: Vỏ thép, cần gạt nhôm\nNguồn điện: USB, 5 V\nKích thước: 12 × 16 × 5 cm\nTrọng lượng: 640 g\nTrong hộp: Mixer, cáp nguồn",
  },
  "arpeli-mango-wood-djembe": {
    name: "Trống djembe gỗ xoài Arpeli",
    description:
      "Khoét từ một thân gỗ xoài, căng bằng dây đôi. Mặt da dê cho tiếng trầm tròn ở giữa và tiếng đét sắc ở vành. Siết dây chặt hơn, cả trống cao lên một cung.\n\nChất liệu: Gỗ xoài, da dê, dây polyester\nKích thước: Cao 60 cm, mặt trống 30 cm\nTrọng lượng: 6,2 kg\nChăm sóc: Nới dây khi trời khô nóng\nTrong hộp: Djembe, dây dự phòng",
  },
  "nordlys-desk-microphone": {
    name: "Micro để bàn Nordlys",
    description:
      "Cắm vào máy tính nào cũng dùng ngay, không cần cài gì. Đầu thu nghe phía trước và bỏ qua bàn phím, khiến căn phòng nhỏ nghe như phòng tốt. Chạm đỉnh một lần để tắt tiếng.\n\nChất liệu: Thân nhôm, lưới thép, đế nặng\nNguồn điện: USB, 5 V\nKích thước: 11 × 10 × 22 cm\nTrọng lượng: 740 g\nPhạm vi: 30 Hz to 18 kHz",
  },
  "nordlys-shelf-speaker": {
    name: "Loa kệ sách Nordlys",
    description:
      "Làm ra để lấp đầy căn phòng ở âm lượng nhỏ, mức mà nhiều loa khác nghe mỏng. Thùng ván dày có tiêu âm, củ loa giấy và loa tép lụa. Nối bằng cáp hoặc không dây, ghép thêm chiếc thứ hai để nghe stereo.\n\nChất liệu: Ván sợi tiêu âm, nón giấy, loa tép lụa\nNguồn điện: 40 W, điện lưới\nPhạm vi: 52 Hz to 20 kHz\nKích thước: 16 × 20 × 26 cm\nTrọng lượng: 4,4 kg",
  },
  "nordlys-over-ear-headphones": {
    name: "Tai nghe trùm tai Nordlys",
    description:
      "Củ tai kín giữ tiếng tàu ở ngoài và âm nhạc ở trong. Đệm da mềm chia đều sức nặng quanh vành tai, một lần sạc nghe được bốn mươi giờ. Nếu hết pin, cáp sẽ nối tiếp.\n\nChất liệu: Củ tai nhôm, đệm da\nPin: 40 giờ, sạc qua USB\nPhạm vi: 15 Hz to 22 kHz\nTrọng lượng: 265 g\nTrong hộp: Tai nghe, hai cáp, hộp",
  },
  "arpeli-snare-drum": {
    name: "Trống snare Arpeli",
    description:
      "Mười lớp bạch dương cho trống chất giọng gọn, xuyên qua căn phòng ồn. Hai mươi sợi thép nằm dưới mặt trống, tắt mở bằng một cần gạt. Kèm hai đôi dùi, vì đôi đầu tiên chẳng mấy khi bền.\n\nChất liệu: Thân bạch dương, vành thép\nKích thước: Đường kính 35 cm, sâu 14 cm\nTrọng lượng: 3,9 kg\nTrong hộp: Trống snare, hai đôi dùi, khóa chỉnh\nMàu sắc: Đỏ, vành thép",
  },
  "nordlys-four-knob-synth": {
    name: "Synth bốn núm Nordlys",
    description:
      "Bốn núm tạo dáng cho sáu mươi tư âm sắc, từ tiếng sáo êm đến thứ gì đó như xe tải. Loa liền thân đủ cho ghế sofa, cổng phía sau dẫn tới những dàn lớn hơn. Dễ học và khó đặt xuống.\n\nChất liệu: Mặt nhôm, đế nhựa đúc\nNguồn điện: Adapter hoặc pin\nPin: Bốn pin AA, khoảng 12 giờ\nKích thước: 15 × 15 × 4,5 cm\nTrọng lượng: 480 g",
  },
  "arpeli-open-back-banjo": {
    name: "Đàn banjo lưng mở Arpeli",
    description:
      "Lưng mở cho tiếng thoát ra sau, ấm và mộc hơn là to. Năm dây chạy trên cần gỗ phong đến mặt trống trông và sờ như da bê mà chẳng ngại thời tiết. Dây chỉnh thấp để chơi frailing nhẹ tay.\n\nChất liệu: Cần và vành gỗ phong, mặt polyester tráng phủ\nKích thước: Dài 97 cm, mặt 28 cm\nTrọng lượng: 2,3 kg\nTrong hộp: Banjo, túi lót đệm, khóa chỉnh\nBảo hành: 5 năm",
  },
  "arpeli-brass-trumpet": {
    name: "Kèn trumpet đồng Arpeli",
    description:
      "Kèn trumpet Si giáng ống cỡ vừa, dễ thổi đầy hơi và đáp nhanh. Van thép mài khít từng chiếc nên sau một tuần tập đã chạy nhẹ. Lớp phủ quét tay, hộp cứng còn chỗ cho bộ giảm âm.\n\nChất liệu: Đồng vàng, van thép không gỉ\nKích thước: Dài 48 cm, loa kèn 12,3 cm\nTrọng lượng: 1,1 kg\nTrong hộp: Kèn, miệng kèn, dầu van, hộp cứng\nBảo hành: 5 năm",
  },
  "nordlys-studio-headphones": {
    name: "Tai nghe phòng thu Nordlys",
    description:
      "Chính người nghe thử của chúng tôi dựa vào chiếc này, nên nó được làm để nói thật: lưng mở, đều từ trầm đến cao. Đệm nhung mát suốt ngày làm việc. Bộ phận nào cũng tháo vít và đặt mua riêng được.\n\nChất liệu: Vòng thép, lưới nhôm, đệm nhung\nPhạm vi: 8 Hz to 35 kHz\nTrọng lượng: 310 g\nTrong hộp: Tai nghe, cáp 3 m, đầu chuyển, hộp\nBảo hành: 5 năm",
  },
  "arpeli-spruce-violin": {
    name: "Đàn violin gỗ vân sam Arpeli",
    description:
      "Violin cỡ chuẩn, mặt gỗ vân sam hong khô hai năm, lưng và hông gỗ phong vân lửa. Đàn được chỉnh trước khi gửi đi, ngựa đàn đã gọt, khóa đã trơn. Lên dây, xoa nhựa thông vào vĩ và chơi.\n\nChất liệu: Mặt vân sam, lưng gỗ phong, phụ kiện gỗ mun\nKích thước: Cỡ 4/4, dài 59 cm\nTrọng lượng: 430 g\nTrong hộp: Violin, vĩ, nhựa thông, hộp\nBảo hành: 5 năm",
  },
  "arpeli-electric-guitar": {
    name: "Guitar điện Arpeli",
    description:
      "Thân gỗ trăn khoét lưng nên ôm sát người, không cấn. Hai pickup quấn để khử ù, một công tắc chuyển giữa sáng và tròn. Cần gỗ phong mảnh, tay nhỏ cũng chơi thoải mái.\n\nChất liệu: Thân gỗ trăn, cần gỗ phong, mặt phím gỗ cẩm lai\nKích thước: Dài 98 cm, scale 62,8 cm\nTrọng lượng: 3,3 kg\nMàu sắc: Đỏ, tấm chắn trắng\nTrong hộp: Guitar, cáp, dây đeo, túi lót đệm",
  },
  "arpeli-piano-accordion": {
    name: "Đàn accordion phím Arpeli",
    description:
      "Ba mươi tư phím bên phải, bảy mươi hai nút bên trái, ở giữa là hộp gió giữ hơi. Lưỡi gà lên dây lệch nhau một chút để có tiếng rung dịu, với năm thanh khu tùy chọn. Quai đệm chia đều sức nặng.\n\nChất liệu: Gỗ phong và vân sam, lưỡi gà thép, sơn phủ\nKích thước: 42 × 20 × 39 cm\nTrọng lượng: 8,4 kg\nTrong hộp: Đàn accordion, quai đeo, hộp cứng\nBảo hành: 5 năm",
  },
  "arpeli-alto-saxophone": {
    name: "Kèn saxophone alto Arpeli",
    description:
      "Cây kèn jazz với hệ phím có gân, giữ chuẩn qua nhiều năm đi tàu. Nốt trầm dễ phát, thổi mạnh thì có sắc ấm. Hộp mảnh, đeo như ba lô và nằm vừa dưới ghế.\n\nChất liệu: Đồng thau phủ bóng, đệm da\nKích thước: Dài 65 cm\nTrọng lượng: 2,6 kg\nTrong hộp: Saxophone, miệng kèn, vòng kẹp dăm, dây đeo, hộp\nBảo hành: 5 năm",
  },
  "arpeli-stage-piano": {
    name: "Piano sân khấu Arpeli",
    description:
      "Tám mươi tám phím nặng, bên trầm nặng hơn và bên cao nhẹ hơn, như cây đại dương cầm đã được lấy mẫu cho nó. Có một tiếng piano, thu rất kiên nhẫn, và vài tiếng khác. Hai người khiêng được lên gác.\n\nChất liệu: Vỏ nhôm, phím gỗ\nNguồn điện: Điện lưới, 24 W\nKích thước: 132 × 34 × 14 cm\nTrọng lượng: 19 kg\nTrong hộp: Piano, bàn đạp, giá nhạc, dây nguồn",
  },
};
