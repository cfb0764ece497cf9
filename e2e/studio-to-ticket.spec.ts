import { expect, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { openDrawnShop } from "./more-shops.ts"
import { type Evening, shopper } from "./shopper.ts"
import { type SavedPlan, StudioPage, seatsOf } from "./studio-page.ts"
import { tabTo } from "./tab-to.ts"
import { test } from "./visitors.ts"

/** From an empty sheet to a ticket in somebody's hands. */

const studioAddress = `http://localhost:${process.env.STUDIO_PORT}`

test.use({ locale: "en-CA", viewport: { width: 1440, height: 900 } })

/** Sells what was drawn at a shop of its own, and answers the seat that a shopper bought there. */
async function soldIn(page: Page, shop: Evening["shop"] & ("souris" | "clavier"), studio: StudioPage) {
  const plan = await studio.savedFile("plan.json")
  const venue = await studio.savedFile("yaml")
  const drawn = JSON.parse(plan.text) as SavedPlan
  const category = drawn.zones[0]!.rows[0]!.seats[0]!.category
  await openDrawnShop(shop, { plan: plan.text, planFile: plan.name, venue: venue.text, category })
  const { pickBest, addToCart, toPayment, pay, hasTickets, t } = shopper(page, "en")
  await pickBest({ shop, page: "opening", event: "opening-2027-03-05", level: category })
  await addToCart()
  await toPayment()
  await pay({ number: "4242424242424242", cvd: "123" })
  await hasTickets()
  const ticket = page
    .getByRole("region", { name: t("confirmation.tickets") })
    .getByRole("listitem")
    .first()
  const said = (await ticket.textContent()) ?? ""
  const [, row, seat] = /row ([A-Z]+), seat (\d+)/.exec(said) ?? []
  const rows = drawn.zones[0]!.rows.filter(({ row_number }) => row_number === row)
  expect(
    rows.flatMap(({ seats }) => seats).map(({ seat_number }) => seat_number),
    said,
  ).toContain(seat)
  return drawn
}

test("a theatre of 400 seats is drawn with the mouse, imported, and a ticket to it is bought", async ({
  page,
}) => {
  const studio = await StudioPage.open(page, studioAddress)
  await studio.beginEmpty()
  await studio.fill("Name of the venue, in French", "Théâtre du Canal")
  await studio.fill("Name of the venue, in English", "Canal Theatre")
  await studio.fill("City", "Gatineau")
  await studio.settings().getByLabel("Province").selectOption("Quebec")
  await studio.tool("Stage")
  await studio.drag([0.35, 0.12], [0.65, 0.2])
  await studio.tool("Block")
  await studio.fill("Rows", "20")
  await studio.fill("Seats per row", "20")
  await studio.drag([0.2, 0.25], [0.8, 0.8])
  await expect(studio.list()).toContainText("400 seats")

  // The diamond in front of the first row bends the whole block.
  const before = await studio.settings().getByLabel("Curve", { exact: true }).inputValue()
  await studio.drag([0.5, 0.25, -26], [0.5, 0.25, 14])
  await expect(studio.settings().getByLabel("Curve", { exact: true })).not.toHaveValue(before)

  await page.keyboard.press("Escape")
  await studio.tool("Aisle")
  await studio.drag([0.5, 0.15], [0.5, 0.98])
  await expect(studio.list().getByText("Row A", { exact: true })).toHaveCount(2)

  await studio.tool("Numbers")
  await page.getByLabel("What to number").selectOption("across")
  await page.getByLabel(/^How/).selectOption("from-centre")
  await page.getByRole("button", { name: "Number 40 rows" }).click()

  await studio.tool("Brush")
  await page.getByLabel("Wheelchair-accessible seat").check()
  await page
    .getByRole("treeitem", { name: /^Row A .*10 seats/ })
    .first()
    .click()
  await page.getByRole("button", { name: "Apply to the 10 selected seats" }).click()
  await expect(page.getByText("Nothing to check")).toBeVisible()

  const plan = await studio.saved()
  expect(seatsOf(plan)).toHaveLength(400)
  const [left, right] = plan.zones[0]!.rows
  expect([left!.row_number, right!.row_number]).toEqual(["A", "A"])
  expect(left!.seats.map((seat) => Number(seat.seat_number))).toEqual([20, 18, 16, 14, 12, 10, 8, 6, 4, 2])
  expect(right!.seats.map((seat) => Number(seat.seat_number))).toEqual([1, 3, 5, 7, 9, 11, 13, 15, 17, 19])
  const yaml = await studio.savedText("yaml")
  for (const { seat_guid } of left!.seats) expect(yaml).toContain(seat_guid)
  expect(yaml).toContain("Scène")

  await soldIn(page, "souris", studio)
})

test("a small hall is drawn by keyboard alone, found again after a reload, imported, and a ticket to it is bought", async ({
  page,
}) => {
  const studio = new StudioPage(page)
  const press = async (role: "button" | "spinbutton", name: string | RegExp, typed = "") => {
    await tabTo(page, role, name)
    await page.keyboard.type(typed)
    await page.keyboard.press("Enter")
  }
  const type = async (label: string, text: string) => {
    await tabTo(page, "textbox", label)
    await page.keyboard.press("Control+a")
    await page.keyboard.type(text)
    await page.keyboard.press("Enter")
  }
  const toDrawing = () => tabTo(page, "application", /^Drawing of the plan/)

  await page.goto(studioAddress)
  await press("button", /^Trace a picture/)
  await press("button", "Start on an empty sheet")
  await expect(studio.canvas()).toBeVisible()
  await type("Name of the venue, in English", "Quay Hall")
  await type("City", "Lunenburg")
  await tabTo(page, "combobox", "Province")
  await page.keyboard.type("Nova")
  await toDrawing()
  await page.keyboard.press("b")
  await press("spinbutton", "Rows", "3")
  await press("spinbutton", "Seats per row", "8")
  await press("button", "Add a block")
  await expect(studio.list()).toContainText("24 seats")
  await press("spinbutton", "Curve", "20")

  // The tree goes by arrows: into the zone, down to a row, and from there one row more.
  await tabTo(page, "treeitem", /^Orchestra/)
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("treeitem", { selected: true })).toHaveCount(1)
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press(" ")
  await expect(page.getByRole("treeitem", { selected: true })).toHaveCount(2)
  await toDrawing()
  await page.keyboard.press("Shift+ArrowUp")
  await page.keyboard.press("l")
  await press("spinbutton", "Cut after seat (from the start)", "4")
  await press("button", "Cut 2 rows")
  await toDrawing()
  await page.keyboard.press("s")
  await press("button", /^Add the stage/)
  await expect(studio.list()).toContainText("Stage")
  await expect(page.getByText("Nothing to check")).toBeVisible()
  await expect(page.getByText("Kept in this browser")).toBeVisible()

  await page.reload()
  await expect(page.getByRole("status").filter({ hasText: "was restored" })).toBeVisible()
  const plan = await soldIn(page, "clavier", studio)
  expect(plan.zones[0]!.rows.map(({ seats }) => seats.length)).toEqual([4, 4, 4, 4, 8])
})

