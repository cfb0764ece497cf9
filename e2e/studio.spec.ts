import { readFileSync } from "node:fs"
import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { StudioPage } from "./studio-page.ts"
import { test } from "./visitors.ts"

const address = `http://localhost:${process.env.STUDIO_PORT}`

test.use({
  locale: "en-CA",
  viewport: { width: 1440, height: 900 },
})

/** The page's own policy is its last guard: whatever a file has in it, nothing is blocked because nothing is tried. */
const watched = new WeakMap<object, string[]>()
test.beforeEach(({ page }) => {
  const complaints: string[] = []
  watched.set(page, complaints)
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text())
  })
  page.on("pageerror", (error) => complaints.push(error.message))
})
test.afterEach(({ page }) => {
  expect(watched.get(page)).toEqual([])
})

test("a picture is traced: brought to scale by two seats, and kept with the work", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  const photo = await page.screenshot()
  await page.getByRole("button", { name: /^Trace a picture/ }).click()
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "wall.png", mimeType: "image/png", buffer: photo })
  await studio.tool("Picture")
  const size = studio.settings().getByLabel("Size (%)")
  const before = Number(await size.inputValue())
  await page.getByRole("button", { name: "Scale by two neighbouring seats" }).click()
  await studio.click([0.4, 0.5])
  await studio.click([0.5, 0.5])
  await expect(size).not.toHaveValue(String(before))
  await page.getByLabel("Lock the picture").check()
  await expect(page.getByText("Kept in this browser")).toBeVisible()
  await page.reload()
  await studio.tool("Picture")
  await expect(page.getByLabel("Lock the picture")).toBeChecked()
})

test("what was drawn a moment ago is there when the page is loaded again", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await studio.beginEmpty()
  await studio.tool("Block")
  await studio.fill("Rows", "3")
  await studio.fill("Seats per row", "8")
  await studio.drag([0.3, 0.3], [0.7, 0.5])
  await page.reload()
  await expect(studio.list()).toContainText("24 seats")
})

test("a sweep of a slider or a colour, or a key that is held, is one step", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  const photo = await page.screenshot()
  await page.getByRole("button", { name: /^Trace a picture/ }).click()
  await page
    .getByLabel("Choose a picture")
    .setInputFiles({ name: "wall.png", mimeType: "image/png", buffer: photo })
  await studio.tool("Picture")
  const opacity = studio.settings().getByLabel("Opacity")
  const start = await opacity.inputValue()
  const { x, y, width, height } = (await opacity.boundingBox())!
  await page.mouse.move(x + width * 0.5, y + height / 2)
  await page.mouse.down()
  for (const share of [0.6, 0.7, 0.8, 0.9]) await page.mouse.move(x + width * share, y + height / 2)
  await page.mouse.up()
  expect(await opacity.inputValue()).not.toBe(start)
  await studio.canvas().focus()
  await page.keyboard.press("Control+z")
  await expect(opacity).toHaveValue(start)
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled()

  await page.keyboard.press("r")
  await page.getByRole("button", { name: "Add a row" }).click()
  await studio.canvas().focus()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("ArrowRight")
  await page.keyboard.up("ArrowRight")
  await page.keyboard.press("Control+z")
  await expect(studio.list()).toContainText("10 seats")
  await page.keyboard.press("Control+z")
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled()
})

test("cells of a spreadsheet become rows, and an empty cell is a gap", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Paste a grid/ }).click()
  await page.getByLabel("Pasted cells").fill("A\t1\t2\t\t3\t4\nB\t1\t2\t\t3\t4\nC\t1\t2\t\t3\t4")
  await expect(page.getByText("3 rows, 12 seats")).toBeVisible()
  await page.getByRole("button", { name: "Open in the editor" }).click()
  await expect(studio.list()).toContainText("12 seats")
  await expect(page.getByText("Nothing to check")).toBeVisible()
  expect((await studio.saved()).zones[0]!.rows.map(({ row_number }) => row_number)).toEqual([
    "A",
    "A",
    "B",
    "B",
    "C",
    "C",
  ])
})

