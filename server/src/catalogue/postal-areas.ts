export interface Coordinates {
  readonly latitude: number
  readonly longitude: number
}

/** Where mail of a postal code's first letters goes, roughly; a longer entry is nearer. */
const areas: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  A: [48.9, -55.7],
  A1: [47.56, -52.71],
  B: [45.1, -63.0],
  B1: [46.14, -60.19],
  B3: [44.65, -63.58],
  C: [46.24, -63.13],
  E: [46.5, -66.2],
  E1: [46.09, -64.78],
  E2: [45.27, -66.06],
  E3: [45.96, -66.64],
  G: [47.3, -71.0],
  G1: [46.81, -71.21],
  G2: [46.86, -71.3],
  G6: [46.74, -71.24],
  G7: [48.42, -71.06],
  G8: [46.35, -72.55],
  G9: [46.35, -72.57],
  H: [45.5, -73.57],
  J: [45.8, -73.5],
  J1: [45.4, -71.89],
  J4: [45.52, -73.47],
  J8: [45.45, -75.72],
  K: [44.6, -76.5],
  K1: [45.42, -75.69],
  K2: [45.34, -75.78],
  K7: [44.23, -76.49],
  L: [43.8, -79.6],
  L8: [43.25, -79.87],
  M: [43.7, -79.4],
  N: [43.1, -81.0],
  N2: [43.45, -80.49],
  N6: [42.98, -81.25],
  N9: [42.31, -83.04],
  P: [47.5, -82.0],
  P3: [46.49, -80.99],
  P7: [48.38, -89.25],
  R: [50.3, -98.0],
  R3: [49.89, -97.14],
  S: [51.5, -106.0],
  S4: [50.45, -104.61],
  S7: [52.13, -106.67],
  T: [52.5, -114.0],
  T2: [51.04, -114.07],
  T3: [51.08, -114.17],
  T5: [53.55, -113.5],
  T6: [53.5, -113.5],
  V: [50.5, -122.0],
  V5: [49.23, -123.03],
  V6: [49.26, -123.11],
  V8: [48.43, -123.37],
  X: [63.0, -106.0],
  X0: [63.75, -68.52],
  X1: [62.45, -114.37],
  Y: [61.5, -134.5],
  Y1: [60.72, -135.06],
}

/** The area of a whole or partial postal code, spaces and case aside; undefined when it begins like none. */
export function postalArea(code: string): Coordinates | undefined {
  const start = code.replaceAll(/\s/g, "").toUpperCase()
  const area = areas[start.slice(0, 2)] ?? areas[start.slice(0, 1)]
  return area && { latitude: area[0], longitude: area[1] }
}

/** Kilometres along the earth's surface. */
export function distance(from: Coordinates, to: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2
  const chord =
    half(to.latitude - from.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(to.longitude - from.longitude)
  return 2 * 6371 * Math.asin(Math.sqrt(chord))
}
