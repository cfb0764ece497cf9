import type { Page } from "playwright/test"

/** Watches every frame from now on for the focus on the page's body. */
export async function followFocus(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    const look = () => {
      if (document.activeElement === document.body) document.body.dataset.hadFocus = ""
      requestAnimationFrame(look)
    }
    // The focus is somewhere before anything is pressed.
    document.addEventListener("keydown", look, { once: true })
  })
  return () => page.evaluate(() => document.body.dataset.hadFocus !== undefined)
}