test("two hundred steps are undone and done again, one gesture at a time", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await studio.beginEmpty()
  await page.keyboard.press("r")
  await page.getByRole("button", { name: "Add a row" }).click()
  const start = await studio.savedText("plan.json")
  await studio.canvas().focus()
  await pressTimes(page, 199, { key: "ArrowRight" })
  const end = await studio.savedText("plan.json")
  expect(end).not.toBe(start)
  await studio.canvas().focus()
  await pressTimes(page, 199, { key: "z", ctrlKey: true })
  expect(await studio.savedText("plan.json")).toBe(start)
  await studio.canvas().focus()
  await page.keyboard.press("Control+z")
  await expect(page.getByRole("button", { name: "Undo" })).toBeDisabled()
  await pressTimes(page, 200, { key: "Z", ctrlKey: true, shiftKey: true })
  expect(await studio.savedText("plan.json")).toBe(end)
})

type Pressed = Pick<KeyboardEventInit, "key" | "ctrlKey" | "shiftKey">

/** Presses and releases a key so often. Keys by the browser wait for a frame at each press; other tests press those. */
const pressTimes = (page: Page, times: number, key: Pressed) =>
  page.evaluate(
    async ([count, pressed]) => {
      for (let time = 0; time < count; time += 1) {
        for (const type of ["keydown", "keyup"])
          document.activeElement?.dispatchEvent(
            new KeyboardEvent(type, { bubbles: true, cancelable: true, ...pressed }),
          )
        await new Promise((next) => setTimeout(next))
      }
    },
    [times, key] as const,
  )

const demo = readFileSync(new URL("../server/demo/belvedere/venues/salle.plan.json", import.meta.url), "utf8")
const opened = (name: string, text: string) => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(text),
})

test("a plan that was opened is saved as it was, and one change touches one place", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Open a plan/ }).click()
  await page.getByLabel("Choose files").setInputFiles([opened("salle.plan.json", demo)])
  await expect(studio.list()).toBeVisible()
  expect(await studio.savedText("plan.json")).toBe(demo)
  await page.getByRole("treeitem").first().click()
  await studio.settings().getByLabel("Name of the zone").fill("Jardin")
  await page.keyboard.press("Enter")
  const changed = await studio.savedText("plan.json")
  const lines = (text: string) => text.split("\n")
  const differing = lines(demo).filter((line, index) => line !== lines(changed)[index])
  expect(differing).toHaveLength(1)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(page.getByRole("region", { name: "Save", exact: true })).not.toContainText("Nothing changed")
})

test("a mended fault is gone, and mirrored rows keep their numbers", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  const seat = (at: number, x: number) => ({
    seat_guid: `s${at}`,
    seat_number: String(at),
    category: "A",
    position: { x, y: 0 },
  })
  const plan = {
    name: "Gap",
    size: { width: 400, height: 200 },
    categories: [{ name: "A", color: "#0072B2" }],
    zones: [
      {
        name: "Floor",
        position: { x: 0, y: 0 },
        rows: [
          {
            row_number: "A",
            position: { x: 50, y: 100 },
            seats: [1, 2, 3, 4].map((at) => seat(at, at * 25 + (at > 2 ? 80 : 0))),
          },
        ],
      },
    ],
  }
  await page.getByRole("button", { name: /^Open a plan/ }).click()
  await page.getByLabel("Choose files").setInputFiles([opened("gap.plan.json", JSON.stringify(plan))])
  await page.getByRole("button", { name: /^Find, A gap in the row/ }).click()
  await page.getByRole("button", { name: /^Split at the gap/ }).click()
  await expect(page.getByText("Nothing to check")).toBeVisible()
  await page.getByRole("treeitem").first().click()
  await page.getByRole("button", { name: "Mirror left and right" }).click()
  const { rows } = (await studio.saved()).zones[0]!
  expect(rows.map(({ seats }) => seats.map((one) => one.seat_number))).toEqual([
    ["1", "2"],
    ["3", "4"],
  ])
  expect(rows[0]!.position.x).toBeGreaterThan(rows[1]!.position.x)
})