const smallHall = JSON.stringify({
  name: "Workshop",
  size: { width: 400, height: 300 },
  categories: [{ name: "Regular", color: "#0072B2" }],
  zones: [
    {
      name: "Floor",
      position: { x: 0, y: 0 },
      rows: ["A", "B"].map((row, at) => ({
        row_number: row,
        position: { x: 50, y: 100 + at * 30 },
        seats: [1, 2, 3, 4].map((seat) => ({
          seat_guid: `${row}${seat}`,
          seat_number: String(seat),
          category: "Regular",
          position: { x: seat * 25, y: 0 },
        })),
      })),
    },
  ],
})

test("staff of a site draw at it: the second to save sees what the first changed, and loses nothing", async ({
  page,
  anotherVisitor,
}) => {
  const shop = "atelier"
  await openDrawnShop(shop, {
    plan: smallHall,
    planFile: "hall.plan.json",
    venue:
      "name: { fr: Atelier, en: Workshop }\naddress: { city: Laval, provinceState: QC, country: CA }\nplan: hall.plan.json\n",
    category: "Regular",
  })
  const enter = async (desk: Page, password = "parterre-demo") => {
    await desk.getByLabel("Email").fill("soutien@petit-theatre.example")
    await desk.getByLabel("Password").fill(password)
    await desk.getByRole("button", { name: "Sign in" }).click()
  }
  const openHall = async (desk: Page) => {
    await desk.goto(`/studio/?subdomain=${shop}`)
    await expect(desk.getByRole("heading", { name: `Plan studio of the site ${shop}` })).toBeVisible()
    await enter(desk)
    await desk.getByRole("button", { name: "Workshop" }).click()
    const studio = new StudioPage(desk)
    await expect(studio.canvas()).toBeVisible()
    return studio
  }
  const addRow = async (studio: StudioPage, seats: string) => {
    await studio.tool("Row")
    await studio.fill("Seats per row", seats)
    await studio.settings().getByRole("button", { name: "Add a row" }).click()
    await studio.fill("Name of the row", seats === "7" ? "S" : "N")
  }
  const saveToSite = async (desk: Page) => {
    await desk.getByRole("button", { name: "Save", exact: true }).click()
    await desk.getByRole("button", { name: "Save to the site" }).click()
  }

  const passesAxe = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await axeFinds(page), colorScheme).toEqual([])
    }
    await page.emulateMedia({ colorScheme: "light" })
  }

  // Nobody comes in with another password, and no drawing is shown.
  await page.goto(`/studio/?subdomain=${shop}`)
  await enter(page, "wrong-password")
  await expect(page.getByRole("alert")).toBeVisible()
  await passesAxe()
  await expect(page.getByRole("button", { name: /^Start from a template/ })).toHaveCount(0)

  const second = await anotherVisitor({ locale: "en-CA" })
  const [mine, theirs] = [await openHall(page), await openHall(second)]
  await addRow(theirs, "7")
  await saveToSite(second)
  await expect(second.getByText("The plan is saved to the site.")).toBeVisible()

  await addRow(mine, "9")
  await saveToSite(page)
  const note = page.getByRole("alert").filter({ hasText: "Someone else saved this venue" })
  await expect(note).toContainText("row S: 7 seats added")
  await passesAxe()
  await note.getByRole("button", { name: "Open their plan" }).click()
  await expect(mine.list()).toContainText("15 seats")
  await page.getByRole("button", { name: "Close this plan" }).click()
  const kept = page.getByRole("region", { name: "Drawings kept in this browser" })
  await expect(kept.getByRole("listitem")).toHaveCount(1)
  await passesAxe()
  await kept.getByRole("button", { name: "Continue Workshop" }).click()
  await expect(mine.list()).toContainText("17 seats")

  // Somebody buys meanwhile: what this page knew as free is sold.
  const { pickBest, addToCart, toPayment, pay, hasTickets } = shopper(
    await anotherVisitor({ locale: "en-CA" }),
    "en",
  )
  await pickBest({ shop, page: "opening", event: "opening-2027-03-05", level: "Regular" })
  await addToCart()
  await toPayment()
  await pay({ number: "4242424242424242", cvd: "123" })
  await hasTickets()

  // Their sign-in is over by now: it is asked for again, and the plan is sent then.
  await page.route("**/v1/venues/*/plan?*", (route) => route.fulfill(endedSignIn), { times: 1 })
  await saveToSite(page)
  await expect(page.getByText("Your sign-in has expired.")).toBeVisible()
  await enter(page)
  page.once("dialog", (dialog) => dialog.accept())
  await note.getByRole("button", { name: "Save mine over theirs" }).click()
  await expect(page.getByText("The plan is saved to the site.")).toBeVisible()
  const sold = /^[12] seats? (is|are) sold or held/
  await expect(page.getByText(sold)).toBeVisible()
  await mine.canvas().focus()
  await page.keyboard.press("Control+a")
  await page.keyboard.press("Delete")
  await expect(
    page.getByRole("alert").filter({ hasText: "sold or held, so it can’t be changed" }),
  ).toBeVisible()

  const later = await openHall(await anotherVisitor({ locale: "en-CA" }))
  await expect(later.list()).toContainText("17 seats")
  await later.page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(later.page.getByText(sold)).toBeVisible()
})

