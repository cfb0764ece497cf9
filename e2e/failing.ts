import type { Page } from "playwright/test"
import { undrawn } from "./undrawn.ts"

/** What the server says when it fails. */
export const words = "Le serveur se repose. Réessayez."

/** Every request to this address fails as the server would fail it, until the answer is called off. */
export async function failing(page: Page, address: string) {
  await undrawn(page)
  await page.route(address, (route) =>
    route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "/problems/service-unavailable",
        title: "Away",
        status: 503,
        code: "service-unavailable",
        action: "retry-later",
        message: words,
      }),
    }),
  )
  return { calledOff: () => page.unroute(address) }
}
