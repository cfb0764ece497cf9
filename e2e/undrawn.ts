import { join } from "node:path"
import { fileURLToPath } from "node:url"
import type { Page } from "playwright/test"

const built = join(fileURLToPath(new URL("..", import.meta.url)), "examples/storefront/dist/index.html")

/** As on a server that draws no pages: the browser begins with nothing and asks the API, which a test may answer for. */
export const undrawn = (page: Page): Promise<unknown> =>
  page.route(/^[^?]*\/(?:fr|en)(?:\/|\?|$)/, (route) =>
    route.request().resourceType() === "document"
      ? route.fulfill({ path: built, contentType: "text/html" })
      : route.fallback(),
  )
