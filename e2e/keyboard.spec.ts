import { expect, type Page, test } from "playwright/test"
import { cards, shopper } from "./shopper.ts"
import { words } from "./texts.ts"

const t = words("fr")

/** Presses Tab until the thing with this name has the focus, as a person without a mouse would. */
async function tabTo(
  page: Page,
  role: "button" | "link" | "radio" | "textbox" | "searchbox",
  name: string | RegExp,
) {
  const wanted = page.getByRole(role, { name, exact: typeof name === "string" }).first()
  await wanted.waitFor()
  for (let presses = 0; presses < 150; presses++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press("Tab")
  }
  throw new Error(`${name} was not reached with the Tab key`)
}

async function type(page: Page, label: string, text: string) {
  await tabTo(page, "textbox", label)
  await page.keyboard.type(text)
}

test("the whole purchase by keyboard alone, in the list, with the bank's challenge [MAP-025 CAT-009]", async ({
  page,
}) => {
  test.setTimeout(90_000)
  const { hasTickets, challenge, bank } = shopper(page, "fr")
  await page.goto("/fr/pages?subdomain=belvedere")
  await tabTo(page, "link", /La maison de sel|Dates et billets/)
  await page.keyboard.press("Enter")
  // One evening: what stands beside a date, not beside a subscription.
  await tabTo(page, "link", /^Choisir des places, (lun|mar|mercre|jeu|vendre|same)di|dimanche/)
  await page.keyboard.press("Enter")

  // The switch between map and list is a group: Tab enters it, the arrow moves inside.
  await expect(page.getByRole("radio", { name: t("event.view.list") })).toBeVisible()
  await tabTo(page, "radio", t("event.view.map"))
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("Space")
  await tabTo(page, "searchbox", t("list.filter"))
  await tabTo(page, "button", /Corbeille centre/)
  await page.keyboard.press("Enter")
  await tabTo(page, "button", /Rangée B|Rangée C|Rangée D/)
  await page.keyboard.press("Enter")
  await tabTo(page, "button", /siège \d+, Corbeille, [^,]+,\d\d[^,]+ tout compris$/i)
  await page.keyboard.press("Space")
  await tabTo(page, "button", t("event.add"))
  await page.keyboard.press("Enter")
  await tabTo(page, "link", t("event.goToCart"))
  await page.keyboard.press("Enter")
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
  await type(page, t("checkout.card.number"), cards.paysafeChallenge.number)
  await type(page, t("checkout.card.expiry"), "0930")
  await type(page, t("checkout.card.cvd"), "123")
  await type(page, t("checkout.card.name"), "Camille Tremblay")
  await page.keyboard.press("Enter")

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
