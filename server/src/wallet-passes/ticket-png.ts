import { crc32, deflateSync } from "node:zlib"

/** Colours whose pictures are kept: one of each website, and few change theirs. */
const mostColours = 200
const drawn = new Map<string, Readonly<Record<string, Buffer>>>()

/** The pictures that an Apple pass needs, by their names, drawn once for each colour. */
export function passIcons(accent: string): Readonly<Record<string, Buffer>> {
  const known = drawn.get(accent)
  if (known !== undefined) return known
  const icons = Object.fromEntries(
    [1, 2, 3].map((scale) => [`icon${scale === 1 ? "" : `@${scale}x`}.png`, ticketPng(29 * scale, accent)]),
  )
  if (drawn.size >= mostColours) drawn.clear()
  drawn.set(accent, icons)
  return icons
}

/** A square picture of a ticket on a colour: the sign that an Apple pass needs, where an organiser's own are drawings. */
function ticketPng(side: number, accent: string): Buffer {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(accent.slice(at, at + 2), 16))
  const background = [red ?? 0, green ?? 0, blue ?? 0]
  const rows = Array.from({ length: side }, (_, y) => [
    0,
    ...Array.from({ length: side }, (_, x) =>
      isTicket((x + 0.5) / side, (y + 0.5) / side) ? [255, 255, 255] : background,
    ).flat(),
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // Eight bits of red, green and blue.
  header.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.from(rows.flat()))),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** A stub with a notch above and below, where it is torn. */
function isTicket(x: number, y: number): boolean {
  const isStub = x > 0.16 && x < 0.84 && y > 0.3 && y < 0.7
  const notch = (at: number) => Math.hypot(x - 0.6, y - at) < 0.09
  return isStub && !notch(0.3) && !notch(0.7)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "ascii"), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
