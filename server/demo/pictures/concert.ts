import { type Canvas, createCanvas, type SKRSContext2D } from "@napi-rs/canvas"

/** Pixels. */
const [WIDTH, HEIGHT] = [1600, 900]
/** Where the stage meets the wall of light behind it, and where the crowd begins. */
const [FLOOR, CROWD] = [560, 596]

export interface ConcertLight {
  /** Of the first number drawn: the same seed is the same picture. */
  readonly seed: number
  /** Hues of the beams, degrees. */
  readonly hues: readonly number[]
  /** Hue of the wall behind the band. */
  readonly wall: number
}

type Random = (from: number, to: number) => number

/** A concert as a camera sees it from the middle of the floor: beams in the haze, a band against the light, hands up. */
export function drawConcert({ seed, hues, wall }: ConcertLight): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const paint = canvas.getContext("2d")
  const random = randomFrom(seed)
  drawRoom(paint, wall)
  drawWall(paint, wall, random)
  drawBeams(paint, hues, random)
  drawHaze(paint, [...hues, wall], random)
  drawStage(paint, wall)
  drawBand(paint)
  // The light behind them spills over their edges.
  glow(paint, 800, FLOOR - 70, 460, light(wall, 55, 0.34))
  drawCrowd(paint, wall, random)
  drawLens(paint, random)
  return canvas
}

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from)
  }
}

const light = (hue: number, lightness: number, alpha: number) => `hsla(${hue}, 90%, ${lightness}%, ${alpha})`

function drawRoom(paint: SKRSContext2D, wall: number) {
  const dark = paint.createLinearGradient(0, 0, 0, HEIGHT)
  dark.addColorStop(0, "#04050b")
  dark.addColorStop(0.6, `hsl(${wall}, 60%, 9%)`)
  dark.addColorStop(1, "#030308")
  paint.fillStyle = dark
  paint.fillRect(0, 0, WIDTH, HEIGHT)
}

/** A wall of lamps behind the band, brightest in the middle and out of focus. */
function drawWall(paint: SKRSContext2D, hue: number, random: Random) {
  paint.save()
  paint.filter = "blur(5px)"
  paint.globalCompositeOperation = "lighter"
  for (let column = 0; column < 26; column += 1)
    for (let row = 0; row < 9; row += 1) {
      const x = 410 + column * 31
      const y = 250 + row * 34
      const near = 1 - Math.hypot((x - 800) / 520, (y - 400) / 260)
      if (near <= 0) continue
      paint.fillStyle = light(hue + random(-14, 14), 58, near * random(0.12, 0.75))
      paint.fillRect(x, y, 22, 25)
    }
  paint.restore()
  glow(paint, 800, 430, 620, light(hue, 60, 0.5))
}

function glow(paint: SKRSContext2D, x: number, y: number, radius: number, colour: string) {
  const soft = paint.createRadialGradient(x, y, 0, x, y, radius)
  soft.addColorStop(0, colour)
  soft.addColorStop(1, "rgba(0, 0, 0, 0)")
  paint.save()
  paint.globalCompositeOperation = "lighter"
  paint.fillStyle = soft
  paint.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
  paint.restore()
}

/** Lamps along the truss, each with a cone that the haze shows. */
function drawBeams(paint: SKRSContext2D, hues: readonly number[], random: Random) {
  const lamps = 15
  for (let lamp = 0; lamp < lamps; lamp += 1) {
    const x = 130 + (lamp * (WIDTH - 260)) / (lamps - 1)
    const y = 96 + Math.abs(x - 800) * 0.05
    const hue = hues[lamp % hues.length] ?? 0
    const lean = (800 - x) * random(-0.35, 0.75) + random(-120, 120)
    const length = random(560, 800)
    for (const [spread, alpha, blur] of [
      [150, 0.2, 16],
      [56, 0.34, 7],
    ] as const) {
      const fading = paint.createLinearGradient(x, y, x + lean, y + length)
      fading.addColorStop(0, light(hue, 72, alpha))
      fading.addColorStop(0.45, light(hue, 58, alpha * 0.4))
      fading.addColorStop(1, light(hue, 50, 0))
      paint.save()
      paint.globalCompositeOperation = "lighter"
      paint.filter = `blur(${blur}px)`
      paint.fillStyle = fading
      paint.beginPath()
      paint.moveTo(x - 5, y)
      paint.lineTo(x + 5, y)
      paint.lineTo(x + lean + spread, y + length)
      paint.lineTo(x + lean - spread, y + length)
      paint.fill()
      paint.restore()
    }
    glow(paint, x, y, 52, light(hue, 80, 0.9))
    glow(paint, x, y, 14, "rgba(255, 255, 255, 1)")
  }
  // The truss that carries them.
  paint.fillStyle = "#020308"
  for (let x = 70; x < WIDTH - 70; x += 26) paint.fillRect(x, 62 + Math.abs(x - 800) * 0.05, 20, 5)
  paint.fillRect(60, 58, WIDTH - 120, 4)
}

