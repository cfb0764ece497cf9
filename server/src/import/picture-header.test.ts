import { createCanvas } from "@napi-rs/canvas"
import { beforeAll, describe, expect, it } from "vitest"
import { pictureProblems } from "./check-pictures.ts"
import { pictureHeader } from "./picture-header.ts"

const [width, height] = [37, 21]
const pictures = new Map<string, Buffer>()

beforeAll(async () => {
  const canvas = createCanvas(width, height)
  canvas.getContext("2d").fillRect(3, 3, 9, 9)
  pictures.set("png", await canvas.encode("png"))
  pictures.set("jpeg", await canvas.encode("jpeg"))
  pictures.set("webp", await canvas.encode("webp", 80))
  pictures.set("lossless webp", await canvas.encode("webp", 101))
  pictures.set("avif", await canvas.encode("avif"))
})

describe.each(["png", "jpeg", "webp", "lossless webp", "avif"])("a %s", (format) => {
  it("tells its pixels before it is decoded", () => {
    expect(pictureHeader(pictures.get(format)!)).toEqual({ width, height, isStill: true })
  })

  it("is never taken for whole when only its beginning is there", () => {
    const whole = pictures.get(format)!
    for (let length = 0; length < Math.min(whole.length - 1, 400); length += 1) {
      const header = pictureHeader(whole.subarray(0, length))
      // What AVIF lacks beyond its header, the decoder tells.
      if (format !== "avif") expect(header).toBeTypeOf("string")
    }
  })
})

/** PNG chunks by their names; the checksums are nobody's concern here. */
const png = (wide: number, high: number, ...names: string[]) => {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(wide, 0)
  size.writeUInt32BE(high, 4)
  const chunk = (name: string, content = Buffer.alloc(0)) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(content.length)
    return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)])
  }
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    ...names.map((name) => chunk(name)),
    chunk("IEND"),
  ])
}

it("knows what moves or is turned, of which a still copy would look otherwise", () => {
  expect(pictureHeader(png(4, 4, "IDAT"))).toMatchObject({ isStill: true })
  expect(pictureHeader(png(4, 4, "acTL", "IDAT"))).toMatchObject({ isStill: false })
  const extended = Buffer.alloc(30)
  extended.write("RIFF\x16\0\0\0WEBPVP8X", "latin1")
  extended.writeUInt8(0x02, 20)
  extended.writeUIntLE(399, 24, 3)
  extended.writeUIntLE(299, 27, 3)
  expect(pictureHeader(extended)).toEqual({ width: 400, height: 300, isStill: false })
  const avif = pictures.get("avif")!
  const turned = Buffer.from(avif)
  turned.write("irot", turned.indexOf("pixi"))
  expect(pictureHeader(turned)).toMatchObject({ width, isStill: false })
})

describe("what an import says of a picture", () => {
  const said = (bytes: Buffer, contentType = "image/png") =>
    pictureProblems("petit", [{ path: "images/a.png", contentType, bytes }]).map(
      ({ file, message }) => `${file}: ${message}`,
    )

  it.each([
    ["a good one", png(8_000, 6_000), []],
    [
      "more pixels than are decoded",
      png(40_000, 40_000),
      ["petit/images/a.png: 40,000 × 40,000 pixels: a picture has at most 50,000,000, and 16,000 on a side"],
    ],
    [
      "a side longer than WebP has",
      png(100, 16_001),
      ["petit/images/a.png: 100 × 16,001 pixels: a picture has at most 50,000,000, and 16,000 on a side"],
    ],
    ["no pixels", png(0, 10), ["petit/images/a.png: the picture has no pixels"]],
    [
      "something else",
      Buffer.from("<svg/>"),
      ["petit/images/a.png: not a PNG, JPEG, WebP or AVIF picture, whatever its name says: export it again"],
    ],
    [
      "half of one",
      png(10, 10).subarray(0, 40),
      ["petit/images/a.png: the picture is cut off before its end: copy or export it again"],
    ],
  ])("%s", (_, bytes, problems) => {
    expect(said(bytes)).toEqual(problems)
  })

  it("nothing of drawings, icons and GIF", () => {
    for (const type of ["image/svg+xml", "image/gif", "image/x-icon"])
      expect(said(Buffer.from("anything"), type)).toEqual([])
  })

  it("a JPEG under a name of PNG is one", () => {
    expect(said(pictures.get("jpeg")!)).toEqual([])
  })
})
