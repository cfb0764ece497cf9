import type { Frame, Page } from "playwright/test"

/** Waits until what the server drew answers, every button and field of it. */
export const takenOver = (page: Page | Frame) =>
  page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("#root main, #root :is(button, input, select)")]
    const answers = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactProps$"))
    return parts.length > 0 && parts.every(answers)
  })
