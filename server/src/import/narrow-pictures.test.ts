import { createCanvas, loadImage, type SKRSContext2D } from "@napi-rs/canvas"
import { expect, it } from "vitest"
import { narrowPictures } from "./narrow-pictures.ts"

function painted(width: number, height: number, paint = noise) {
  const canvas = createCanvas(width, height)
  paint(canvas.getContext("2d"), width, height)
  return canvas
}

/** Pixels that no format makes small. */
function noise(paint: SKRSContext2D, width: number, height: number) {
  const pixels = paint.createImageData(width, height)
  let state = 1
  for (let at = 0; at < pixels.data.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    pixels.data[at] = at % 4 === 3 ? 255 : state >>> 24
  }
  paint.putImageData(pixels, 0, 0)
}

const sizes = async (bytes: Buffer) =>
  Promise.all(
    (await narrowPictures(bytes)).map(async ({ width, bytes: narrow }) => {
      if (narrow === null) return [width, null]
      const picture = await loadImage(narrow)
      return [width, `${picture.width} × ${picture.height}`]
    }),
  )

it.each([
  [2_000, 1_500, ["1600 × 1200", "960 × 720", "640 × 480", "320 × 240"]],
  [1_600, 900, ["1600 × 900", "960 × 540", "640 × 360", "320 × 180"]],
  // The next width has all pixels of it: none is drawn larger.
  [700, 350, ["700 × 350", "640 × 320", "320 × 160"]],
  [200, 100, ["200 × 100"]],
])("a picture of %i × %i", async (width, height, expected) => {
  const made = await sizes(await painted(width, height).encode("png"))
  expect(made.map(([, size]) => size)).toEqual(expected)
  expect(made.map(([asked]) => asked)).toEqual([1600, 960, 640, 320].slice(-expected.length))
})

it("has no bytes where the picture itself has no more", async () => {
  const small = await painted(640, 360, (paint) => paint.fillRect(0, 0, 9, 9)).encode("webp", 1)
  const [whole] = await narrowPictures(small)
  expect(whole).toEqual({ width: 640, bytes: null, hash: null })
})

it("is as upright as browsers show a JPEG that says how a camera was held", async () => {
  const jpeg = await painted(800, 400).encode("jpeg", 90)
  // Exif, big-endian, one entry: orientation 6, a quarter turn.
  const turned = Buffer.from(
    "ffe100224578696600004d4d002a000000080001011200030000000100060000000000 00".replaceAll(" ", ""),
    "hex",
  )
  const upright = await sizes(Buffer.concat([jpeg.subarray(0, 2), turned, jpeg.subarray(2)]))
  expect(upright.map(([, size]) => size)).toEqual(["400 × 800", "320 × 640"])
})

it("lets through what is behind it, as the picture does", async () => {
  const clear = await painted(900, 500, (paint, width) => paint.fillRect(0, 0, width / 2, 500)).encode("png")
  const narrow = (await narrowPictures(clear)).find(({ width }) => width === 320)?.bytes
  // So plain a drawing may be small as it is.
  const canvas = createCanvas(320, 178)
  canvas.getContext("2d").drawImage(await loadImage(narrow ?? clear), 0, 0, 320, 178)
  const alphaAt = (x: number) => canvas.getContext("2d").getImageData(x, 90, 1, 1).data[3]
  expect([alphaAt(20), alphaAt(300)]).toEqual([255, 0])
})

it("throws for what cannot be decoded", async () => {
  await expect(narrowPictures(Buffer.from("nothing"))).rejects.toThrow()
})
