import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/games.ts` in Vietnamese. */
export const games: Translations = {
  "sixpip-acrylic-die": {
    name: "Xúc xắc acrylic Sixpip",
    description:
      "Góc bo tròn, chấm khoan và trọng lượng đã được kiểm tra độ cân. Acrylic trắng đúc liền khối, lăn đẹp trên gỗ lẫn trên nỉ. Bạn chỉ cần một viên, cho đến khi nó lăn xuống gầm sofa.\n\nChất liệu: Acrylic đúc\nKích thước: 16 mm\nTrọng lượng: 5 g\nMàu sắc: Trắng, chấm đỏ và đen",
  },
  "sixpip-weighted-pawn": {
    name: "Quân tốt đế nặng Sixpip",
    description:
      "Bộ cờ nào cũng có một quân thất lạc, và đây là quân thay thế. Lõi thép ở đế giúp quân đứng vững, chân nỉ cho quân trượt không xước bàn. Dáng tiện hợp với phần lớn bộ cờ câu lạc bộ cỡ thường.\n\nChất liệu: Gỗ sồi dẻ sơn, thép, nỉ\nKích thước: Cao 4,8 cm, đế 2,8 cm\nTrọng lượng: 22 g\nMàu sắc: Đen\nPhù hợp: Bộ cờ có vua cao 9–9,5 cm",
  },
  "sixpip-pocket-puzzle": {
    name: "Tranh ghép bỏ túi Sixpip",
    description:
      "Bốn mươi mảnh tí hon nằm trong hộp thiếc không lớn hơn bao diêm, sẵn cho phòng chờ hay chuyến tàu dài. Mảnh cắt từ bìa dày, khớp vào nhau dưới đầu ngón tay. Tranh là một đồng cỏ xanh, giúp ích ít hơn bạn tưởng.\n\nSố người chơi: 1\nĐộ tuổi: Từ 8 tuổi\nKích thước: 9 × 6 cm khi hoàn thành, hộp 5,5 × 3,8 × 1,6 cm\nThời lượng: 20 phút",
  },
  "sixpip-linen-cards": {
    name: "Bộ bài tây vân vải Sixpip",
    description:
      "Bề mặt vân dệt mịn giúp lá bài trượt và xòe không dính, kể cả sau một tối dài. Các lá hình vẽ theo mẫu cổ điển, lá phăng teo thì đáng để giữ riêng. Bộ bài đựng trong hộp giấy có khấc ngón cái.\n\nChất liệu: Giấy bài vân vải\nKích thước: 63 × 88 mm\nTrong hộp: 54 lá trong hộp giấy\nChăm sóc: Lau bằng khăn khô",
  },
  "sixpip-flower-cards": {
    name: "Bài hoa Sixpip",
    description:
      "Mỗi tháng một loài cây, từ thông tháng Giêng đến hông tháng Chạp, trên bốn lá bài nhỏ và cứng. Bài đủ dày để đập xuống bàn cho đúng điệu. Sách hướng dẫn tiếng Anh giải thích hai trò, một trò ngắn và một trò cho đêm đông.\n\nSố người chơi: 2 đến 7\nKích thước: 54 × 33 mm\nThời lượng: 30 phút\nTrong hộp: 48 lá bài, sách hướng dẫn tiếng Anh, hộp\nĐộ tuổi: Từ 8 tuổi",
  },
  "sixpip-eight-ball": {
    name: "Bi số tám Sixpip",
    description:
      "Viên bi đen, đúng cỡ đúng cân, đúc từ nhựa phenolic và đánh bóng như gương. Bi thay viên đã mẻ trên bàn pool nào cũng được, hoặc chặn giấy với chút uy nghiêm. Con số được khảm vào nên không mòn.\n\nChất liệu: Nhựa phenolic\nKích thước: Đường kính 57,2 mm\nTrọng lượng: 170 g\nPhù hợp: Bàn pool tiêu chuẩn",
  },
  "sixpip-500-piece-puzzle": {
    name: "Tranh ghép 500 mảnh Sixpip",
    description:
      "Đèn lồng dọc bến đã lên, những con thuyền cuối cùng đã buộc dây qua đêm. Mảnh ghép cắt từ bìa dày in mờ, khít nhau và hầu như không để lại bụi trong hộp. Kèm tờ áp phích gấp, khỏi phải chuyền tay cái nắp hộp.\n\nSố người chơi: 1 đến 4\nĐộ tuổi: Từ 10 tuổi\nKích thước: 48 × 36 cm khi hoàn thành\nThời lượng: 4 đến 6 giờ\nTrong hộp: 500 mảnh, áp phích",
  },
  "sixpip-hallway-bowling": {
    name: "Bowling hành lang Sixpip",
    description:
      "Mười ky gỗ sồi dẻ tiện đứng cuối lối, thế là hành lang thành đường lăn. Bóng lõi gỗ bọc bần nên lăn thẳng mà không làm xước chân tường. Chơi xong, tất cả trở vào túi vải có vẽ bảng điểm.\n\nSố người chơi: 2 đến 6\nĐộ tuổi: Từ 4 tuổi\nChất liệu: Gỗ sồi dẻ, bần\nKích thước: Ky 18 cm, bóng 9 cm\nTrong hộp: Mười ky, bóng, bảng điểm, túi vải",
  },
  "sixpip-pixel-lamp": {
    name: "Đèn pixel Sixpip",
    description:
      "Vị khách nhỏ từ màn hình xưa, đúc bằng acrylic mờ và tỏa ánh tím từ bên trong. Gõ nhẹ lên đầu để đổi ba mức sáng, mức thấp làm đèn ngủ rất hợp. Chân phẳng đứng vững trên kệ, dây đi ra phía sau.\n\nChất liệu: Acrylic mờ\nKích thước: 16 × 12 × 4 cm\nNguồn điện: LED 2 W qua USB-C\nMàu sắc: Tím\nTrong hộp: Đèn, cáp 1,5 m",
  },
  "sixpip-dartboard": {
    name: "Bảng phi tiêu Sixpip",
    description:
      "Sợi sisal dày tự khép lại sau mỗi mũi tiêu, nên mặt bảng phẳng qua nhiều năm. Dây chia ô mảnh, không ghim, nhờ vậy ít bị bật ra. Kèm giá treo, vít và sáu phi tiêu mũi thép; vòng số xoay được để mòn đều.\n\nChất liệu: Sợi sisal, dây thép\nKích thước: Đường kính 45 cm, dày 4 cm\nTrọng lượng: 5,1 kg\nSố người chơi: 2 đến 8\nTrong hộp: Bảng, sáu phi tiêu, giá treo, vít",
  },
  "sixpip-wireless-gamepad": {
    name: "Tay cầm chơi game không dây Sixpip",
    description:
      "Cảm biến từ dưới hai cần không có gì cọ vào nhau, nên cần không bị trôi. Tay nắm hơi nhám, cò dài và mượt. Chơi ba mươi giờ mới cần đến cáp, mà cáp đủ dài để vừa sạc vừa chơi tiếp.\n\nPin: 30 giờ, sạc trong hai giờ\nTrọng lượng: 225 g\nMàu sắc: Tím\nPhù hợp: Hầu hết máy chơi game, máy tính và di động\nTrong hộp: Tay cầm, đầu thu, cáp 2 m",
  },
  "sixpip-mahjong-set": {
    name: "Bộ mạt chược Sixpip",
    description:
      "Quân bài dày, mát tay, khắc sâu đến mức đọc được bằng ngón cái. Tiếng quân chạm bàn lách cách đã là một nửa thú vui. Giá bài, xúc xắc và que tính điểm nằm chung trong túi cuộn; sách hướng dẫn mở đầu bằng luật đơn giản.\n\nSố người chơi: 4\nĐộ tuổi: Từ 10 tuổi\nThời lượng: 90 phút\nChất liệu: Quân melamine, túi vải bạt\nTrong hộp: 144 quân, bốn giá, ba xúc xắc, que tính điểm, sách hướng dẫn",
  },
  "sixpip-arcade-stick": {
    name: "Cần arcade Sixpip",
    description:
      "Một cần đầu tròn, một nút lớn và đế nặng không trượt lúc gay cấn. Cả hai chạy bằng công tắc micro kêu tách, thay được chỉ với tua vít. Cắm vào hầu như máy nào cũng chạy, không cần phần mềm.\n\nChất liệu: Đế thép, bi ABS\nKích thước: 18 × 18 × 15 cm\nTrọng lượng: 1,6 kg\nPhù hợp: Máy tính và máy chơi game có USB\nTrong hộp: Cần arcade, cáp 3 m, công tắc dự phòng",
  },
  "sixpip-pro-gamepad": {
    name: "Tay cầm chuyên nghiệp Sixpip",
    description:
      "Bốn lẫy kim loại nằm dưới những ngón tay vốn không có việc. Cần đổi không cần dụng cụ giữa loại thấp, cao và đầu vòm; thanh gạt rút ngắn hành trình cò. Hộp cứng sạc luôn tay cầm trong lúc cất.\n\nPin: 40 giờ\nTrọng lượng: 290 g\nChất liệu: Lẫy thép, tay nắm cao su\nPhù hợp: Hầu hết máy chơi game và máy tính\nTrong hộp: Tay cầm, sáu cần, hộp sạc, cáp",
  },
  "sixpip-walnut-chess-set": {
    name: "Bộ cờ vua gỗ óc chó Sixpip",
    description:
      "Gập lại là một chiếc hộp đẹp, mở ra là bàn cờ óc chó và gỗ phong với quân cờ chờ sẵn bên trong. Quân tiện từ chính hai loại gỗ ấy, đế nặng lót nỉ, quân nào có chỗ quân nấy. Bản lề chìm phẳng nên các hàng giữa không bập bênh.\n\nSố người chơi: 2\nChất liệu: Gỗ óc chó, gỗ phong, nỉ\nKích thước: 40 × 40 cm khi mở, vua 8 cm\nTrọng lượng: 2,2 kg\nTrong hộp: Bàn cờ, 32 quân",
  },
  "sixpip-bar-top-arcade": {
    name: "Máy arcade để quầy Sixpip",
    description:
      "Bốn mươi trò nhỏ từ thời bíp bíp chạy trong chiếc tủ vừa mặt quầy bếp. Cần và nút đúng cỡ thật, khe xu nhận xu thật rồi trả lại cho người giữ chìa. Nhấc nắp bảng hiệu để chỉnh âm lượng.\n\nKích thước: 42 × 40 × 62 cm\nMàn hình: 31 cm\nTrọng lượng: 17 kg\nNguồn điện: Điện lưới, 35 W\nSố người chơi: 1 đến 2, luân phiên",
  },
  "sixpip-ebony-chess-set": {
    name: "Bộ cờ vua gỗ mun Sixpip",
    description:
      "Mỗi quân được tiện và chạm tay từ gỗ mun hoặc hoàng dương, không hai quân mã nào giống hệt. Trọng lượng dồn xuống đế khiến quân đặt xuống nghe một tiếng trầm êm. Bàn cờ gỗ phong vân mắt chim phủ dầu mờ, không lóa dưới đèn.\n\nSố người chơi: 2\nChất liệu: Gỗ mun, gỗ hoàng dương, gỗ phong vân mắt chim\nKích thước: 50 × 50 cm, vua 9,5 cm\nTrọng lượng: 4,3 kg\nTrong hộp: Bàn cờ, 32 quân, hai quân hậu dự phòng, hộp",
  },
  "sixpip-arcade-cabinet": {
    name: "Tủ arcade Sixpip",
    description:
      "Đứng cạnh nhau trước chiếc tủ cao đúng cỡ, với đèn hình thủy tinh thật tỏa sáng như trong ký ức. Có sáu mươi trò, trò nào cũng giữ nhịp gốc. Hai người sẽ khiêng tủ vào căn phòng bạn chọn, chỉnh cho cân và mang bao bì đi.\n\nSố người chơi: 1 đến 2\nKích thước: 68 × 80 × 175 cm\nMàn hình: Đèn hình 51 cm\nTrọng lượng: 112 kg\nBảo hành: 5 năm",
  },
};
