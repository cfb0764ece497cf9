import { expect, it } from "vitest"
import { seatViewUrl } from "./seat-view-url.ts"

const base = "https://billets.exemple.ca/fr/cart"

it.each([
  [undefined, undefined],
  ["", undefined],
  ["  ", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["https://", undefined],
  ["/backend/vs.pdf?perf=1&seat0=2", "https://billets.exemple.ca/backend/vs.pdf?perf=1&seat0=2"],
  ["https://salle.exemple.ca/vue.pdf", "https://salle.exemple.ca/vue.pdf"],
])("%s opens %s", (given, opened) => {
  expect(seatViewUrl(given, base)).toBe(opened)
})
