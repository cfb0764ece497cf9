import type { Frame, Page } from "playwright/test"

/** Waits until what the server drew answers, every button and field of it. A wallet's button is its maker's, and comes later. */
export const takenOver = (page: Page | Frame) =>
  page.waitForFunction(
    () => {
      const drawn = "#root main, #root :is(button, input, select):not([data-wallet] *)"
      const parts = [...document.querySelectorAll(drawn)]
      const answers = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactProps$"))
      return parts.length > 0 && parts.every(answers)
    },
    undefined,
    // A page behind another window has no frames to look in.
    { polling: 100 },
  )

/** What a page says, from now on, where the browser draws something else than the server did: such a page is drawn twice. */
export function drawnTwice(page: Page): readonly string[] {
  const said: string[] = []
  const note = (text: string) => {
    if (/Minified React error #4(18|19|21|22|23|25)|[Hh]ydrat/.test(text)) said.push(text)
  }
  page.on("pageerror", (error) => note(error.message))
  page.on("console", (message) => message.type() === "error" && note(message.text()))
  return said
}
