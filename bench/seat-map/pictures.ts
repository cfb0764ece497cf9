/** Takes pictures of venues near and far: `npx node --conditions=@parterre/source bench/seat-map/pictures.ts <folder>`. */
import { join } from "node:path"
import type { SeatMapHandle } from "@parterre/seat-map"
import type { JSHandle, Page } from "playwright"
import { bundled, launch, openPage } from "./browser.ts"
import type { MountOptions } from "./picture-page.ts"
import type { BenchVenue } from "./venues/bench-venue.ts"
import { pretixVenue } from "./venues/pretix-plan.ts"

const [into] = process.argv.slice(2)
if (into === undefined) throw new Error("Name the folder for the pictures")
const screens = [
  { name: "desktop", width: 900, height: 800, sharpness: 2 },
  { name: "phone", width: 390, height: 520, sharpness: 3 },
]
const browser = await launch()
try {
  const script = await bundled("picture-page.ts")
  await photograph(script, into)
} finally {
  await browser.close()
}

/** Every venue from afar to close, light and dark, on a sharp screen; the demo tenants' plans too. */
async function photograph(script: string, into: string) {
  const demo = (path: string) => join(import.meta.dirname, "../../server/demo", path)
  const venues: [string, BenchVenue | string][] = [
    ["theatre", "theatre"],
    ["arena", "18000"],
    ["belvedere", pretixVenue(demo("belvedere/venues/salle.plan.json"), ["Cabaret"])],
    ["harbour", pretixVenue(demo("harbour/venues/arena.plan.json"), [])],
  ]
  for (const [name, source] of venues)
    for (const screen of screens)
      for (const dark of [false, true]) {
        const page = await openPage(browser, script, screen)
        const plain = typeof source === "string" ? source : toPlain(source)
        const handle = await page.evaluateHandle(
          ([what, isDark]) => {
            const venue =
              typeof what === "string"
                ? window.pictures.synthetic(what)
                : { ...what, rows: new Map(what.rows), details: new Map(what.details) }
            const options: MountOptions = { dark: isDark, french: isDark }
            return window.pictures.mount(venue, options)
          },
          [plain, dark] as const,
        )
        const [x, y] = [screen.width * 0.37, screen.height * 0.7]
        for (const step of ["fit", "closer", 1.6, 3] as const) {
          if (step === "closer") await page.evaluate((map) => map.zoomIn(), handle)
          else if (step !== "fit")
            await page.evaluate(([map, wanted, ...at]) => window.pictures.zoomTo(map, wanted, ...at), [
              handle,
              step,
              x,
              y,
            ] as const)
          await page.evaluate(() => window.pictures.settled())
          if (step === 1.6) await choose(page, handle, screen)
          await page.screenshot({
            path: join(into, `${name}-${screen.name}-${dark ? "dark" : "light"}-${step}.png`),
          })
        }
        await page.close()
      }
}

function toPlain(source: BenchVenue) {
  return { ...source, rows: [...source.rows], details: [...source.details] }
}

/** Marks a few seats as chosen and in the cart, and hovers one. */
async function choose(
  page: Page,
  handle: JSHandle<SeatMapHandle>,
  { width, height }: (typeof screens)[number],
) {
  await page.mouse.move(width / 2, height * 0.52)
  await page.evaluate(
    async ([map, wide, y]) => {
      const ids: string[] = []
      for (let x = wide * 0.4; x < wide * 0.8; x += 7) {
        const seat = window.pictures.seatAt(x, y)
        if (seat !== undefined && !ids.includes(seat)) ids.push(seat)
      }
      map.setSelection({ temporary: ids.slice(1, 4), mine: ids.slice(5, 7) })
      await window.pictures.settled()
    },
    [handle, width, height * 0.52] as const,
  )
}
