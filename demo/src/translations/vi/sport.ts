import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/sport.ts` in Vietnamese. */
export const sport: Translations = {
  "spindrel-finisher-medal": {
    name: "Huy chương hoàn thành Spindrel",
    description:
      "Dành cho vòng chạy quanh xóm chẳng ai bấm giờ. Huy chương đúc kim loại, ngôi sao nổi, phủ màu đồng, treo trên ruy băng dệt đỏ, trắng, xanh. Mặt sau chừa chỗ để bạn khắc ngày.\n\nChất liệu: Hợp kim kẽm, phủ màu đồng\nKích thước: Đường kính 5 cm, ruy băng 80 cm\nTrọng lượng: 48 g\nTrong hộp: Huy chương, ruy băng",
  },
  "spindrel-baseball": {
    name: "Bóng chày Spindrel",
    description:
      "Dưới lớp da nguyên tấm là ba lớp sợi len, ở giữa là lõi bần. Một trăm lẻ tám mũi chỉ đỏ kéo tay, nhô lên vừa đủ cho hai ngón. Bóng càng chơi càng quen tay, như găng.\n\nChất liệu: Da nguyên tấm, len, lõi bần\nKích thước: Đường kính 7,3 cm\nTrọng lượng: 145 g\nChăm sóc: Lau khô, tránh mưa",
  },
  "spindrel-flying-disc": {
    name: "Đĩa ném Spindrel",
    description:
      "Một trăm bảy mươi lăm gam, đúng cân mà các đội vẫn ném. Đĩa rời tay gọn, bay thẳng và lơ lửng một thoáng trước khi rơi. Vành bo tròn nên bắt không rát tay.\n\nChất liệu: Polyethylene dẻo\nKích thước: Đường kính 27 cm\nTrọng lượng: 175 g\nMàu sắc: Xanh nhạt\nĐộ tuổi: Từ 6 tuổi",
  },
  "spindrel-table-tennis-bat": {
    name: "Vợt bóng bàn Spindrel",
    description:
      "Năm lớp gỗ dương với mút vừa mỗi mặt, chỉnh cho những pha đánh đều hơn là ăn điểm ngay. Cán loe nằm thấp trong lòng bàn tay. Kèm một quả bóng trắng bốn mươi milimét.\n\nChất liệu: Gỗ dương, cao su, mút\nKích thước: 26 × 15 cm\nTrọng lượng: 170 g\nTrong hộp: Vợt, một quả bóng",
  },
  "spindrel-running-vest": {
    name: "Áo chạy bộ Spindrel",
    description:
      "Áo nặng chừng một lá thư và vắt trên ghế vài phút là khô. Đường may phẳng không cọ dưới nách, vải lưng thoáng gió. Sọc phản quang chạy từ vai xuống hông.\n\nChất liệu: Lưới polyester tái chế\nKích thước: XS đến XXL\nTrọng lượng: 48 g cỡ M\nMàu sắc: Xanh lá, sọc vàng\nChăm sóc: Giặt ở 30 °C, không dùng nước xả",
  },
  "spindrel-volleyball": {
    name: "Bóng chuyền Spindrel",
    description:
      "Mười tám múi mềm dán trên lớp mút, nên cú phát mạnh không làm đỏ tay. Bóng nảy đều trên sàn nhà thi đấu và nhẹ trên cát. Thỉnh thoảng bơm thêm vài nhịp.\n\nChất liệu: Sợi microfibre, mút, ruột butyl\nKích thước: Cỡ 5, đường kính 21 cm\nTrọng lượng: 270 g\nTrong hộp: Bóng chuyền, kim bơm",
  },
  "spindrel-football": {
    name: "Bóng đá Spindrel",
    description:
      "Các múi ghép nhiệt thay cho chỉ khâu nên không có lỗ cho nước vào. Trời mưa bóng vẫn tròn như trời nắng, và bay đúng như cú sút. Cỡ năm, cho người chơi từ khoảng mười hai tuổi.\n\nChất liệu: Polyurethane ghép nhiệt, ruột butyl\nKích thước: Cỡ 5, đường kính 22 cm\nTrọng lượng: 430 g\nMàu sắc: Trắng và xanh dương\nĐộ tuổi: Từ 12 tuổi",
  },
  "spindrel-rugby-ball": {
    name: "Bóng bầu dục Spindrel",
    description:
      "Những hạt nổi nhỏ phủ mặt bóng giữ chắc trong mưa phùn, bùn và ngón tay lạnh. Bốn múi khâu tay trên ba lớp cotton và polyester. Bóng xoáy đều khi chuyền và rơi theo ý nó.\n\nChất liệu: Cao su hạt nổi, lót cotton và polyester\nKích thước: Cỡ 5, 29 × 19 cm\nTrọng lượng: 440 g\nTrong hộp: Bóng, kim bơm",
  },
  "spindrel-basketball": {
    name: "Bóng rổ Spindrel",
    description:
      "Mặt đường nhựa làm mòn bóng mềm, nên quả này có vỏ cao su dày. Rãnh sâu để đầu ngón tay tìm thấy mà không cần nhìn. Bóng đến tay bạn hơi non hơi, để bạn tự chọn độ nảy.\n\nChất liệu: Vỏ cao su, quấn sợi nylon\nKích thước: Cỡ 7, đường kính 24 cm\nTrọng lượng: 610 g\nMàu sắc: Cam\nChăm sóc: Lau bằng nước",
  },
  "spindrel-badminton-set": {
    name: "Bộ cầu lông Spindrel",
    description:
      "Hai vợt graphite căng cước sẵn, cùng ba quả cầu lông vũ thật. Đầu vợt nhẹ giúp trả cầu nhanh dễ dàng, kể cả với người từ thời đi học chưa chơi lại. Tất cả gói trong túi có dây đeo vai.\n\nChất liệu: Graphite, lông ngỗng, bần\nKích thước: Vợt dài 67 cm\nTrọng lượng: 88 g mỗi vợt\nSố người chơi: 2\nTrong hộp: Hai vợt, ba quả cầu, túi",
  },
  "spindrel-hockey-stick": {
    name: "Gậy khúc côn cầu Spindrel",
    description:
      "Gậy composite cong thấp, tiện cho cú hất và cú kéo. Tay cầm quấn băng sẫm mau khô, móc gậy dày ở chỗ hay va đập. Có sẵn một quả bóng trắng cứng để bắt đầu.\n\nChất liệu: Sợi thủy tinh, carbon, tay cầm polyurethane\nKích thước: Dài 93 cm\nTrọng lượng: 545 g\nTrong hộp: Gậy, một quả bóng",
  },
  "spindrel-cotton-gi": {
    name: "Võ phục cotton Spindrel",
    description:
      "Dệt bằng cotton dày, giặt trước khi may, nên cỡ bạn đặt là cỡ bạn giữ. Áo may đôi ở vai, gối quần gia cố. Cho chúng tôi biết cấp đai, đai sẽ đến đúng màu.\n\nChất liệu: Cotton giặt co trước, 450 g/m²\nKích thước: 120 đến 200 cm\nTrọng lượng: 1,4 kg cỡ 170 cm\nTrong hộp: Áo, quần, đai\nChăm sóc: Giặt ở 40 °C",
  },
  "spindrel-boxing-gloves": {
    name: "Găng đấm bốc Spindrel",
    description:
      "Mười ounce mút nhiều lớp để tập bao và đối luyện nhẹ. Ngón cái rộng khâu vào bên nên không vướng, cổ găng cài bằng một tay. Lòng găng đục lỗ cho thoáng.\n\nChất liệu: Sợi microfibre tráng phủ, mút nhiều lớp\nTrọng lượng: Mỗi chiếc 284 g\nKích thước: 10 oz, cho người lớn\nMàu sắc: Đỏ, cổ trắng\nChăm sóc: Phơi thoáng sau khi dùng, lau khô",
  },
  "spindrel-putting-green": {
    name: "Thảm tập gạt golf Spindrel",
    description:
      "Ba mét cỏ ngắn trải ra hành lang và cuộn lại trước bữa tối. Đầu xa hơi dốc lên tới lỗ cắm cờ đỏ. Mặt lưng nặng giữ thảm phẳng trên thảm nhà lẫn sàn gỗ.\n\nChất liệu: Cỏ polypropylene, lưng cao su\nKích thước: 300 × 40 cm\nTrọng lượng: 4,1 kg\nTrong hộp: Thảm, lỗ, cờ, hai bóng",
  },
  "spindrel-ice-skates": {
    name: "Giày trượt băng Spindrel",
    description:
      "Làm ấm giày mười phút trong lò, buộc dây, rồi giày nguội dần theo dáng bàn chân bạn. Lưỡi thép giao đến đã mài sẵn. Ngoài trắng, trong lót nỉ chải, ôm chắc mắt cá.\n\nChất liệu: Da tổng hợp định hình nhiệt, lưỡi thép\nKích thước: EU 34 đến 46\nTrọng lượng: 1,6 kg một đôi cỡ EU 40\nTrong hộp: Giày trượt, bao lưỡi\nChăm sóc: Lau khô lưỡi sau khi dùng",
  },
  "spindrel-tennis-racket": {
    name: "Vợt tennis Spindrel",
    description:
      "Ba trăm gam đã tính cước, mặt vợt đủ lớn để tha thứ cho cú đánh lệch tâm. Khung graphite cứng ở vai và mềm hơn ở cổ. Vợt căng cước sẵn, kèm bao có dây đeo.\n\nChất liệu: Khung graphite, cước polyester\nKích thước: Dài 68,5 cm, mặt vợt 645 cm²\nTrọng lượng: 300 g đã căng cước\nTrong hộp: Vợt, bao\nBảo hành: 2 năm",
  },
  "spindrel-recurve-bow": {
    name: "Cung recurve Spindrel",
    description:
      "Cánh cung gỗ phong và sợi thủy tinh kéo êm tới ba mươi pound, tức mười bốn ký, tháo dây thì cất phẳng. Tay cầm hợp cả hai tay, sáu mũi tên khớp với lực kéo. Mặt bia lót rơm làm trọn trường bắn trong vườn.\n\nChất liệu: Gỗ phong, sợi thủy tinh, tay cầm gỗ\nKích thước: 168 cm khi lên dây\nTrọng lượng: 1,1 kg\nPhạm vi: Bia cách 10 đến 30 m\nTrong hộp: Cung, dây, sáu mũi tên, mặt bia",
  },
  "spindrel-curling-stone": {
    name: "Đá curling Spindrel",
    description:
      "Hai mươi ký granite hạt mịn, tiện và đánh bóng đến khi trượt trên một vành rộng bằng ngón tay. Tay cầm đỏ bắt bu lông xuyên giữa và thay được. Giữa hai mùa đông, nó làm chặn cửa rất kiên nhẫn.\n\nChất liệu: Granite đánh bóng, tay cầm đúc\nKích thước: 29 × 29 × 21 cm\nTrọng lượng: 20 kg\nMàu sắc: Xám, tay cầm đỏ\nChăm sóc: Giữ sạch vành trượt",
  },
  "spindrel-touring-skis": {
    name: "Ván trượt tuyết leo núi Spindrel",
    description:
      "Ván, khóa và giày trong một bộ, lắp và chỉnh theo cân nặng của bạn trước khi gửi. Lõi gỗ đủ nhẹ cho chặng leo dài và đầm khi xuống dốc. Giày đổi từ đi bộ sang trượt bằng một cần gạt.\n\nChất liệu: Lõi gỗ hông, sợi thủy tinh, cạnh thép\nKích thước: 164, 171 hoặc 178 cm\nTrọng lượng: 6,2 kg kèm khóa và giày\nPhù hợp: Giày EU 37 đến 46\nTrong hộp: Ván, khóa, giày, dây đai",
  },
};
