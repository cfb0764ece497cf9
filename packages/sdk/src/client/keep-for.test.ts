import { expect, it } from "vitest"
import { keepFor } from "./Transport.ts"

const noon = Date.parse("2026-11-21T12:00:00Z")
const at = (seconds: number) => new Date(noon + 1000 * seconds).toUTCString()
const after = (headers: Record<string, string>) => keepFor(new Response(null, { headers }), noon)

it.each([
  ["nothing is said", {}, Number.POSITIVE_INFINITY],
  ["the time alone is said", { date: at(-30) }, Number.POSITIVE_INFINITY],
  ["it comes from the server", { "cache-control": "public, max-age=20, s-maxage=2", date: at(0) }, 20_000],
  ["a shared cache kept it", { "cache-control": "max-age=20", age: "8" }, 12_000],
  ["the browser kept it", { "cache-control": "max-age=20", date: at(-15) }, 5_000],
  ["both kept it", { "cache-control": "max-age=20", age: "8", date: at(-15) }, 5_000],
  ["it is over", { "cache-control": "max-age=20", age: "30" }, 0],
  ["the clock is ahead", { "cache-control": "max-age=20", date: at(-300) }, 20_000],
  ["the clock is late", { "cache-control": "max-age=20", date: at(300) }, 20_000],
  ["the time is none", { "cache-control": "max-age=20", date: "soon" }, 20_000],
])("is as long as the server lets it be where %s", (_, headers, milliseconds) => {
  expect(after(headers)).toBe(milliseconds)
})
