/** How people see who lack one kind of cone: Machado, Oliveira and Fernandes (2009), full severity, on linear light. */
export const visions = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const

export type Vision = keyof typeof visions
type Light = readonly [number, number, number]

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

function light(hex: string): Light {
  const at = (from: number) => linear(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [at(1), at(3), at(5)]
}

const within = (value: number) => Math.min(1, Math.max(0, value))
const times = (row: Light, [r, g, b]: Light) => row[0] * r + row[1] * g + row[2] * b

function seen(hex: string, vision: Vision | undefined): Light {
  const full = light(hex)
  if (vision === undefined) return full
  const [r, g, b] = visions[vision]
  return [within(times(r, full)), within(times(g, full)), within(times(b, full))]
}

/** Björn Ottosson's OKLab: equal distances look about equally different; black to white is 1. */
function oklab(rgb: Light): Light {
  const l = Math.cbrt(times([0.4122214708, 0.5363325363, 0.0514459929], rgb))
  const m = Math.cbrt(times([0.2119034982, 0.6806995451, 0.1073969566], rgb))
  const s = Math.cbrt(times([0.0883024619, 0.2817188376, 0.6299787005], rgb))
  return [
    times([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
    times([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
    times([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
  ]
}

/** How different two colours look to somebody who sees that way. */
export function difference(a: string, b: string, vision?: Vision): number {
  const [one, other] = [oklab(seen(a, vision)), oklab(seen(b, vision))]
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
}