test("a view from the seats is added to rows, found in the list, and follows the name of its row", async ({
  page,
}) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  await page
    .getByRole("treeitem", { name: /^Row C / })
    .first()
    .click()
  await studio.fill("Picture in the images folder", "view-c.webp")
  await studio.settings().getByLabel("What it shows, in English").fill("The stage from row C")
  await studio.settings().getByRole("button", { name: "Add the view" }).click()
  await expect(studio.settings()).toContainText("These seats have a view already")
  await studio.fill("Name of the row", "CC")
  await studio.canvas().focus()
  await page.keyboard.press("Escape")
  await studio
    .settings()
    .getByText(/, row CC$/)
    .click()
  await studio
    .settings()
    .getByRole("button", { name: /^Find, / })
    .click()
  await expect(page.getByRole("treeitem", { name: /^Row CC /, selected: true })).toHaveCount(1)
  const yaml = await studio.savedText("yaml")
  expect(yaml).toContain("images/view-c.webp")
  expect(yaml).toMatch(/from: CC/)
  expect(await axeFinds(page)).toEqual([])
})

test("the shopper's map shows what a click would take, on a phone too", async ({ page }) => {
  await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Hall with an aisle/ }).click()
  await page.getByRole("button", { name: "Preview", exact: true }).click()
  await page.getByRole("button", { name: "Phone", exact: true }).click()
  const map = page.getByTestId("shopper-map")
  const box = (await map.boundingBox())!
  expect(box.width).toBeLessThan(400)
  await expect(map.locator("canvas").first()).toBeVisible()
  await expect(async () => {
    await page.mouse.click(box.x + box.width * 0.32, box.y + box.height * 0.55)
    await expect(page.getByText(/^Row \w, seats \d+, \d+$/)).toBeVisible({ timeout: 500 })
  }).toPass()
})

for (const [what, text, says] of [
  ["no JSON", "{", "not JSON"],
  ["a seat at no place", demo.replace(/"x": ?-?[\d.]+/, '"x": NaN'), "not JSON"],
  [
    "two seats of one guid",
    demo.replace(/("seat_guid": ?)"[^"]+"([\s\S]*?"seat_guid": ?)"[^"]+"/, '$1"one"$2"one"'),
    "names another seat",
  ],
] as const)
  test(`a file with ${what} is refused with its place, and nothing is lost`, async ({ page }) => {
    await StudioPage.open(page, address)
    await page.getByRole("button", { name: /^Open a plan/ }).click()
    await page.getByLabel("Choose files").setInputFiles([opened("bad.plan.json", text)])
    await expect(page.getByRole("alert")).toContainText(says)
    await expect(page.getByRole("alert")).toContainText("Nothing was opened or changed.")
  })

const seatsInSvg = (count: number, y: number, at: (seat: number) => string) =>
  Array.from(
    { length: count },
    (_, seat) => `<circle cx="${60 + seat * 25}" cy="${y}" r="9" fill="#336699"${at(seat + 1)}`,
  ).join("")

for (const [what, drawing, rows] of [
  [
    "titles",
    `<g><title>Floor</title>${["A", "B"].map((row, r) => `<g><title>${row}</title>${seatsInSvg(6, 50 + r * 30, (seat) => `><title>${seat}</title></circle>`)}</g>`).join("")}</g>`,
    ["A 1-6", "B 1-6"],
  ],
  [
    "ids",
    ["1", "2"]
      .map((row, r) => seatsInSvg(5, 50 + r * 30, (seat) => ` id="sec-101-row-${row}-seat-${seat}"/>`))
      .join(""),
    ["1 1-5", "2 1-5"],
  ],
  [
    "shapes alone",
    [0, 1, 2].map((r) => seatsInSvg(7, 50 + r * 30, () => "/>")).join(""),
    ["A 1-7", "B 1-7", "C 1-7"],
  ],
] as const)
  test(`an SVG plan of ${what} is reviewed, then opened`, async ({ page }) => {
    const studio = await StudioPage.open(page, address)
    await page.getByRole("button", { name: /^Read an SVG/ }).click()
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${drawing}</svg>`
    await page.getByLabel("Choose an SVG drawing").setInputFiles([opened("hall.svg", svg)])
    await expect(page.getByRole("heading", { name: "What was understood" })).toBeVisible()
    await page.getByRole("button", { name: "Open in the editor" }).click()
    const found = (await studio.saved()).zones.flatMap((zone) =>
      zone.rows.map(
        ({ row_number, seats }) => `${row_number} ${seats[0]!.seat_number}-${seats.at(-1)!.seat_number}`,
      ),
    )
    expect(found).toEqual(rows)
  })

test("a hostile SVG runs nothing and fetches nothing, and says what was left out", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  const asked: string[] = []
  page.on("request", (request) => void asked.push(request.url()))
  const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" onload="window.ran=1" viewBox="0 0 400 300">
    <script>window.ran=1</script><image xlink:href="https://evil.example/spy.png"/><foreignObject><iframe src="https://evil.example"></iframe></foreignObject>
    ${seatsInSvg(6, 50, () => ' onclick="window.ran=1"/>')}${seatsInSvg(6, 80, () => "/>")}</svg>`
  await page.getByRole("button", { name: /^Read an SVG/ }).click()
  await page.getByLabel("Choose an SVG drawing").setInputFiles([opened("evil.svg", svg)])
  await expect(page.getByText(/had scripts or pictures from elsewhere/)).toBeVisible()
  await page.getByRole("button", { name: "Open in the editor" }).click()
  await expect(studio.list()).toContainText("12 seats")
  expect(await page.evaluate(() => "ran" in window)).toBe(false)
  expect(asked.filter((url) => url.includes("evil"))).toEqual([])
})