test("a new venue is added to a site, and drawn on from there", async ({ page, anotherVisitor }) => {
  const shop = "annexe"
  await openDrawnShop(shop, {
    plan: smallHall,
    planFile: "hall.plan.json",
    venue:
      "name: { fr: Salle, en: Hall }\naddress: { city: Laval, provinceState: QC, country: CA }\nplan: hall.plan.json\n",
    category: "Regular",
  })
  const enter = async (desk: Page) => {
    await desk.goto(`/studio/?subdomain=${shop}`)
    await desk.getByLabel("Email").fill("soutien@petit-theatre.example")
    await desk.getByLabel("Password").fill("parterre-demo")
    await desk.getByRole("button", { name: "Sign in" }).click()
  }
  await enter(page)
  await page.getByRole("button", { name: /^Start from a template/ }).click()
  await page.getByRole("button", { name: /^Hall with an aisle/ }).click()
  const studio = new StudioPage(page)
  await page.getByRole("button", { name: "Save", exact: true }).click()
  const panel = page.getByRole("region", { name: "Save", exact: true })
  const code = panel.getByLabel("Venue code")
  await expect(code).toHaveValue("my-venue")
  await code.fill("hall")
  await expect(page.getByRole("alert")).toContainText("has a venue with this code")
  await code.fill("Big Hall")
  await expect(page.getByRole("alert")).toContainText("such as main-hall")
  await code.fill("big-hall")
  await expect(page.getByRole("alert")).toHaveCount(0)
  // Nothing is sent before it says where it is.
  await panel.getByLabel("Province").selectOption("Quebec")
  await panel.getByRole("button", { name: "Save to the site" }).click()
  await expect(page.getByRole("alert")).toContainText("needs its city and province")
  await panel.getByLabel("City").fill("Laval")
  expect(await axeFinds(page)).toEqual([])
  await panel.getByRole("button", { name: "Check with the site" }).click()
  await expect(panel.getByText("This plan can be saved.")).toBeVisible()
  await panel.getByRole("button", { name: "Save to the site" }).click()
  await expect(panel.getByText("The plan is saved to the site.")).toBeVisible()
  await expect(code).toHaveCount(0)

  await studio.tool("Row")
  await studio.fill("Seats per row", "5")
  await studio.settings().getByRole("button", { name: "Add a row" }).click()
  await studio.fill("Name of the row", "Z")
  await page.getByRole("button", { name: "Save", exact: true }).click()
  await expect(panel).toContainText("row Z: 5 seats added")
  await panel.getByRole("button", { name: "Save to the site" }).click()
  await expect(panel.getByText("The plan is saved to the site.")).toBeVisible()

  const later = await anotherVisitor({ locale: "en-CA" })
  await enter(later)
  await expect(later.getByRole("listitem").filter({ hasText: "My venue" })).toContainText("245 seats")
  await expect(later.getByRole("listitem").filter({ hasText: /^Hall/ })).toContainText("8 seats")
})

const endedSignIn = {
  status: 401,
  contentType: "application/problem+json",
  body: JSON.stringify({ status: 401, code: "refresh-token-expired", message: "Your sign-in has expired." }),
}
