import { expect, type Locator } from "playwright/test"

/**
 * A canvas's picture once it has stopped changing, while nothing is on its way. Two looks alike are a pause and two frames
 * apart: on a busy machine a pause alone can pass before what was asked for has been drawn.
 */
export async function settledPicture(canvas: Locator, isQuiet = () => true): Promise<string> {
  let before = ""
  const isSame = async () => {
    const now = await canvas.evaluate(async (element) => {
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      return (element as HTMLCanvasElement).toDataURL()
    })
    const same = now === before && isQuiet()
    before = now
    return same
  }
  await expect.poll(isSame, { intervals: [150] }).toBe(true)
  return before
}
