import { mixed } from "@parterre/domain/seat-looks"
import { type Bounds, middleOf, type Point } from "@parterre/seating-plans/geometry"
import type { PlacedRow, PlacedSeat } from "../document/plan-index.ts"
import type { CanvasColors } from "../theme/theme.ts"
import { type Camera, seen, toScreen } from "./camera.ts"
import type { SeatGrid } from "./seat-grid.ts"

/** All that the look of the seats depends on. */
export interface SeatPicture {
  readonly grid: SeatGrid<PlacedSeat>
  readonly rows: readonly PlacedRow[]
  /** Plan units. */
  readonly radius: number
  readonly fills: ReadonlyMap<string, { readonly fill: string; readonly ink: string }>
  readonly selected: ReadonlySet<string>
  /** Seats that a gesture carries: drawn with it. */
  readonly carried: ReadonlySet<string> | undefined
  readonly accessible: ReadonlySet<string>
  readonly noted: ReadonlySet<string>
  /** Seats at fault, ringed. */
  readonly faulty: ReadonlySet<string>
  /** Seats that were sold or are held, which stay as they are. */
  readonly locked: ReadonlySet<string>
  /** Where seats look, when they are shaded by how far they are from it. */
  readonly focal: { readonly point: Point; readonly farthest: number } | undefined
  readonly colors: CanvasColors
  readonly font: string
  /** Zones whose rows are tables, which bear their name in their middle. */
  readonly tableZones: ReadonlySet<number>
  readonly hasRowNames: boolean
}

/** Pixels of a radius from which a seat is a disc, and from which it bears its number. */
const DISC_FROM = 1.6
const NUMBER_FROM = 6.5
/** Numbers of so many seats at once are no longer read. */
const MOST_NUMBERS = 2_500
const SHADES = 6

/** Draws every seat in a box of the plan, all that is in sight unless told; a path for each colour. */
export function paintSeats(
  context: CanvasRenderingContext2D,
  camera: Camera,
  picture: SeatPicture,
  within: Bounds = seen(camera, 0.02),
): void {
  const { grid, colors, fills, selected, carried } = picture
  const radius = picture.radius * camera.scale
  const seats: PlacedSeat[] = []
  grid.each(within, (seat) => {
    if (carried?.has(seat.guid) !== true) seats.push(seat)
  })
  const unknown = { fill: colors.inkMuted, ink: colors.sheet }
  const shade = shader(picture)
  for (const [look, own] of Map.groupBy(
    seats,
    (seat) => shade(seat) ?? fills.get(seat.category) ?? unknown,
  )) {
    context.fillStyle = look.fill
    fillShapes(context, camera, own, radius, picture.accessible)
  }
  if (selected.size > 0)
    ringSeats(
      context,
      camera,
      seats.filter(({ guid }) => selected.has(guid)),
      radius,
      colors,
    )
  if (radius >= 2) markSeats(context, camera, seats, radius, picture)
  if (radius >= NUMBER_FROM && seats.length <= MOST_NUMBERS)
    writeNumbers(
      context,
      camera,
      seats,
      radius,
      picture,
      (seat) => shade(seat) ?? fills.get(seat.category) ?? unknown,
    )
  if (radius >= 2.4 && picture.hasRowNames) writeRowNames(context, camera, picture)
}

/** By distance, in a few steps from near to far; none where no stage is shaded. */
function shader({ focal, colors }: SeatPicture) {
  if (focal === undefined) return () => undefined
  const looks = Array.from({ length: SHADES }, (_, step) => ({
    fill: mixed(colors.select, colors.sheet, 1 - (step / (SHADES - 1)) * 0.78),
    ink: step < SHADES / 2 ? colors.sheet : colors.ink,
  }))
  return (seat: Point) => {
    const share = Math.hypot(seat.x - focal.point.x, seat.y - focal.point.y) / Math.max(focal.farthest, 1)
    return looks[Math.min(SHADES - 1, Math.floor(share * SHADES))]
  }
}

function fillShapes(
  context: CanvasRenderingContext2D,
  camera: Camera,
  seats: readonly PlacedSeat[],
  radius: number,
  accessible: ReadonlySet<string>,
) {
  const { scale } = camera
  const [left, top] = [camera.width / 2 - camera.x * scale, camera.height / 2 - camera.y * scale]
  if (radius < DISC_FROM) {
    // One after the other: a path of so many squares takes several times as long.
    const side = Math.max(1, radius * 1.8)
    for (const seat of seats)
      context.fillRect(seat.x * scale + left - side / 2, seat.y * scale + top - side / 2, side, side)
    return
  }
  const disc = seats.length > SPRITES_FROM ? discOf(context, radius) : undefined
  context.beginPath()
  for (const seat of seats) {
    const [x, y] = [seat.x * scale + left, seat.y * scale + top]
    if (accessible.has(seat.guid)) context.rect(x - radius, y - radius, 2 * radius, 2 * radius)
    else if (disc !== undefined)
      context.drawImage(disc.image, x - disc.half, y - disc.half, 2 * disc.half, 2 * disc.half)
    else {
      context.moveTo(x + radius, y)
      context.arc(x, y, radius, 0, 2 * Math.PI)
    }
  }
  context.fill()
}

/** From so many seats of one colour on, a disc is drawn once and copied. */
const SPRITES_FROM = 1_500

function discOf(context: CanvasRenderingContext2D, radius: number) {
  const sharpness = context.getTransform().a
  const half = Math.ceil(radius) + 1
  const image = new OffscreenCanvas(Math.ceil(2 * half * sharpness), Math.ceil(2 * half * sharpness))
  const own = image.getContext("2d")!
  own.scale(sharpness, sharpness)
  own.fillStyle = context.fillStyle
  own.arc(half, half, radius, 0, 2 * Math.PI)
  own.fill()
  return { image, half }
}

