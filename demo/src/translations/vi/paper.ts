import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/paper.ts` in Vietnamese. */
export const paper: Translations = {
  "quillbee-drawing-pin": {
    name: "Đinh ghim bảng Quillbee",
    description:
      "Một chiếc đinh ghim đỏ, cho đúng mẩu giấy quan trọng nhất. Mũi thép dài chín milimét cắm được vào bần, gỗ mềm và vữa. Đầu đinh hình ống chỉ nên hai ngón tay là rút ra được.\n\nChất liệu: Mũi thép, đầu nhựa đúc\nKích thước: Dài 23 mm\nTrọng lượng: 1 g\nMàu sắc: Đỏ",
  },
  "quillbee-cedar-pencil": {
    name: "Bút chì gỗ tuyết tùng Quillbee",
    description:
      "Gỗ tuyết tùng gọt không tướp và còn thơm mùi gỗ. Ruột HB liền từ đầu đến cuối, đủ đậm để đọc và đủ mềm để tẩy. Cục tẩy đợi sẵn ở đầu kia trong vòng kim loại.\n\nChất liệu: Gỗ tuyết tùng, than chì, cao su tự nhiên\nKích thước: Dài 19 cm\nTrọng lượng: 6 g\nMàu sắc: Cam, độ cứng HB",
  },
  "quillbee-wax-crayon": {
    name: "Bút sáp màu Quillbee",
    description:
      "Một cây sáp to màu xanh lá trong trẻo, tô một lượt là phủ kín. Vỏ giấy giữ tay sạch, một mặt phẳng giữ bút nằm yên trên bàn. Không dung môi, dây ra vải cotton giặt là sạch.\n\nChất liệu: Sáp, bột màu, vỏ giấy\nKích thước: 9 × 1,2 cm\nTrọng lượng: 13 g\nMàu sắc: Xanh lá\nĐộ tuổi: Từ 3 tuổi",
  },
  "quillbee-paper-clips": {
    name: "Kẹp giấy Quillbee",
    description:
      "Mười chiếc kẹp thép đàn hồi, đầu tròn không để lại vết trên trang. Mỗi chiếc kẹp đến mười lăm tờ rồi trở về dáng cũ. Kẹp nằm trong vỏ giấy nhỏ có khay trượt.\n\nChất liệu: Thép mạ kẽm\nKích thước: Dài 32 mm\nTrọng lượng: 9 g\nPhù hợp: Đến 15 tờ\nTrong hộp: Mười chiếc kẹp",
  },
  "quillbee-ballpoint": {
    name: "Bút bi Quillbee",
    description:
      "Bấm nút, bút đáp lại một tiếng tách dứt khoát. Mực xanh ra ngay, kể cả sau một tháng nằm ngăn kéo, và khô trước khi tay áo kịp quệt tới. Hết mực thì ruột tiêu chuẩn ở tiệm nào cũng lắp vừa.\n\nChất liệu: Nhựa tái chế, đầu đồng thau\nKích thước: 14 × 1,2 cm\nTrọng lượng: 12 g\nMàu sắc: Xanh dương, nét 1 mm\nPhù hợp: Ruột bút tiêu chuẩn",
  },
  "quillbee-tear-off-pad": {
    name: "Tập giấy xé Quillbee",
    description:
      "Năm mươi tờ kẻ dòng cho danh sách, phép tính và lời nhắn để lại trên bàn bếp. Lò xo giữ giấy ở gáy trên, hàng lỗ mảnh giúp xé tờ nào cũng gọn mép. Bìa lưng cứng nên kê trên đầu gối viết cũng được.\n\nChất liệu: Giấy tái chế, bìa cứng\nKích thước: 10,5 × 14,8 cm\nSố trang: 50 tờ kẻ dòng\nTrọng lượng: 75 g",
  },
  "quillbee-steel-ruler": {
    name: "Thước thép Quillbee",
    description:
      "Mười lăm xăng-ti-mét thép đàn hồi, vạch khắc chìm nên không mòn. Cạnh thước đủ thẳng để rọc dao theo. Dải bần mặt dưới giữ thước không trượt.\n\nChất liệu: Thép không gỉ, lót bần\nKích thước: 15 × 2,5 cm\nTrọng lượng: 22 g",
  },
  "quillbee-set-square": {
    name: "Thước ê-ke Quillbee",
    description:
      "Đúng bốn mươi lăm độ, và góc kia chín mươi. Nhôm mờ không bắt lóa, vạch chia bắt đầu ngay từ mép. Thước đủ dày để nhấc lên bằng móng tay.\n\nChất liệu: Nhôm anod hóa\nKích thước: 20 × 14 cm\nTrọng lượng: 58 g\nMàu sắc: Bạc, vạch tím",
  },
  "quillbee-letter-card": {
    name: "Thiệp thư Quillbee",
    description:
      "Tấm thiệp gấp bằng giấy cotton dày, bên trong để trắng vì lời là của bạn. Phong bì dán lại bằng trái tim giấy đỏ. Mực khô trên giấy không lem, bạn vớ được cây bút nào cũng thế.\n\nChất liệu: Giấy cotton\nKích thước: 12 × 17 cm khi gấp\nTrọng lượng: 28 g\nTrong hộp: Thiệp, phong bì, trái tim đỏ",
  },
  "quillbee-round-brush": {
    name: "Cọ tròn Quillbee",
    description:
      "Lông chồn tổng hợp ngậm nhiều màu mà vẫn chụm lại thành mũi nhọn. Cán đỏ phình ra ở chỗ ngón tay cầm, khâu cọ bấm hai lần. Cọ hợp mực và màu nước, từ mảng loang rộng đến một sợi mi.\n\nChất liệu: Lông chồn tổng hợp, khâu mạ niken, gỗ bạch dương\nKích thước: Dài 19 cm, cọ tròn số 6\nTrọng lượng: 8 g\nChăm sóc: Rửa sạch, vuốt lại đầu cọ",
  },
  "quillbee-spiral-book": {
    name: "Sổ lò xo Quillbee",
    description:
      "Tám mươi tờ kẻ ô giữa hai bìa vàng, lò xo cho sổ nằm phẳng hoặc gập hẳn ra sau. Giấy viết mực hai mặt không thấm. Mỗi tờ có đường xé gần gáy.\n\nChất liệu: Giấy 90 g, bìa cứng\nKích thước: 14,8 × 21 cm\nSố trang: 80 tờ kẻ ô\nTrọng lượng: 270 g\nMàu sắc: Vàng",
  },
  "quillbee-paper-scissors": {
    name: "Kéo cắt giấy Quillbee",
    description:
      "Chiếc kéo cho giấy, bìa và ruy băng, cắt thẳng suốt lưỡi. Khớp bắt vít nên dùng nhiều năm vẫn siết lại được, lớp phủ mỏng giữ băng dính không bám. Vòng đỏ hợp cả hai tay.\n\nChất liệu: Thép không gỉ, vòng cầm mềm\nKích thước: 21 × 8 cm\nTrọng lượng: 95 g\nChăm sóc: Lau sạch, mỗi năm một giọt dầu\nBảo hành: 5 năm",
  },
  "quillbee-pocket-notebook": {
    name: "Sổ tay bỏ túi Quillbee",
    description:
      "Khâu chỉ thay cho dán keo, nên mở phẳng ở trang một cũng như ở trang một trăm chín mươi. Trang có đánh số, đầu sổ có mục lục. Có dây đánh dấu, dây chun và túi đựng hóa đơn.\n\nChất liệu: Bìa vải, giấy 80 g\nKích thước: 9 × 14 cm\nSố trang: 192, kẻ chấm và đánh số\nTrọng lượng: 155 g\nMàu sắc: Tím sẫm",
  },
  "quillbee-wool-and-needles": {
    name: "Len và kim đan Quillbee",
    description:
      "Một cuộn len merino xanh mềm và đôi kim bạch dương: đủ cho một chiếc mũ, hoặc khăn cho người nhỏ nhắn. Sợi bốn tao dễ tính với người mới phải tháo ra đan lại. Mẫu đan ngắn in bên trong giấy quấn.\n\nChất liệu: Len merino, gỗ bạch dương\nKích thước: Kim 4 mm, dài 30 cm\nTrọng lượng: 100 g len, 220 m\nTrong hộp: Len, hai kim đan, mẫu đan\nChăm sóc: Giặt tay nước mát",
  },
  "quillbee-desk-calendar": {
    name: "Lịch để bàn Quillbee",
    description:
      "Mỗi tháng một trang riêng, mỗi ngày một ô đủ rộng cho một câu. Lò xo lật dễ, chân bìa đứng vững. Lịch bắt đầu từ tháng Giêng, số tuần chạy dọc bên lề.\n\nChất liệu: Giấy 200 g, chân bìa cứng\nKích thước: 18 × 18 × 7 cm\nSố trang: 13\nTrọng lượng: 260 g",
  },
  "quillbee-card-index": {
    name: "Sổ thẻ xoay Quillbee",
    description:
      "Một trăm tấm thẻ xoay trên hai vòng, phía dưới là chân thép, xếp theo chữ cái sờ được bằng ngón cái. Ghi số điện thoại, công thức nấu ăn hay tên mấy đứa trẻ nhà bên. Nó không bao giờ đòi cập nhật, chỉ cần bút chì.\n\nChất liệu: Thép sơn, bìa cứng\nKích thước: 15 × 12 × 13 cm\nTrọng lượng: 620 g\nSố trang: 100 thẻ, 24 tấm phân trang\nTrong hộp: Chân đế, thẻ, tấm phân trang",
  },
  "quillbee-paint-palette": {
    name: "Bảng pha màu Quillbee",
    description:
      "Năm màu gouache nằm trong các ô nhỏ trên bảng gỗ sồi dẻ lau dầu. Màu pha trong, phủ tốt và sống lại khi gặp cọ ướt. Lỗ ngón cái được bo tròn, sau một giờ bạn sẽ thấy khác.\n\nChất liệu: Gỗ sồi dẻ lau dầu, màu gouache\nKích thước: 26 × 20 × 1 cm\nTrọng lượng: 340 g\nTrong hộp: Bảng pha màu, năm màu, khăn lau\nChăm sóc: Lau sạch, không ngâm nước",
  },
  "quillbee-three-novels": {
    name: "Ba tiểu thuyết ngắn Quillbee",
    description:
      "Ba cuốn tiểu thuyết ngắn đóng bìa vải xanh lá, đỏ và xanh dương. Một cuốn về biển, một cuốn về cái bếp lò, một cuốn về chuyến tàu dài, cuốn nào cũng đọc xong trong một tối. Chữ to, sách khâu chỉ và mỗi tập một dây đánh dấu.\n\nChất liệu: Bìa vải, ruột khâu chỉ\nKích thước: Mỗi cuốn 11,5 × 18 cm\nSố trang: 164, 192 và 220\nTrọng lượng: 780 g\nPhiên bản: Bản bìa vải đầu tiên, trong hộp sách",
  },
  "quillbee-fountain-pen": {
    name: "Bút máy Quillbee",
    description:
      "Ngòi thép ra mực ngay, kể cả sau hai tuần trong túi. Bút viết nét vừa, hơi nhún, thân xanh mảnh hợp bàn tay nhỏ. Ống bơm mực lắp sẵn, bên cạnh là một ống mực.\n\nChất liệu: Ngòi thép, đồng thau sơn\nKích thước: 13,8 × 1,2 cm\nTrọng lượng: 26 g\nTrong hộp: Bút, ống bơm mực, ống mực xanh\nBảo hành: 3 năm",
  },
  "quillbee-gold-nib-pen": {
    name: "Bút máy ngòi vàng Quillbee",
    description:
      "Cho chúng tôi biết bạn cầm bút thế nào, chúng tôi sẽ mài ngòi theo độ nghiêng ấy, bằng tay, dưới kính lúp. Vàng mười bốn kara cho độ nhún mềm mà thép không có. Thân nhựa sẫm hút mực bằng piston từ lọ mực bất kỳ.\n\nChất liệu: Ngòi vàng 14K, nhựa sẫm\nKích thước: 14,2 × 1,4 cm\nTrọng lượng: 31 g\nTrong hộp: Bút, lọ mực, cuộn vải\nBảo hành: 10 năm, miễn phí lần mài lại đầu tiên",
  },
  "quillbee-painters-chest": {
    name: "Rương màu họa sĩ Quillbee",
    description:
      "Bốn mươi tám màu dầu xếp từ trắng đến đen muội đèn trong rương gỗ sồi dẻ ghép mộng đuôi én. Sáu cây cọ và bảng pha cỡ lớn nằm trong nắp. Cài hai móc đồng, khoác dây đeo là mang cả xưởng vẽ ra đồng.\n\nChất liệu: Gỗ sồi dẻ, đồng thau, dây da\nKích thước: 44 × 33 × 11 cm\nSức chứa: 48 tuýp 20 ml\nTrọng lượng: 6,1 kg\nTrong hộp: Rương, màu, sáu cọ, bảng pha",
  },
};
