import { expect, type Page } from "playwright/test"
import { box, good, open, picked, row, seat, section, test, venue } from "./bare-map.ts"

test("under forced colours the map stands on the system's own ground", async ({ page, errors }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" })
  await open(page, venue([good]))
  const [frame, ground, canvas] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement("i"))
    probe.style.color = "Canvas"
    const root = document.querySelector(".parterre-map") as HTMLElement
    const corner = root.querySelector("canvas")?.getContext("2d")?.getImageData(0, 0, 1, 1).data
    const ground = `rgb(${corner?.[0]}, ${corner?.[1]}, ${corner?.[2]})`
    return [root.style.background, ground, getComputedStyle(probe).color]
  })
  expect([frame, ground]).toEqual([canvas, canvas])
  expect(errors).toEqual([])
})

test("colours follow the system while the map is open", async ({ page, errors }) => {
  await open(page, venue([good]))
  // Names come a few frames after the seats: the map is looked at once a dozen of its frames are the same.
  const look = () =>
    page.evaluate(async () => {
      const root = document.querySelector(".parterre-map") as HTMLElement
      const canvas = root.querySelector("canvas") as HTMLCanvasElement
      let picture = ""
      for (let same = 0; same < 12; ) {
        await new Promise(requestAnimationFrame)
        const now = canvas.toDataURL()
        same = now === picture ? same + 1 : 0
        picture = now
      }
      return { ground: root.style.background, picture }
    })
  const usual = await look()
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" })
  await expect.poll(async () => (await look()).ground).not.toBe(usual.ground)
  await expect.poll(async () => (await look()).picture).not.toBe(usual.picture)
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" })
  await expect.poll(look).toEqual(usual)
  expect(errors).toEqual([])
})

test("a finger that rests on a seat reads it and does not take it [MAP-014]", async ({ page, errors }) => {
  await open(page, venue([good]))
  const touch = await page.context().newCDPSession(page)
  const tooltip = page.locator(".parterre-map-tooltip")
  // The section's two seats are alone on the plan, so the place of one is known from its share of the fitted box.
  const at = { x: 300 + (20 - 50) * 4.52, y: 250 + (20 - 50) * 4.52 }
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] })
  await expect(tooltip).toBeVisible()
  await expect(tooltip).toContainText("Seat A1")
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] })
  await expect(tooltip).toBeHidden()
  expect(await picked(page)).toEqual([])
  expect(errors).toEqual([])
})

test("an invisible seat is not drawn, and nothing is told where it would be [MAP-019]", async ({
  page,
  errors,
}) => {
  const place = (x: number, y: number) => ({ x: 300 + (x - 50) * 4.52, y: 250 + (y - 50) * 4.52 })
  const [shown, hidden, ground] = [place(20, 20), place(30, 20), place(70, 70)]
  const colours = () =>
    page.evaluate(
      (places) => {
        const brush = document.querySelector<HTMLCanvasElement>(".parterre-map canvas")?.getContext("2d")
        return places.map(({ x, y }) =>
          brush?.getImageData(x * devicePixelRatio, y * devicePixelRatio, 1, 1).data.join(),
        )
      },
      [shown, hidden, ground],
    )
  await open(page, venue([good]))
  const [first, second, around] = await colours()
  expect([first, second]).not.toContain(around)
  await page.evaluate(() => window.bare.map?.destroy())
  await open(page, venue([good]), ["A2"])
  await expect.poll(colours).toEqual([first, around, around])
  await page.mouse.move(hidden.x, hidden.y)
  await expect(page.locator(".parterre-map-tooltip")).not.toContainText("Seat A2")
  await page.mouse.move(shown.x, shown.y)
  await expect(page.locator(".parterre-map-tooltip")).toContainText("Seat A1")
  expect(errors).toEqual([])
})

test("the map shows that the keyboard is on it", async ({ page, errors }) => {
  await open(page, venue([good]))
  const edge = async () => {
    const shot = (await page.screenshot({ clip: { x: 1, y: 250, width: 1, height: 1 } })).toString("base64")
    return page.evaluate(async (png) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const copy = new OffscreenCanvas(1, 1).getContext("2d")
      copy?.drawImage(image, 0, 0)
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])]
    }, shot)
  }
  expect(await edge()).toEqual([255, 255, 255, 255])
  await page.keyboard.press("Tab")
  await expect(page.getByRole("application")).toBeFocused()
  expect(await edge()).toEqual([0x1a, 0x5f, 0xb4, 255])
  expect(errors).toEqual([])
})

test("a map that changes its size is never black", async ({ page, errors }) => {
  await open(page, venue([good]))
  const corner = await page.evaluate(() => {
    const element = document.getElementById("map") as HTMLElement
    element.style.width = "420px"
    window.bare.map?.resize()
    const canvas = element.querySelector("canvas")
    return [canvas?.width, ...(canvas?.getContext("2d")?.getImageData(5, 5, 1, 1).data ?? [])]
  })
  expect(corner).toEqual([420, 255, 255, 255, 255])
  expect(errors).toEqual([])
})