test("names of a hostile plan are words, and never run", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  const evil = "<img src=x onerror=window.ran=1><script>window.ran=1</script>"
  const plan = JSON.parse(demo)
  plan.name = evil
  plan.zones[0].name = evil
  for (const { rows } of plan.zones) for (const row of rows) row.row_label = evil.slice(0, 20)
  await page.getByRole("button", { name: /^Open a plan/ }).click()
  await page.getByLabel("Choose files").setInputFiles([opened("evil.plan.json", JSON.stringify(plan))])
  await expect(studio.list()).toContainText("<img src=x")
  await page.getByRole("button", { name: "Print", exact: true }).click()
  await expect(page.getByRole("img").first()).toBeVisible()
  expect(await page.evaluate(() => "ran" in window)).toBe(false)
})

test("the focal point is dragged and moved by arrows, a step each, and saved with the venue", async ({
  page,
}) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  const mark = page.getByRole("slider", { name: "Focal point" })
  await expect(mark).toHaveCount(0)
  await studio.tool("Stage")
  const words = () => mark.getAttribute("aria-valuetext")
  const start = await words()
  expect(start).toMatch(/^-?[\d,.]+ across, -?[\d,.]+ down$/)
  const { x, y } = (await mark.boundingBox())!
  await page.mouse.move(x + 16, y + 16)
  await page.mouse.down()
  await page.mouse.move(x + 60, y + 40)
  await page.mouse.move(x + 116, y + 66)
  await page.mouse.up()
  const dragged = await words()
  expect(dragged).not.toBe(start)
  const there = (await mark.boundingBox())!
  expect(Math.hypot(there.x - x - 100, there.y - y - 50)).toBeLessThan(2)
  expect(await studio.savedText("yaml")).toMatch(/focalPoint:\s+x: /)

  // A key that is held down is one gesture, whatever it repeats.
  await mark.focus()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("ArrowRight")
  await page.keyboard.up("ArrowRight")
  await page.keyboard.press("Shift+ArrowUp")
  expect(await words()).not.toBe(dragged)
  // What is let go with Escape is no step.
  await page.keyboard.down("ArrowDown")
  await page.keyboard.press("Escape")
  await page.keyboard.up("ArrowDown")
  expect(await axeFinds(page)).toEqual([])
  await page.keyboard.press("Control+z")
  await page.keyboard.press("Control+z")
  expect(await words()).toBe(dragged)
  await page.keyboard.press("Control+z")
  expect(await words()).toBe(start)
  expect(await studio.savedText("yaml")).not.toContain("focalPoint")

  // It can be typed, shows with shading too, and goes back to the stage.
  await studio.canvas().focus()
  await page.keyboard.press("v")
  await expect(mark).toHaveCount(0)
  await page.getByLabel("Shade by distance to the stage").check()
  await studio.fill("Focal point, across", "123")
  await expect(mark).toHaveAttribute("aria-valuetext", /^123 across/)
  await page.getByRole("button", { name: "Back to the stage" }).click()
  expect(await words()).toBe(start)
})

