import { expect, type Page } from "playwright/test"
import { cards, shopper } from "./shopper.ts"
import { tabTo } from "./tab-to.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

const t = words("fr")

async function type(page: Page, label: string, text: string) {
  await tabTo(page, "textbox", label)
  await page.keyboard.type(text)
}

/** Types into a field of the card, which is the only one in its frame. */
async function typeInFrame(page: Page, field: "number" | "expiry" | "cvd", text: string) {
  const { cardField } = shopper(page, "fr")
  const wanted = cardField(field)
  await wanted.waitFor()
  for (let presses = 0; presses < 20; presses++) {
    if (await wanted.evaluate((input) => document.hasFocus() && input === document.activeElement)) break
    await page.keyboard.press("Tab")
  }
  await page.keyboard.type(text)
  await expect(wanted).not.toHaveValue("")
}

/** Goes from the map to its list, opens a row of a section and presses its first free seat. */
async function pickInList(page: Page, section: RegExp, row: RegExp, seat: RegExp) {
  // The switch between map and list is a group: Tab enters it, the arrow chooses inside.
  await expect(page.getByRole("radio", { name: t("event.view.list") })).toBeVisible()
  await tabTo(page, "radio", t("event.view.map"))
  await page.keyboard.press("ArrowRight")
  await tabTo(page, "searchbox", t("list.filter"))
  await tabTo(page, "button", section)
  await page.keyboard.press("Enter")
  await tabTo(page, "button", row)
  await page.keyboard.press("Enter")
  // A row is one stop of the Tab key, the arrow walks along it.
  const focused = page.locator(":focus")
  await page.getByRole("button", { name: seat }).first().waitFor()
  await page.keyboard.press("Tab")
  await expect(focused).toHaveAccessibleName(/siège \d+/i)
  for (let presses = 0; presses < 60; presses++) {
    if (seat.test((await focused.getAttribute("aria-label")) ?? "")) break
    await page.keyboard.press("ArrowRight")
  }
  await expect(focused).toHaveAccessibleName(seat)
  await page.keyboard.press("Space")
}

async function toCart(page: Page) {
  await tabTo(page, "button", t("event.add"))
  await page.keyboard.press("Enter")
  await tabTo(page, "link", t("event.goToCart"))
  await page.keyboard.press("Enter")
}

/** From the cart to the card that was typed and sent. */
async function checkOut(page: Page, card: string) {
  await tabTo(page, "link", t("cart.checkout"))
  await page.keyboard.press("Enter")
  await type(page, t("checkout.firstname"), "Camille")
  await type(page, t("checkout.lastname"), "Tremblay")
  await type(page, t("checkout.email"), "clavier@exemple.ca")
  await page.keyboard.press("Enter")
  await tabTo(page, "radio", new RegExp(`^${t("checkout.delivery.E_TICKETS")}`))
  await page.keyboard.press("Space")
  await tabTo(page, "button", t("checkout.next"))
  await page.keyboard.press("Enter")
  await typeInFrame(page, "number", card)
  await typeInFrame(page, "expiry", "0930")
  await typeInFrame(page, "cvd", "123")
  await type(page, t("checkout.card.name"), "Camille Tremblay")
  await page.keyboard.press("Enter")
}

test("the whole purchase by keyboard alone, in the list, with the bank's challenge [MAP-025 CAT-009]", async ({
  page,
}) => {
  const { hasTickets, challenge, bank } = shopper(page, "fr")
  await page.goto("/fr/pages?subdomain=belvedere")
  await tabTo(page, "link", /La maison de sel|Dates et billets/)
  await page.keyboard.press("Enter")
  // One evening: what stands beside a date, not beside a subscription.
  await tabTo(page, "link", /^Choisir des places, (lun|mar|mercre|jeu|vendre|same)di|dimanche/)
  await page.keyboard.press("Enter")
  const seat = /siège \d+, Corbeille, [^,]+,\d\d[^,]+, frais compris, taxes en sus$/i
  await pickInList(page, /Corbeille centre/, /Rangée B|Rangée C|Rangée D/, seat)
  await toCart(page)
  await checkOut(page, cards.paysafeChallenge.number)

  await expect(challenge()).toBeVisible()
  const code = bank().locator("input[name=code]")
  await code.waitFor()
  for (
    let presses = 0;
    presses < 20 && !(await code.evaluate((field) => field === document.activeElement));
    presses++
  ) {
    await page.keyboard.press("Tab")
  }
  await page.keyboard.type("1234")
  await page.keyboard.press("Enter")
  await hasTickets()
})

test("a subscription by keyboard alone, in the list of its map, to a ticket for each date [SHELL-041] [HOLD-001]", async ({
  page,
}) => {
  const { hasTickets } = shopper(page, "fr")
  await page.goto("/fr/pages/belvedere.la-maison-de-sel?subdomain=belvedere")
  await tabTo(page, "link", `${t("page.choose")}, Trois vendredis d’hiver`)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(/\/fr\/seatmap\/subscription\//)
  await pickInList(
    page,
    /Balcon centre/,
    /Rangée B|Rangée C|Rangée D/,
    /siège \d+, Balcon, .*, frais compris, taxes en sus$/i,
  )
  await toCart(page)
  const element = page.getByRole("region", { name: "Trois vendredis d’hiver" })
  await expect(element.getByText("Corps boréal")).toBeVisible()
  await checkOut(page, cards.paysafeFrictionless.number)
  await hasTickets()
  const tickets = page.getByRole("region", { name: t("confirmation.tickets") })
  for (const show of ["La maison de sel", "L’heure bleue", "Corps boréal"])
    await expect(tickets.getByRole("heading", { level: 3, name: show })).toBeVisible()
})