function drawHaze(paint: SKRSContext2D, hues: readonly number[], random: Random) {
  for (let cloud = 0; cloud < 46; cloud += 1) {
    const hue = hues[cloud % hues.length] ?? 0
    glow(paint, random(0, WIDTH), random(220, 680), random(90, 300), light(hue, 55, random(0.015, 0.07)))
  }
}

function drawStage(paint: SKRSContext2D, hue: number) {
  const edge = paint.createLinearGradient(0, FLOOR - 14, 0, FLOOR + 130)
  edge.addColorStop(0, light(hue, 62, 0.5))
  edge.addColorStop(0.16, `hsl(${hue}, 60%, 12%)`)
  edge.addColorStop(1, "#020207")
  paint.fillStyle = edge
  paint.fillRect(0, FLOOR, WIDTH, HEIGHT - FLOOR)
  // Loudspeakers hang at both sides; monitors stand at the edge.
  paint.save()
  paint.filter = "blur(1.5px)"
  paint.fillStyle = "#05060d"
  for (const [x, side] of [
    [262, 1],
    [1338, -1],
  ] as const)
    for (let box = 0; box < 11; box += 1) {
      paint.save()
      paint.translate(x + side * box * box * 0.45, 120 + box * 21)
      paint.rotate(side * box * 0.012)
      paint.fillRect(-38, 0, 76, 18)
      paint.restore()
    }
  for (const x of [560, 690, 905, 1020]) paint.fillRect(x, FLOOR - 9, 44, 14)
  paint.restore()
}

type Point = readonly [across: number, up: number]

/** Players against the light, far enough to be shapes. */
function drawBand(paint: SKRSContext2D) {
  paint.save()
  paint.filter = "blur(1.1px)"
  paint.fillStyle = "#04040a"
  paint.strokeStyle = "#04040a"
  paint.lineCap = "round"
  paint.lineJoin = "round"
  const player = (
    x: number,
    foot: number,
    height: number,
    arms: readonly [readonly Point[], readonly Point[]],
    lean = 0,
  ) => {
    const at = ([across, up]: Point): Point => [x + (across + lean * up) * height, foot - up * height]
    const shape = (...points: readonly Point[]) => {
      paint.beginPath()
      for (const point of points) paint.lineTo(...at(point))
      paint.closePath()
      paint.fill()
    }
    const limb = (width: number, points: readonly Point[]) => {
      paint.lineWidth = width * height
      paint.beginPath()
      for (const point of points) paint.lineTo(...at(point))
      paint.stroke()
    }
    // Trousers, a jacket open at the hips, a neck and hair.
    shape([-0.17, 0], [-0.09, 0], [0, 0.4], [0.1, 0], [0.18, 0], [0.1, 0.5], [-0.1, 0.5])
    shape(
      [-0.11, 0.46],
      [0.11, 0.46],
      [0.09, 0.62],
      [0.14, 0.8],
      [0.05, 0.84],
      [-0.05, 0.84],
      [-0.14, 0.8],
      [-0.09, 0.62],
    )
    limb(0.06, [
      [0, 0.82],
      [0.01, 0.88],
    ])
    paint.beginPath()
    paint.ellipse(...at([0.01, 0.93]), 0.055 * height, 0.07 * height, 0.1, 0, 2 * Math.PI)
    paint.fill()
    for (const arm of arms) limb(0.052, arm)
  }
  const guitar = (x: number, y: number, turn: number) => {
    paint.save()
    paint.translate(x, y)
    paint.rotate(turn)
    paint.beginPath()
    paint.ellipse(-9, 0, 14, 11, 0, 0, 2 * Math.PI)
    paint.ellipse(8, 0, 11, 9, 0, 0, 2 * Math.PI)
    paint.fill()
    paint.fillRect(10, -2, 62, 4)
    paint.fillRect(70, -5, 11, 8)
    paint.restore()
  }
  // The drummer sits high at the back, seen from the chest up over drums and cymbals.
  paint.fillRect(868, FLOOR - 40, 150, 44)
  player(943, FLOOR + 8, 150, [
    [
      [-0.12, 0.78],
      [-0.26, 0.68],
      [-0.2, 0.86],
    ],
    [
      [0.12, 0.78],
      [0.25, 0.64],
      [0.12, 0.56],
    ],
  ])
  for (const [x, y, radius] of [
    [943, 62, 27],
    [905, 74, 14],
    [981, 74, 14],
    [882, 56, 17],
    [1004, 56, 17],
  ] as const) {
    paint.beginPath()
    paint.arc(x, FLOOR - y, radius, 0, 2 * Math.PI)
    paint.fill()
  }
  for (const [x, y, turn] of [
    [884, 112, -0.12],
    [1002, 116, 0.14],
  ] as const) {
    paint.beginPath()
    paint.ellipse(x, FLOOR - y, 27, 3, turn, 0, 2 * Math.PI)
    paint.fill()
    paint.fillRect(x - 1, FLOOR - y, 2, 80)
  }
  player(
    636,
    FLOOR + 4,
    148,
    [
      [
        [-0.12, 0.78],
        [-0.19, 0.6],
        [-0.03, 0.52],
      ],
      [
        [0.12, 0.78],
        [0.24, 0.64],
        [0.32, 0.7],
      ],
    ],
    0.05,
  )
  guitar(642, FLOOR - 76, -0.3)
  player(
    1092,
    FLOOR + 4,
    146,
    [
      [
        [-0.12, 0.78],
        [-0.25, 0.64],
        [-0.33, 0.7],
      ],
      [
        [0.12, 0.78],
        [0.18, 0.6],
        [0.02, 0.52],
      ],
    ],
    -0.07,
  )
  guitar(1082, FLOOR - 74, Math.PI + 0.32)
  // The singer, an arm up and a microphone at the mouth.
  player(
    786,
    FLOOR + 8,
    162,
    [
      [
        [-0.12, 0.78],
        [-0.22, 0.94],
        [-0.24, 1.16],
      ],
      [
        [0.12, 0.78],
        [0.19, 0.7],
        [0.07, 0.88],
      ],
    ],
    0.03,
  )
  paint.restore()
}

