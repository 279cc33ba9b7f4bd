/**
 * Width and height in centimetres, as in the items' texts. Items are left out if their picture has other proportions.
 */
export const sizes: Readonly<Record<string, readonly [width: number, height: number]>> = {
  "nordlys-single-fader-mixer": [12, 16],
  "nordlys-desk-microphone": [11, 22],
  "nordlys-four-knob-synth": [15, 15],
  "arpeli-piano-accordion": [42, 39],
  "lumvik-tabletop-telescope": [43, 35],
  "lumvik-film-projector": [28, 26],
  "kestrin-desk-robot": [11, 14],
  "tumblewick-wooden-castle": [48, 42],
  "tumblewick-ride-on-car": [98, 62],
  "corvane-mantel-clock": [23, 25],
  "wollgrove-day-backpack": [30, 43],
  "wollgrove-saddle-briefcase": [40, 30],
  "wollgrove-two-tone-handbag": [31, 24],
  "wollgrove-atelier-handbag": [32, 25],
  "halmstrand-petal-mirror": [44, 58],
  "halmstrand-fired-vase": [26, 46],
  "halmstrand-oak-chair": [45, 82],
  "tarnvik-cabin-suitcase": [38, 53],
  "spindrel-curling-stone": [29, 21],
  "spindrel-electric-scooter": [108, 114],
  "quillbee-painters-chest": [44, 33],
  "oldgate-regatta-cup": [22, 31],
  "oldgate-apothecary-scales": [32, 36],
  "oldgate-quartz-cluster": [30, 20],
};