test("Shift and a click choose every row in between, and Control one more", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  const row = (name: string) =>
    studio
      .list()
      .getByRole("treeitem", { name: new RegExp(`^Row ${name}\\b`) })
      .first()
  const chosen = () =>
    studio.list().locator("[role=treeitem][aria-level='2'][aria-selected=true] > span").allTextContents()
  await row("B").click()
  await row("E").click({ modifiers: ["Shift"] })
  expect(await chosen()).toEqual(["Row B", "Row C", "Row D", "Row E"])
  await row("A").click({ modifiers: ["Shift"] })
  expect(await chosen()).toEqual(["Row A", "Row B"])
  await row("D").click({ modifiers: ["Control"] })
  expect(await chosen()).toEqual(["Row A", "Row B", "Row D"])
  // What is open is chosen by its own lines, a folded zone whole.
  await row("K").click()
  await row("AA").click({ modifiers: ["Shift"] })
  expect(await chosen()).toEqual(["Row K", "Stage", "Row AA"])
  await page.keyboard.press("End")
  await page.keyboard.press("Shift+Space")
  expect(await chosen()).toEqual(["Row K", "Stage", "Row AA", "Row BB", "Row CC", "Row DD"])
  await row("J").click()
  await studio
    .list()
    .getByRole("treeitem", { name: /^Balcony/ })
    .press("ArrowLeft")
  await studio
    .list()
    .getByRole("treeitem", { name: /^Balcony/ })
    .click({ modifiers: ["Shift"] })
  await page.keyboard.press("ArrowRight")
  expect(await chosen()).toEqual(["Row J", "Row K", "Stage", "Row AA", "Row BB", "Row CC", "Row DD"])
})

test("a postal code that there cannot be is not taken, and says what one looks like", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  const field = studio.settings().getByLabel("Postal code")
  await studio.fill("Postal code", "XXX")
  await expect(field).toHaveAttribute("aria-invalid", "true")
  await expect(field).toHaveAccessibleName("Postal code")
  await expect(field).toHaveAccessibleDescription("A Canadian postal code looks like G1R\u00a04P5.")
  expect(await axeFinds(page)).toEqual([])
  expect(await studio.savedText("yaml")).not.toContain("XXX")
  await field.fill("g1r4p5")
  await field.press("Enter")
  await expect(field).toHaveValue("G1R 4P5")
  await expect(field).toHaveAttribute("aria-invalid", "false")
  expect(await studio.savedText("yaml")).toContain("postalCode: G1R 4P5")
})

test("rulers follow pan and zoom, and stay off once they are switched off", async ({ page }) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  const across = page.getByTestId("ruler-across")
  const down = page.getByTestId("ruler-down")
  await expect(across).toBeVisible()
  const canvas = (await studio.canvas().boundingBox())!
  expect((await across.boundingBox())!.width).toBeCloseTo(canvas.width, 0)
  expect((await down.boundingBox())!.height).toBeCloseTo(canvas.height, 0)
  await studio.canvas().focus()
  const looks = async () => [
    (await across.screenshot()).toString("base64"),
    (await down.screenshot()).toString("base64"),
  ]
  const [top, left] = await looks()
  await page.keyboard.press("ArrowRight")
  const aside = await looks()
  expect(aside[0]).not.toBe(top)
  expect(aside[1]).toBe(left)
  await page.keyboard.press("ArrowLeft")
  expect(await looks()).toEqual([top, left])
  await page.keyboard.press("+")
  const near = await looks()
  expect(near[0]).not.toBe(top)
  expect(near[1]).not.toBe(left)
  // Nothing of them is read, and what lies under them can be pressed.
  await expect(page.getByRole("main").locator("[aria-hidden] canvas")).toHaveCount(2)
  await page.getByLabel("Rulers along the drawing").uncheck()
  await expect(across).toHaveCount(0)
  await expect(page.getByText("Kept in this browser")).toBeVisible()
  await page.reload()
  await expect(studio.canvas()).toBeVisible()
  await expect(across).toHaveCount(0)
  await page.getByLabel("Rulers along the drawing").check()
  await expect(down).toBeVisible()
})