/** Rows of heads and hands against the stage, the nearest large and out of focus. */
function drawCrowd(paint: SKRSContext2D, hue: number, random: Random) {
  const rows = [
    [CROWD, 11, 0.8, 120],
    [CROWD + 30, 16, 0.8, 92],
    [CROWD + 70, 25, 1.2, 62],
    [CROWD + 130, 42, 3, 38],
    [CROWD + 224, 78, 8, 21],
  ] as const
  for (const [row, [y, size, blur, count]] of rows.entries()) {
    paint.save()
    paint.filter = `blur(${blur}px)`
    for (let head = 0; head < count; head += 1) {
      const x = ((head + random(0, 1)) * (WIDTH + 160)) / count - 80
      const top = y + random(-size * 0.7, size * 0.8)
      const near = Math.max(0, 1 - Math.abs(x - 800) / 850) * (1 - row * 0.17)
      // Lit from the stage: brightest on top, dark below.
      const lit = paint.createLinearGradient(0, top - size, 0, top + size * 1.2)
      lit.addColorStop(0, `hsl(${hue}, 50%, ${5 + 22 * near}%)`)
      lit.addColorStop(0.42, `hsl(${hue}, 45%, ${3 + 3 * near}%)`)
      lit.addColorStop(1, "#020206")
      paint.fillStyle = lit
      paint.beginPath()
      paint.ellipse(
        x,
        top,
        size * random(0.46, 0.56),
        size * random(0.58, 0.7),
        random(-0.2, 0.2),
        0,
        2 * Math.PI,
      )
      paint.fill()
      paint.beginPath()
      paint.ellipse(x + random(-4, 4), top + size * 1.9, size * 1.2, size * 1.25, 0, 0, 2 * Math.PI)
      paint.fill()
      if (random(0, 1) > 0.62) drawArm(paint, x, top, size, random)
    }
    const below = paint.createLinearGradient(0, y + size, 0, y + size * 4)
    below.addColorStop(0, "rgba(2, 2, 6, 0)")
    below.addColorStop(1, "#020206")
    paint.fillStyle = below
    paint.fillRect(0, y + size, WIDTH, HEIGHT)
    paint.restore()
  }
}

/** An arm in the air, with a hand that is open. */
function drawArm(paint: SKRSContext2D, x: number, top: number, size: number, random: Random) {
  const reach = size * random(1.7, 3)
  const end = x + size * random(0.1, 1.2)
  paint.strokeStyle = "#030308"
  paint.lineCap = "round"
  paint.lineWidth = size * 0.3
  paint.beginPath()
  paint.moveTo(x + size * 0.8, top + size * 1.2)
  paint.quadraticCurveTo(x + size * 1.2, top - reach * 0.2, end, top - reach)
  paint.stroke()
  paint.lineWidth = size * 0.1
  for (const finger of [-0.2, -0.07, 0.07, 0.2]) {
    paint.beginPath()
    paint.moveTo(end + finger * size * 0.5, top - reach)
    paint.lineTo(end + finger * size * 1.3, top - reach - size * random(0.34, 0.46))
    paint.stroke()
  }
}

/** What a camera adds: grain, and less light towards the corners. */
function drawLens(paint: SKRSContext2D, random: Random) {
  const shade = paint.createRadialGradient(800, 420, 380, 800, 450, 1020)
  shade.addColorStop(0, "rgba(0, 0, 0, 0)")
  shade.addColorStop(1, "rgba(0, 0, 0, 0.72)")
  paint.fillStyle = shade
  paint.fillRect(0, 0, WIDTH, HEIGHT)
  const picture = paint.getImageData(0, 0, WIDTH, HEIGHT)
  for (let at = 0; at < picture.data.length; at += 4) {
    const grain = random(-5, 5)
    for (const channel of [0, 1, 2]) picture.data[at + channel] = (picture.data[at + channel] ?? 0) + grain
  }
  paint.putImageData(picture, 0, 0)
}