/** Chosen seats: a ring with air around it, so that it shows on every colour. */
function ringSeats(
  context: CanvasRenderingContext2D,
  camera: Camera,
  seats: readonly Point[],
  radius: number,
  colors: CanvasColors,
) {
  const around = Math.max(radius * 1.08, 1.6)
  const { scale } = camera
  const [left, top] = [camera.width / 2 - camera.x * scale, camera.height / 2 - camera.y * scale]
  if (radius < DISC_FROM) {
    context.fillStyle = colors.select
    for (const seat of seats)
      context.fillRect(seat.x * scale + left - around, seat.y * scale + top - around, 2 * around, 2 * around)
    return
  }
  context.beginPath()
  for (const seat of seats) {
    const [x, y] = [seat.x * scale + left, seat.y * scale + top]
    context.moveTo(x + around, y)
    context.arc(x, y, around, 0, 2 * Math.PI)
  }
  context.lineWidth = Math.min(6, Math.max(2, radius * 0.5))
  context.strokeStyle = colors.sheet
  context.stroke()
  context.lineWidth = Math.min(3.5, Math.max(1.2, radius * 0.32))
  context.strokeStyle = colors.select
  context.stroke()
}

/** What holds for single seats: a fault, a note, a sale. */
function markSeats(
  context: CanvasRenderingContext2D,
  camera: Camera,
  seats: readonly PlacedSeat[],
  radius: number,
  { faulty, noted, locked, colors }: SeatPicture,
) {
  if (faulty.size + noted.size + locked.size === 0) return
  context.lineWidth = Math.max(1.5, radius * 0.22)
  for (const seat of seats) {
    const isFaulty = faulty.has(seat.guid)
    const isNoted = noted.has(seat.guid)
    const isLocked = locked.has(seat.guid)
    if (!(isFaulty || isNoted || isLocked)) continue
    const { x, y } = toScreen(camera, seat)
    context.beginPath()
    if (isFaulty) {
      context.strokeStyle = colors.danger
      context.arc(x, y, radius * 1.35, 0, 2 * Math.PI)
      context.stroke()
    }
    if (isNoted) {
      context.fillStyle = colors.ink
      context.beginPath()
      context.arc(x + radius * 0.75, y - radius * 0.75, Math.max(1.5, radius * 0.28), 0, 2 * Math.PI)
      context.fill()
    }
    if (isLocked) {
      context.strokeStyle = colors.ink
      context.beginPath()
      context.moveTo(x - radius * 0.6, y + radius * 0.6)
      context.lineTo(x + radius * 0.6, y - radius * 0.6)
      context.stroke()
    }
  }
}

function writeNumbers(
  context: CanvasRenderingContext2D,
  camera: Camera,
  seats: readonly PlacedSeat[],
  radius: number,
  { font }: SeatPicture,
  lookOf: (seat: PlacedSeat) => { readonly ink: string },
) {
  context.textAlign = "center"
  context.textBaseline = "middle"
  for (const seat of seats) {
    const size = radius * (seat.number.length > 2 ? 0.8 : 1.05)
    context.font = `600 ${size.toFixed(1)}px ${font}`
    context.fillStyle = lookOf(seat).ink
    const { x, y } = toScreen(camera, seat)
    context.fillText(seat.number, x, y + size * 0.04)
  }
}

/** Each row's name before its first seat and behind its last. */
function writeRowNames(
  context: CanvasRenderingContext2D,
  camera: Camera,
  { rows, radius, colors, font, carried, tableZones }: SeatPicture,
) {
  const size = Math.min(14, Math.max(9, radius * camera.scale * 1.3))
  context.font = `600 ${size}px ${font}`
  context.fillStyle = colors.inkMuted
  context.textAlign = "center"
  context.textBaseline = "middle"
  for (const { name, seats, zone } of rows) {
    const [first, last] = [seats[0], seats.at(-1)]
    if (first === undefined || last === undefined || name === "" || carried?.has(first.guid) === true)
      continue
    if (tableZones.has(zone)) {
      const { x, y } = toScreen(camera, middleOf(seats))
      context.fillText(name, x, y)
      continue
    }
    for (const [end, inner] of [
      [first, seats[1]],
      [last, seats.at(-2)],
    ] as const) {
      const { x, y } = toScreen(camera, end)
      if (x < -40 || y < -40 || x > camera.width + 40 || y > camera.height + 40) continue
      const [dx, dy] = inner === undefined ? [end === first ? -1 : 1, 0] : [end.x - inner.x, end.y - inner.y]
      const length = Math.hypot(dx, dy) || 1
      const away = radius * camera.scale * 1.4 + size * 0.75
      context.fillText(name, x + (dx / length) * away, y + (dy / length) * away)
      if (seats.length === 1) break
    }
  }
}

/** Seats that are not yet, or are on their way: as rings. */
export function paintGhosts(
  context: CanvasRenderingContext2D,
  camera: Camera,
  places: readonly Point[],
  radius: number,
  colors: CanvasColors,
): void {
  const around = Math.max(1.2, radius * camera.scale)
  context.beginPath()
  for (const place of places) {
    const { x, y } = toScreen(camera, place)
    if (around < 2) context.rect(x - around, y - around, 2 * around, 2 * around)
    else {
      context.moveTo(x + around, y)
      context.arc(x, y, around, 0, 2 * Math.PI)
    }
  }
  context.fillStyle = colors.selectSoft
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = colors.select
  context.stroke()
}
