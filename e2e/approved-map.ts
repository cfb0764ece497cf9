import { expect, type Page } from "playwright/test"
import { pictureOf } from "./few-colours.ts"
import { followReading } from "./quiet.ts"
import { settledPicture } from "./settled-canvas.ts"
import { type Evening, shopper } from "./shopper.ts"
import type { Language } from "./texts.ts"

/** Fits a picture's canvas whatever the page around it looks like. */
export interface Screen {
  readonly name: string
  readonly width: number
  readonly height: number
}

export const screens = [
  { name: "desktop", width: 680, height: 520 },
  { name: "phone", width: 390, height: 480 },
] as const satisfies readonly Screen[]

/** Five looks at a plan, from afar to close; scales are CSS pixels per plan unit. */
export const looks = ["whole", "twice", "opening", "readable", "closest"] as const
export type Look = (typeof looks)[number]

/** Sections open above 1.5, seats wear their numbers from 2.25, and nobody comes closer than 3 [MAP-003] [MAP-010]. */
const scales = { opening: 1.6, readable: 2.25, closest: 3 }

/** What a wheel's pixel does to the scale, as an exponent. */
const WHEEL = 0.0022
const FURTHEST_WHEEL = 240

/** Room for another machine's edges of letters and curves, in pixels of a picture; a lost name of two words is more. */
export const TOLERANCE = { threshold: 0.2, maxDiffPixels: 90 }

/** The same for the page's own small letters, whose every edge another machine draws its own way; a test reads their words. */
export const LETTERS = { threshold: 0.2, maxDiffPixelRatio: 0.05 }

export interface Place {
  readonly x: number
  readonly y: number
}

/** The map alone on the screen, opened at an evening and looked at from given distances. */
export function approvedMap(page: Page, { width, height }: Screen) {
  const canvas = page.locator(".parterre-map canvas")
  const reading = followReading(page)

  /** Waits until nothing is on its way and the picture has stopped changing. */
  const settled = () => settledPicture(canvas, () => reading.open.size === 0)

  async function open(evening: Evening, language: Language) {
    await page.setViewportSize({ width, height })
    await shopper(page, language).atEvening(evening)
    await expect(canvas).toBeVisible()
    // As a sheet of its own: the page's policy lets no other style in.
    await page.evaluate(
      (rules) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(rules)
        document.adoptedStyleSheets.push(sheet)
      },
      `.parterre-map { position: fixed !important; inset: 0; z-index: 99999; outline: none !important;
        width: ${width}px !important; height: ${height}px !important }`,
    )
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await look("twice")
    await look("whole")
  }

  /** Looks at the plan; `at` is the place that is come closer to, in shares of the canvas. */
  async function look(what: Look, at: Place = { x: 0.5, y: 0.5 }) {
    await page.locator(".parterre-map").focus()
    await page.keyboard.press("0")
    await settled()
    if (what === "whole") return
    if (what === "twice") {
      await page.keyboard.press("+")
      return settled()
    }
    await page.mouse.move(at.x * width, at.y * height)
    for (let i = 0; i < 6; i++) await page.mouse.wheel(0, -FURTHEST_WHEEL)
    await settled()
    if (what !== "closest") await page.mouse.wheel(0, -Math.log(scales[what] / scales.closest) / WHEEL)
    await page.mouse.move(0, 0)
    await settled()
  }

  return { open, look, settled, picture: () => pictureOf(canvas) }
}
