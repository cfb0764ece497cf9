import { expect, type Locator } from "playwright/test"

/**
 * A canvas's picture once it has stopped changing and nothing more is on its way. What is drawn over several frames looks alike
 * for some of them, so the page must have asked for no further frame either.
 */
export async function settledPicture(canvas: Locator, isQuiet = () => true): Promise<string> {
  let before = ""
  const isSame = async () => {
    const { picture: now, goesOn } = await canvas.evaluate(look)
    const same = now === before && !goesOn && isQuiet()
    before = now
    return same
  }
  await expect.poll(isSame, { intervals: [150] }).toBe(true)
  return before
}

/** Runs in the page: the picture two frames later, and whether anything asked for another frame within these two. */
async function look(element: Element) {
  const request = window.requestAnimationFrame.bind(window)
  let goesOn = false
  window.requestAnimationFrame = (callback) => {
    goesOn = true
    return request(callback)
  }
  for (const _ of [1, 2]) await new Promise(request)
  window.requestAnimationFrame = request
  return { picture: (element as HTMLCanvasElement).toDataURL(), goesOn }
}
