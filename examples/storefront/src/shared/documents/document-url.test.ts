import { expect, it } from "vitest"
import { documentUrl } from "./document-url.ts"

/** As the client does: paths are the service's, whole addresses stay. */
const assetUrl = (path: string) => new URL(path, "https://service.exemple.ca").href

it.each([
  [undefined, undefined],
  ["", undefined],
  ["  ", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["https://", undefined],
  ["/backend/vs.pdf?perf=1&seat0=2", "https://service.exemple.ca/backend/vs.pdf?perf=1&seat0=2"],
  ["https://salle.exemple.ca/vue.pdf", "https://salle.exemple.ca/vue.pdf"],
])("%s opens %s, wherever the page is", (given, opened) => {
  expect(documentUrl(given, assetUrl)).toBe(opened)
})