test("a tablet has room for everything: one line of commands, and the whole drawing beside the preview", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  await page.getByRole("button", { name: "Français" }).click()
  expect((await page.getByRole("banner").boundingBox())!.height).toBeLessThan(60)
  await page.getByRole("button", { name: "English" }).click()
  await studio.tool("Stage")
  const mark = page.getByRole("slider", { name: "Focal point" })
  const middle = async () => {
    const [at, on] = [(await mark.boundingBox())!, (await studio.canvas().boundingBox())!]
    return (at.x + at.width / 2 - on.x) / on.width
  }
  expect(await middle()).toBeCloseTo(0.5, 1)
  await page.getByRole("button", { name: "Preview", exact: true }).click()
  await expect.poll(middle).toBeCloseTo(0.5, 1)
  // Whoever looks at a part of it goes on looking at that part.
  await studio.canvas().focus()
  await page.keyboard.press("+")
  const { x } = (await mark.boundingBox())!
  await page.getByRole("button", { name: "Preview", exact: true }).click()
  await expect.poll(async () => (await mark.boundingBox())!.x).toBeCloseTo(x, 0)
})

test("both screens pass axe, by day and by night", async ({ page }) => {
  await StudioPage.open(page, address)
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole("button", { name: /^Raked theatre/ }).click()
  await page.getByRole("treeitem", { name: /^Row C / }).click()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole("button", { name: "Switch to dark" }).click()
  await page.getByRole("button", { name: "Français" }).click()
  await page.getByRole("navigation", { name: "Outils" }).getByRole("button", { name: "Numéros" }).click()
  expect(await axeFinds(page)).toEqual([])
})

test("an address that names no site is a page that says what to do, in the reader's language", async ({
  page,
}) => {
  // The browser reports the 404 that a program would get.
  const answer = await page.goto(`http://localhost:${process.env.E2E_PORT ?? 4310}/studio?subdomain=nowhere`)
  expect(answer?.status()).toBe(404)
  watched.get(page)?.splice(0)
  await expect(page.getByRole("heading", { name: "No site has this name" })).toBeVisible()
  expect(await axeFinds(page)).toEqual([])
  await page.getByRole("button", { name: "Français" }).click()
  await expect(page.getByRole("heading", { name: "Aucun site ne porte ce nom" })).toBeVisible()
  await page.getByLabel(/^Nom du site/).fill("Belvedere")
  await page.getByRole("button", { name: "Ouvrir son atelier de plans" }).click()
  await expect(page.getByRole("heading", { name: "Atelier de plans du site belvedere" })).toBeVisible()
})

test("a venue that sells is drawn in safety: sold seats stay, and the site judges before anything is saved", async ({
  page,
}) => {
  const studio = await StudioPage.open(page, address)
  await page.getByRole("button", { name: /^Open a venue of your site/ }).click()
  await page.getByLabel(/^Name of the site/).fill("belvedere")
  await page.getByLabel("Email").fill("soutien@belvedere.example")
  await page.getByLabel("Password").fill("parterre-demo")
  await page.getByRole("button", { name: "Sign in" }).click()
  await page
    .getByRole("button", { name: /Belvédère/ })
    .first()
    .click()
  await expect(studio.list()).toBeVisible()

  // Nearly every row has sold seats: to take away all of them is refused with the name of one.
  await studio.canvas().focus()
  await page.keyboard.press("Control+a")
  await page.keyboard.press("Delete")
  await expect(page.getByRole("alert")).toContainText(/sold or held, so it can’t be changed/)
  await page.keyboard.press("ArrowRight")
  await expect(page.getByRole("alert")).toHaveCount(0)

  await page.getByRole("button", { name: "Save", exact: true }).click()
  await page.getByRole("button", { name: "Check with the site" }).click()
  // What else it says is of the demo's own settings, which no site in production may have.
  await expect(page.getByText(/^(This plan can be saved\.|The site refuses this plan)/)).toBeVisible()
  await expect(page.getByRole("region", { name: "Save", exact: true })).toContainText("seats moved")
  // These staff may look, and not save: the site says what they need.
  await page.getByRole("button", { name: "Save to the site" }).click()
  await expect(page.getByRole("alert")).toBeVisible()
  expect(watched.get(page)?.splice(0)).toEqual([expect.stringContaining("403")])
})
