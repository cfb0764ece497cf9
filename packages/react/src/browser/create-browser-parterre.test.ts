import { expect, it } from "vitest"
import { createBrowserParterre } from "./create-browser-parterre.ts"

it("says on a server that it needs a browser, and what to do there", () => {
  expect(() => createBrowserParterre({ baseUrl: "/", subdomain: "belvedere" })).toThrow(
    /needs a browser.*createParterre/,
  )
})
