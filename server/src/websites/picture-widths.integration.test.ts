import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { createCanvas, loadImage } from "@napi-rs/canvas"
import { PICTURE_WIDTHS } from "@parterre/domain/pictures"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { fixtureFolder } from "../../test/fixture-folder.ts"
import { buildHouse, otherHouse } from "../../test/house/small-house.ts"
import { serve } from "../../test/serve.ts"
import { type TestDatabase, testDatabase } from "../../test/test-database.ts"
import { importTenant } from "../import/import-tenant.ts"

let database: TestDatabase
let folder: Awaited<ReturnType<typeof fixtureFolder>>
let app: ReturnType<typeof serve>
let poster: Buffer

const imported = () =>
  importTenant(folder.path, database.db, { now: () => 0, environment: {}, production: false })
const put = (name: string, bytes: Buffer | string) => writeFile(join(folder.path, "images", name), bytes)
const get = (name: string, query = "", headers = {}) =>
  app.inject({ url: `/assets/petit-theatre/images/${name}${query}`, headers })
const rows = () => database.db("picture_widths").orderBy("width").select("website_id", "source_hash", "width")

/** A poster as a camera or a designer gives it. */
function painted(width: number, height: number) {
  const canvas = createCanvas(width, height)
  const paint = canvas.getContext("2d")
  for (let at = 0; at < 900; at += 1) {
    paint.fillStyle = `hsl(${(at * 47) % 360} 70% ${20 + ((at * 13) % 60)}%)`
    paint.beginPath()
    paint.arc((at * 7_919) % width, (at * 104_729) % height, width / 40, 0, 7)
    paint.fill()
  }
  return canvas
}

beforeAll(async () => {
  database = await testDatabase()
  folder = await fixtureFolder()
  await mkdir(join(folder.path, "images"), { recursive: true })
  poster = await painted(2_000, 1_125).encode("jpeg", 90)
  await buildHouse(database.db, { website: otherHouse, rows: [{ name: "A", seats: 4 }] })
  app = serve(database.db, { now: () => 0 })
})
beforeEach(async () => {
  await put("poster.jpg", poster)
  await imported()
})
afterAll(async () => {
  await app.close()
  await folder.dispose()
  await database.close()
})

it.each(PICTURE_WIDTHS)("sends a poster %i wide, smaller than it is", async (width) => {
  const answer = await get("poster.jpg", `?width=${width}`)
  expect(answer.headers["content-type"]).toBe("image/webp")
  expect(answer.rawPayload.length).toBeLessThan(poster.length / 2)
  const picture = await loadImage(answer.rawPayload)
  expect([picture.width, picture.height]).toEqual([width, Math.round((width * 1_125) / 2_000)])
})

it.each([
  ["?width=321", "?width=640"],
  ["?width=1", "?width=320"],
  ["?width=99999", "?width=1600"],
])("%s is sent what %s is", async (asked, sent) => {
  const [one, other] = await Promise.all([get("poster.jpg", asked), get("poster.jpg", sent)])
  expect(one.headers.etag).toBe(other.headers.etag)
})

it.each([
  "",
  "?width=",
  "?width=0",
  "?width=-1",
  "?width=6e9",
  "?width=320&width=640",
  "?width[]=1",
  "?w=320",
])("%s asks for no width: the picture itself", async (query) => {
  const answer = await get("poster.jpg", query)
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/jpeg"])
  expect(answer.rawPayload.equals(poster)).toBe(true)
})

it("is cached and shut in as the picture itself is, under a tag of its own", async () => {
  const [whole, narrow] = await Promise.all([get("poster.jpg"), get("poster.jpg", "?width=320")])
  for (const header of ["cache-control", "content-security-policy", "x-content-type-options"])
    expect(narrow.headers[header]).toBe(whole.headers[header])
  expect(narrow.headers.etag).toMatch(/^"[0-9a-f]{64}"$/)
  expect(narrow.headers.etag).not.toBe(whole.headers.etag)
  const again = await get("poster.jpg", "?width=320", { "if-none-match": narrow.headers.etag })
  expect([again.statusCode, again.body]).toEqual([304, ""])
})

it("sends drawings, what is no larger, and what an import before left without widths as they are", async () => {
  const tiny = await painted(300, 200).encode("webp", 1)
  await put("tiny.webp", tiny)
  await imported()
  const drawing = await get("logo.svg", "?width=320")
  expect(drawing.headers["content-type"]).toContain("image/svg+xml")
  expect((await get("tiny.webp", "?width=320")).rawPayload.equals(tiny)).toBe(true)
  await database.db("picture_widths").delete()
  expect((await get("poster.jpg", "?width=320")).rawPayload.equals(poster)).toBe(true)
  await folder.remove("images/tiny.webp")
})

