import type { Translations } from "../translations.ts";

/** The things of `demo/src/items/bath.ts` in Vietnamese. */
export const bath: Translations = {
  "bathmoor-natural-sponge": {
    name: "Bọt biển tắm tự nhiên Bathmoor",
    description:
      "Khi khô, bọt biển cứng và nhẹ; gặp nước ấm, nó mềm ra chỉ sau vài giây. Chỉ cần chút xà phòng là đã nhiều bọt, xả nhanh sạch và tự phồng lại bên thành bồn. Mỗi miếng lớn lên một kiểu, không miếng nào giống hẳn miếng nào.\n\nChất liệu: Bọt biển tự nhiên, không tẩy trắng\nKích thước: Đường kính khoảng 9 cm\nChăm sóc: Xả sạch, để khô tự nhiên, thay sau ba tháng\nXuất xứ: Địa Trung Hải",
  },
  "bathmoor-toothbrush": {
    name: "Bàn chải đánh răng Bathmoor",
    description:
      "Thân bàn chải mảnh, làm từ dầu thầu dầu thay cho dầu mỏ, trông vẫn như mọi chiếc bàn chải tốt khác. Lông chải độ cứng vừa, đầu bo tròn, dịu nhẹ với nướu. Bao bì chỉ có đúng một vỏ giấy.\n\nChất liệu: Polyamide từ dầu thầu dầu\nKích thước: 19 cm\nTrọng lượng: 15 g\nMàu sắc: Đỏ, lông trắng\nChăm sóc: Thay sau ba tháng",
  },
  "bathmoor-rose-soap": {
    name: "Xà phòng hoa hồng Bathmoor",
    description:
      "Được cán ba lần nên bánh xà phòng rất đặc, dùng được nhiều tuần mà không nhão trong khay. Bơ hạt mỡ giúp da tay không bị căng khô. Hương hồng thoảng nhẹ, vừa lau khô tay là đã bay đi.\n\nChất liệu: Dầu thực vật, bơ hạt mỡ, tinh dầu hoa hồng\nTrọng lượng: 100 g\nKích thước: 8 × 5,5 × 2,5 cm\nChăm sóc: Đặt trên khay thoát nước",
  },
  "bathmoor-wide-comb": {
    name: "Lược răng thưa Bathmoor",
    description:
      "Răng lược dài, khoảng cách rộng, gỡ tóc xoăn và tóc rối mà không giật. Từng răng được cưa rồi đánh bóng bằng tay nên không có gờ khuôn làm vướng tóc. Chải khi tóc ướt hay khô đều được, bắt đầu từ ngọn.\n\nChất liệu: Cellulose acetate\nKích thước: 17 × 9 cm\nTrọng lượng: 48 g\nMàu sắc: Tím đậm\nChăm sóc: Rửa bằng nước ấm",
  },
  "bathmoor-hand-lotion": {
    name: "Sữa dưỡng da tay Bathmoor",
    description:
      "Yến mạch và dầu hạnh nhân thấm trong một phút, không để lại vết trên chìa khóa hay tay nắm cửa. Một lần nhấn vòi là đủ cho cả hai tay. Khi hết, bạn rót thêm từ túi nạp bất kỳ hoặc chai lớn ở nhà.\n\nSức chứa: 300 ml\nChất liệu: Chiết xuất yến mạch, dầu hạnh nhân, glycerin\nKích thước: 7 × 7 × 17 cm\nChăm sóc: Dùng trong 12 tháng sau khi mở",
  },
  "bathmoor-safety-razor": {
    name: "Dao cạo an toàn Bathmoor",
    description:
      "Cứ để sức nặng của tay cầm làm việc, lưỡi dao sẽ tự lướt. Đầu dao vặn mở được, lắp vừa mọi lưỡi lam hai cạnh tiêu chuẩn và rửa sạch dưới vòi. Kèm năm lưỡi, đa số người dùng được hai tháng.\n\nChất liệu: Đồng thau phủ sơn xanh dương\nKích thước: 10 × 4,2 cm\nTrọng lượng: 84 g\nPhù hợp: Mọi loại lưỡi lam hai cạnh\nTrong hộp: Dao cạo, năm lưỡi lam, tờ hướng dẫn",
  },
  "bathmoor-red-lipstick": {
    name: "Son đỏ Bathmoor",
    description:
      "Sắc đỏ ấm và trong, hợp với hầu hết mọi người, từ bữa sáng đến chuyến tàu về muộn. Son lướt nhẹ, khô thành lớp satin và vẫn còn sau một tách cà phê. Vỏ kim loại đóng lại chắc chắn và thay được lõi.\n\nTrọng lượng: 3,5 g\nMàu sắc: Đỏ ấm, hiệu ứng satin\nChất liệu: Vỏ nhôm, sáp thực vật\nChăm sóc: Dùng trong 18 tháng sau khi mở",
  },
  "bathmoor-rain-shower": {
    name: "Đầu sen tắm mưa Bathmoor",
    description:
      "Giọt nước to pha chút không khí: bớt một phần ba lượng nước mà cảm giác lại nhiều hơn. Vặn tay là vừa mọi dây sen tiêu chuẩn, không cần dụng cụ hay băng quấn. Đầu phun silicone chỉ cần miết ngón cái là sạch, kể cả với nước cứng.\n\nChất liệu: Nhựa ABS mạ crôm, đầu phun silicone\nKích thước: Đường kính 13 cm\nSức chứa: 6 lít mỗi phút ở áp suất 3 bar\nPhù hợp: Mọi dây sen ren G ½\nTrong hộp: Đầu sen, gioăng, lưới lọc",
  },
  "bathmoor-clawfoot-bath": {
    name: "Bồn tắm chân thú Bathmoor",
    description:
      "Gang hút nhiệt từ những gáo nước đầu rồi tỏa ấm lại suốt một giờ. Men trắng được nung ba lớp, bốn chân chỉnh được theo sàn nhà cũ. Hai người cùng xe nâng sẽ đưa bồn và vòi đứng vào tận phòng tắm của bạn.\n\nChất liệu: Gang tráng men, vòi đồng thau mạ crôm\nKích thước: 155 × 76 × 61 cm\nTrọng lượng: 118 kg\nSức chứa: 170 lít\nBảo hành: 25 năm cho lớp men",
  },
};
