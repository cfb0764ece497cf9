import { crc32, deflateSync } from "node:zlib"
import type { Locator } from "playwright/test"

interface Indexed {
  readonly width: number
  readonly height: number
  /** Colours as red, green, blue, one after the other; at most 256 of them. */
  readonly palette: readonly number[]
  /** One colour's place in the palette per pixel, as Latin-1 text. */
  readonly pixels: string
}

/** What a canvas shows, as a PNG of at most 256 colours: a tenth of a screenshot, and as good to compare. */
export async function pictureOf(canvas: Locator): Promise<Buffer> {
  const { width, height, palette, pixels } = await canvas.evaluate(indexed)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    rows.write(pixels.slice(y * width, (y + 1) * width), y * (width + 1) + 1, "latin1")
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette)),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** Runs in the page: the canvas, alike colours as their mean, the rarest as their nearest kin. */
function indexed(element: Element): Indexed {
  const shown = element as HTMLCanvasElement
  const { width, height } = shown
  const copy = new OffscreenCanvas(width, height).getContext("2d")
  if (copy === null) throw new Error("no second canvas")
  copy.drawImage(shown, 0, 0)
  const { data } = copy.getImageData(0, 0, width, height)
  const red = (i: number) => data[i * 4] ?? 0
  const green = (i: number) => data[i * 4 + 1] ?? 0
  const blue = (i: number) => data[i * 4 + 2] ?? 0
  const step = (value: number) => Math.round(value / 17)
  const alike = new Map<string, { sum: [number, number, number]; count: number }>()
  const names = Array.from({ length: width * height }, (_, i) => {
    const name = `${step(red(i))} ${step(green(i))} ${step(blue(i))}`
    const group = alike.get(name) ?? { sum: [0, 0, 0], count: 0 }
    group.sum[0] += red(i)
    group.sum[1] += green(i)
    group.sum[2] += blue(i)
    group.count += 1
    alike.set(name, group)
    return name
  })
  const groups = [...alike]
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([name, { sum, count }]) => ({ name, mean: sum.map((total) => Math.round(total / count)) }))
  const kept = groups.slice(0, 256)
  const distance = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, i) => sum + (value - (b[i] ?? 0)) ** 2, 0)
  const places = new Map<string, number>()
  for (const { name, mean } of groups) {
    const far = kept.map((one) => distance(one.mean, mean))
    places.set(name, far.indexOf(Math.min(...far)))
  }
  return {
    width,
    height,
    palette: kept.flatMap(({ mean }) => mean),
    pixels: names.map((name) => String.fromCharCode(places.get(name) ?? 0)).join(""),
  }
}