it("are made by the next import where there are none, and told as rows", async () => {
  await database.db("picture_widths").delete()
  expect(await imported()).toMatchObject({ added: 4, changed: 0, removed: 0 })
  expect(await imported()).toMatchObject({ added: 0, changed: 0, removed: 0 })
})

it("never makes a picture wider than it is", async () => {
  await put("small.png", await painted(500, 300).encode("png"))
  await imported()
  const widest = await loadImage((await get("small.png", "?width=1600")).rawPayload)
  expect(widest.width).toBe(500)
  await folder.remove("images/small.png")
})

it("go with the bytes: the same picture under another name has them at once, another picture gets its own, and none outlives it", async () => {
  const before = await rows()
  expect(before).toHaveLength(4)
  await put("again.jpg", poster)
  expect(await imported()).toMatchObject({ added: 1, changed: 0, removed: 0 })
  expect((await get("again.jpg", "?width=320")).headers["content-type"]).toBe("image/webp")
  await folder.remove("images/again.jpg")
  await put("poster.jpg", await painted(1_000, 500).encode("jpeg"))
  await imported()
  const after = await rows()
  expect(after.map(({ width }) => width)).toEqual([320, 640, 960, 1600])
  expect(after.map(({ source_hash }) => source_hash)).not.toContain(before[0]?.source_hash)
  await folder.remove("images/poster.jpg")
  await imported()
  expect(await rows()).toEqual([])
  expect((await get("poster.jpg", "?width=320")).statusCode).toBe(404)
})

it("belong to their website alone", async () => {
  const { source_hash } = (await rows())[0]!
  await database.db("assets").insert({
    ...{ website_id: otherHouse.id, path: "images/p.jpg", content_type: "image/jpeg" },
    ...{ bytes: Buffer.from("their own"), hash: source_hash },
  })
  expect((await app.inject(`/assets/${otherHouse.id}/images/p.jpg?width=320`)).body).toBe("their own")
})

it.each([
  ["no picture at all", async () => Buffer.from("<html>"), "not a PNG, JPEG, WebP or AVIF picture"],
  ["half of one", async () => poster.subarray(0, poster.length / 2), "the picture is cut off before its end"],
  [
    "one that decodes to gigabytes",
    async () => {
      const bomb = await createCanvas(1, 1).encode("png")
      bomb.writeUInt32BE(40_000, 16)
      bomb.writeUInt32BE(40_000, 20)
      return bomb
    },
    "40,000 × 40,000 pixels: a picture has at most 50,000,000",
  ],
  [
    "one that is broken inside",
    async () => {
      const broken = await painted(64, 64).encode("avif")
      return broken.subarray(0, broken.indexOf("mdat") + 8)
    },
    "the picture cannot be decoded",
  ],
])("refuses %s by its name, and changes nothing", async (_, bytes, message) => {
  const before = await rows()
  const name = message.includes("decoded") ? "bad.avif" : "bad.png"
  await put(name, await bytes())
  await expect(imported()).rejects.toThrow(`petit-theatre/images/${name}: ${message}`)
  await folder.remove(`images/${name}`)
  expect(await rows()).toEqual(before)
})

it("sends a drawing compressed as the browser reads it, a photograph as it is", async () => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg">${'<circle cx="4" cy="4" r="4"/>'.repeat(400)}</svg>`
  await put("drawing.svg", drawing)
  await imported()
  const plain = await get("drawing.svg")
  expect([plain.body, plain.headers["content-encoding"], plain.headers.vary]).toEqual([
    drawing,
    undefined,
    "Accept-Encoding",
  ])
  const readers = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const [encoding, read] of Object.entries(readers)) {
    const sent = await get("drawing.svg", "", { "accept-encoding": encoding })
    expect(sent.headers).toMatchObject({ "content-encoding": encoding, "content-type": "image/svg+xml" })
    expect(sent.headers["content-security-policy"]).toContain("sandbox")
    expect(sent.rawPayload.length).toBeLessThan(drawing.length / 10)
    expect(read(sent.rawPayload).toString()).toBe(drawing)
    const known = { "accept-encoding": encoding, "if-none-match": String(sent.headers.etag) }
    expect((await get("drawing.svg", "", known)).statusCode).toBe(304)
  }
  await put("drawing.svg", drawing.replace('r="4"', 'r="5"'))
  await imported()
  const other = await get("drawing.svg", "", {
    "accept-encoding": "br",
    "if-none-match": String(plain.headers.etag),
  })
  expect(brotliDecompressSync(other.rawPayload).toString()).toContain('r="5"')
  expect(
    (await get("poster.jpg", "", { "accept-encoding": "br" })).headers["content-encoding"],
  ).toBeUndefined()
})
