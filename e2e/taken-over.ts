import type { Page } from "playwright/test"

/** Waits until the screen that the server drew answers. */
export const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const screen = document.querySelector("#root main > *")
    return screen !== null && Object.keys(screen).some((key) => key.startsWith("__reactProps$"))
  })
