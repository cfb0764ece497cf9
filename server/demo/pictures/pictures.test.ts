import { globSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { loadImage } from "@napi-rs/canvas"
import { expect, it } from "vitest"

const demo = fileURLToPath(new URL("..", import.meta.url))
const pictures = globSync("*/images/*.webp", { cwd: demo })

it.each(pictures)("%s fills the place of a poster, and is light enough for a telephone", async (name) => {
  const file = readFileSync(`${demo}${name}`)
  const { width, height } = await loadImage(file)
  expect([width, height]).toEqual([1600, 900])
  expect(file.length).toBeLessThan(64 * 1024)
})

it("are shown by a page each", () => {
  const pages = globSync("*/pages/*.yaml", { cwd: demo }).map((name) =>
    readFileSync(`${demo}${name}`, "utf8"),
  )
  expect(pictures.length).toBeGreaterThan(0)
  for (const name of pictures)
    expect(pages.some((page) => page.includes(`image: images/${name.split("/").at(-1)}`))).toBe(true)
})