test("a map in a place without a size is 900 by 800 [MAP-013]", async ({ page, errors }) => {
  await page.evaluate(() => {
    const { style } = document.getElementById("map") as HTMLElement
    style.width = style.height = "0"
  })
  await open(page, venue([good]))
  const canvas = page.locator(".parterre-map canvas")
  expect(await canvas.evaluate(({ style }) => [style.width, style.height])).toEqual(["900px", "800px"])
  expect(errors).toEqual([])
})

test("seats that the plan brings are shown to who asks before the first frame", async ({ page, errors }) => {
  const wide = section("wide", [box(0, 0, 1_000)], [row("A", [seat("A1", 20, 20), seat("A2", 980, 20)])])
  const whole = await page.evaluate(
    (plan) => {
      const map = window.bare.create(plan)
      const { scale } = map.view()
      map.showSeats(["A2"])
      return scale
    },
    venue([wide]),
  )
  await expect.poll(() => page.evaluate(() => window.bare.map?.view().scale)).toBeGreaterThan(whole * 2)
  expect(errors).toEqual([])
})

test("a standing floor keeps its colour where all sections of a small house are brought", async ({
  page,
  errors,
}) => {
  const floor = { ...section("floor", [box(0, 120, 100)], [], 40), kind: "general-admission" as const }
  const inFloor = { x: 300 - 40 * 2, y: 250 + 100 * 2 }
  const colour = ({ x, y }: { x: number; y: number }) =>
    page.evaluate(
      ([left, top]) =>
        document
          .querySelector<HTMLCanvasElement>(".parterre-map canvas")
          ?.getContext("2d")
          ?.getImageData(left * devicePixelRatio, top * devicePixelRatio, 1, 1)
          .data.join(),
      [x, y] as const,
    )
  await open(page, venue([good, floor]))
  const closed = await colour(inFloor)
  expect(closed).not.toBe(await colour({ x: 20, y: 20 }))
  expect(closed).not.toBe("255,255,255,255")
  await page.evaluate(() => window.bare.map?.setSection("floor", [], []))
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  expect(await colour(inFloor)).toBe(closed)
  expect(errors).toEqual([])
})

test("seats that the plan brings can be had once their details come [MAP-023]", async ({ page, errors }) => {
  await page.evaluate((plan) => window.bare.create(plan), venue([good]))
  const at = { x: 300 + (20 - 50) * 4.52, y: 250 + (20 - 50) * 4.52 }
  const seats = ["A1", "A2"]
  const details = seats.map((seatId) => ({ seatId, priceLevelId: "a", invisible: false, sellable: true }))
  const tell = (sellable: boolean) =>
    page.evaluate(
      (told) => window.bare.map?.setSection("good", window.bare.rows.get("good") ?? [], told),
      details.map((detail) => ({ ...detail, sellable })),
    )
  await page.mouse.click(at.x, at.y)
  expect(await picked(page)).toEqual([])
  await tell(true)
  await page.mouse.click(at.x, at.y)
  expect(await picked(page)).toEqual(["A1"])
  await tell(false)
  await page.mouse.click(at.x, at.y)
  expect(await picked(page)).toEqual(["A1"])
  expect(errors).toEqual([])
})

test("the name of a region gives way to the seats chosen in it, and comes back without them [MAP-021]", async ({
  page,
  errors,
}) => {
  // So many seats that the region stays closed; the two that are drawn are in its middle, where its name is.
  const seats = [seat("A1", 295, 300), seat("A2", 305, 300)]
  const isAway = async () => Math.abs(((await nameAt(page, "Section big")) ?? 250) - 250) > 15
  await watchNames(page)
  await open(page, venue([section("big", [box(0, 0, 600)], [row("A", seats)], 9000)]))
  await expect.poll(() => nameAt(page, "Section big")).toBeCloseTo(250, -1)
  await page.evaluate(
    (rows) => {
      const map = window.bare.map
      const details = ["A1", "A2"].map((seatId) => ({
        seatId,
        priceLevelId: "a",
        invisible: false,
        sellable: true,
      }))
      map?.setSection("big", rows, details)
      map?.setSelection({ mine: [], temporary: ["A1", "A2"] })
      map?.dropSection("big")
    },
    [row("A", seats)],
  )
  await expect.poll(isAway).toBe(true)
  await page.evaluate(() => window.bare.map?.setSelection({ mine: [], temporary: [] }))
  await expect.poll(() => nameAt(page, "Section big")).toBeCloseTo(250, -1)
  await page.evaluate(() => window.bare.map?.setSelection({ mine: ["A1"], temporary: ["A2"] }))
  await expect.poll(isAway).toBe(true)
  expect(errors).toEqual([])
})

/** Notes how far down the map each text was written last, in CSS pixels. */
const watchNames = (page: Page) =>
  page.evaluate(() => {
    const written = new Map<string, number>()
    const { fillText } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.fillText = function (text, x, y) {
      written.set(text, this.getTransform().transformPoint({ x, y }).y)
      fillText.call(this, text, x, y)
    }
    Object.assign(window, { written })
  })

const nameAt = (page: Page, name: string) =>
  page.evaluate((text) => (window as unknown as { written: Map<string, number> }).written.get(text), name)
