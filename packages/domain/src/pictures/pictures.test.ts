import { expect, it } from "vitest"
import { PICTURE_WIDTHS, pictureSrcSet, pictureWidth } from "./index.ts"

it.each([
  [1, 320],
  [320, 320],
  [321, 640],
  [640, 640],
  [780, 960],
  [961, 1600],
  [1600, 1600],
  [1601, 1600],
  [Number.MAX_SAFE_INTEGER, 1600],
])("a screen of %i pixels is sent a picture of %i", (pixels, width) => {
  expect(pictureWidth(pixels)).toBe(width)
})

it("goes up, and each width serves itself", () => {
  expect(PICTURE_WIDTHS).toEqual([...PICTURE_WIDTHS].sort((a, b) => a - b))
  expect(PICTURE_WIDTHS.map(pictureWidth)).toEqual(PICTURE_WIDTHS)
})

it.each(["png", "jpg", "JPEG", "webp", "avif"])("a .%s is had in every width", (extension) => {
  const url = `/assets/belvedere/images/le-cid.${extension}`
  expect(pictureSrcSet(url)).toBe(
    `${url}?width=320 320w, ${url}?width=640 640w, ${url}?width=960 960w, ${url}?width=1600 1600w`,
  )
})

it("of an API elsewhere too", () => {
  expect(pictureSrcSet("https://api.exemple.ca/assets/a/images/b.jpg")).toContain(
    "https://api.exemple.ca/assets/a/images/b.jpg?width=320 320w, ",
  )
})

it.each([
  "/assets/a/images/b.svg",
  "/assets/a/images/b.gif",
  "/assets/a/images/favicon.ico",
  "/assets/a/images/png",
  "https://elsewhere.exemple.ca/b.jpg",
  "/assets/a/images/b.jpg?width=320",
  "data:image/png;base64,AAAA",
])("%s is shown as it is", (url) => {
  expect(pictureSrcSet(url)).toBeUndefined()
})
