import { expect, type Page } from "playwright/test"
import { approvedMap, LETTERS, looks, type Place, screens, TOLERANCE } from "./approved-map.ts"
import type { Evening } from "./shopper.ts"
import type { Language } from "./texts.ts"
import { undrawn } from "./undrawn.ts"
import { test } from "./visitors.ts"

/**
 * The map beside pictures that a person has looked at. After a change meant to be seen: run with
 * `--update-snapshots=changed`, look at every picture of e2e/approved that changed, and commit them with the change.
 */

interface Venue {
  /** An evening that nobody buys from. */
  readonly evening: Evening
  /** The place worth coming closer to on each screen. */
  readonly closer: Readonly<Record<string, Place>>
  /** Begins the names of its pictures. */
  readonly drawn: Readonly<Record<Language, string>>
  /** What the first free seat there is called. */
  readonly seat: Readonly<Record<Language, string>>
}

const belvedere: Venue = {
  evening: { shop: "belvedere", page: "cordes-d-hiver", event: "cordes-d-hiver-2026-12-20", level: "" },
  closer: { desktop: { x: 0.37, y: 0.45 }, phone: { x: 0.3, y: 0.455 } },
  // Its sections have a name in each language.
  drawn: { fr: "belvedere", en: "belvedere-en" },
  seat: {
    fr: "Rez-de-chaussée · Parterre gauche · Rangée H · Siège 7",
    en: "Main floor · Orchestra left · Row H · Seat 7",
  },
}
const harbour: Venue = {
  evening: { shop: "harbour", page: "halifax-gales", event: "gales-lanternes-2027-02-20", level: "" },
  closer: { desktop: { x: 0.37, y: 0.71 }, phone: { x: 0.37, y: 0.62 } },
  // Its sections say what is left in each language.
  drawn: { fr: "harbour", en: "harbour-en" },
  seat: { fr: "Gradins inférieurs · 117 · Rangée 6 · Siège 11", en: "Lower bowl · 117 · Row 6 · Seat 11" },
}
const desktop = screens[0]

for (const [name, { evening, closer, drawn, seat }] of Object.entries({ belvedere, harbour })) {
  for (const screen of screens)
    test(`${name} looks as approved on a ${screen.name} from afar to close [MAP-024]`, async ({ page }) => {
      const map = approvedMap(page, screen)
      await map.open(evening, "fr")
      for (const look of looks) {
        await map.look(look, closer[screen.name])
        expect(await map.picture()).toMatchSnapshot(`${name}-${screen.name}-${look}.png`, TOLERANCE)
      }
    })

  test(`${name} looks as approved on the smallest phone [MAP-024]`, async ({ page }) => {
    const map = approvedMap(page, { name: "small", width: 320, height: 305 })
    await map.open(evening, "fr")
    expect(await map.picture()).toMatchSnapshot(`${name}-small-whole.png`, TOLERANCE)
  })

  for (const language of ["fr", "en"] as const)
    test(`${name} names a seat as approved in ${language}, and shows it chosen in orange [MAP-014] [MAP-021]`, async ({
      page,
    }) => {
      const map = approvedMap(page, desktop)
      await map.open(evening, language)
      expect(await map.picture()).toMatchSnapshot(`${drawn[language]}-desktop-whole.png`, TOLERANCE)
      await map.look("closest", closer.desktop)
      const at = await freeSeat(page)
      const tooltip = page.locator(".parterre-map-tooltip")
      await expect(tooltip).toContainText(seat[language])
      // What one sees from there is fetched when the card opens; of a house without views there is none to wait for.
      await tooltip.locator("img").evaluate((img: HTMLImageElement) => img.decode().catch(() => undefined))
      const { x = 0, y = 0 } = (await tooltip.boundingBox()) ?? {}
      const clip = { x: Math.round(x) - 10, y: Math.round(y) - 10, width: 370, height: 140 }
      expect(await page.screenshot({ clip })).toMatchSnapshot(`${name}-seat-${language}.png`, LETTERS)
      await page.mouse.click(at.x, at.y)
      await page.mouse.move(0, 0)
      await map.settled()
      expect(await map.picture()).toMatchSnapshot(`${drawn[language]}-desktop-chosen.png`, TOLERANCE)
      await map.look("whole")
      expect(await map.picture()).toMatchSnapshot(`${drawn[language]}-desktop-chosen-afar.png`, TOLERANCE)
    })
}

test.describe("a picture that is not as approved is told apart:", () => {
  /** The venue as the server tells it, spoilt on its way. */
  const spoilVenue = async (page: Page, spoil: (venue: string) => string) => {
    await undrawn(page)
    await page.route(/\/seatmap\/event\/[^/]+\/(full|polygons)/, async (route) => {
      const response = await route.fetch()
      const before = await response.text()
      const after = spoil(before)
      expect(after).not.toBe(before)
      await route.fulfill({ response, body: after })
    })
  }

  test("seats in another colour", async ({ page }) => {
    await spoilVenue(page, (venue) => venue.replaceAll(/#964a7a/gi, "#e0a800"))
    const map = approvedMap(page, desktop)
    await map.open(belvedere.evening, "fr")
    expect(await map.picture()).not.toMatchSnapshot("belvedere-desktop-whole.png", TOLERANCE)
  })

  for (const [name, { evening }, section] of [
    ["belvedere", belvedere, "Loges cour"],
    ["harbour", harbour, "217"],
  ] as const)
    test(`${name} without its section ${section}`, async ({ page }) => {
      await spoilVenue(page, (body) => {
        const venue: { levels: { sections: { name: string }[] }[] } = JSON.parse(body)
        for (const level of venue.levels)
          level.sections = level.sections.filter(({ name: found }) => !found.includes(section))
        return JSON.stringify(venue)
      })
      const map = approvedMap(page, desktop)
      await map.open(evening, "fr")
      expect(await map.picture()).not.toMatchSnapshot(`${name}-desktop-whole.png`, TOLERANCE)
    })

  for (const [what, lost, onto] of [
    ["a name upon another", "Balcon centre", "Corbeille centre"],
    ["a name left out", "Parterre centre", undefined],
  ] as const)
    test(what, async ({ page }) => {
      await page.addInitScript(
        ([text, other]) => {
          const { fillText } = CanvasRenderingContext2D.prototype
          let at: DOMMatrix | undefined
          CanvasRenderingContext2D.prototype.fillText = function (said, x, y) {
            if (said === other) at = this.getTransform()
            if (said !== text) return fillText.call(this, said, x, y)
            if (at === undefined) return
            this.save()
            this.setTransform(at)
            fillText.call(this, said, x, y)
            this.restore()
          }
        },
        [lost, onto] as const,
      )
      const map = approvedMap(page, desktop)
      await map.open(belvedere.evening, "fr")
      expect(await map.picture()).not.toMatchSnapshot("belvedere-desktop-whole.png", TOLERANCE)
    })
})

/** The first place, line by line, whose seat can be chosen; a seat that is gone tells its price as well. */
async function freeSeat(page: Page): Promise<Place> {
  const tooltip = page.locator(".parterre-map-tooltip")
  for (let y = 200; y < 420; y += 20)
    for (let x = 150; x < 420; x += 10) {
      await page.mouse.move(x, y)
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
      if (!(await tooltip.isVisible())) continue
      if (!/Non disponible|Not available/.test((await tooltip.textContent()) ?? "")) return { x, y }
    }
  throw new Error("no free seat here")
}
