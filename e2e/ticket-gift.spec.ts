import { expect, type Locator, type Page } from "playwright/test"
import { axeFinds } from "./axe-finds.ts"
import { withPurchase } from "./bought.ts"
import { inLetters } from "./mailbox.ts"
import { withAccount } from "./prepared.ts"
import { words } from "./texts.ts"
import { test } from "./visitors.ts"

/** A ticket goes to somebody else by mail, and comes back. */

const evening = (language: "fr" | "en") =>
  ({
    shop: "harbour",
    page: "frostlight",
    event: "frostlight-2026-12-20",
    level: language === "fr" ? "Gradins inférieurs" : "Lower Bowl",
  }) as const
const mail = {
  fr: /https?:\/\/\S+\/fr\/ticket-gift\/\S+/,
  en: /https?:\/\/\S+\/en\/ticket-gift\/\S+/,
} as const
const sizes = { fr: { width: 390, height: 844 }, en: { width: 1280, height: 900 } } as const

async function clientWithTickets(page: Page, language: "fr" | "en") {
  const lea = {
    ...{ firstname: "Léa", lastname: "Tremblay" },
    email: `lea-${crypto.randomUUID()}@exemple.ca`,
  }
  await withAccount(page, language, "harbour", lea)
  await withPurchase(page, language, evening(language), lea)
}

for (const language of ["fr", "en"] as const) {
  test(`a ticket is given away and given back: ${language} [TICK-010] [TICK-013] [TICK-014] [TICK-015] [TICK-020] [VAL-002] [VAL-003] [VAL-004]`, async ({
    page,
    anotherVisitor,
  }) => {
    const t = words(language)
    await clientWithTickets(page, language)
    await page.setViewportSize(sizes[language])
    await page.goto(`/${language}/client/auth/tickets?subdomain=harbour`)
    const gives = page.getByRole("button", { name: new RegExp(`^${t("client.tickets.gift")}, `) })
    await expect(gives).toHaveCount(2)
    // The buttons stand within their card, on a phone too.
    const right = (of: Locator) => of.evaluate((element) => element.getBoundingClientRect().right)
    const head = page.getByRole("main").getByRole("button", { name: /^Frostlight/ })
    expect(await right(page.getByRole("main").getByRole("table").first())).toBeLessThanOrEqual(
      await right(head),
    )
    await gives.first().click()
    const dialog = page.getByRole("dialog", { name: t("client.tickets.gift.title") })
    const ok = dialog.getByRole("button", { name: t("app.ok"), exact: true })
    const field = dialog.getByLabel(t("client.tickets.gift.email"))
    await expect(ok).toBeDisabled()
    await expect(field).toHaveAccessibleDescription("")
    await field.fill("zoe@")
    await expect(field).toHaveAccessibleDescription(/Vérifiez-la|Check it/)
    await field.fill("")
    await expect(field).toHaveAccessibleDescription(/à qui vous offrez|giving the ticket to/)
    await expect(ok).toBeDisabled()
    expect(await axeFinds(page)).toEqual([])
    await dialog.getByRole("button", { name: t("client.tickets.gift.cancel"), exact: true }).click()
    await expect(dialog).toBeHidden()

    const recipient = `zoe-${crypto.randomUUID()}@exemple.ca`
    await gives.first().click()
    await field.fill(recipient)
    await page.clock.install()
    await ok.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(recipient)).toContainText(
      language === "fr" ? "Le billet a été envoyé à" : "We’ve sent",
    )
    await expect(gives).toHaveCount(2)
    await page.clock.runFor(5_000)
    await expect(gives).toHaveCount(1)
    await expect(page.getByText(t("ticket.given", { email: recipient }))).toBeVisible()
    await expect(
      page.getByRole("button", { name: new RegExp(`^${t("client.tickets.print")}, `) }),
    ).toHaveCount(1)

    const visitor = await anotherVisitor({ viewport: sizes[language] })
    await visitor.goto(await inLetters(page, recipient, mail[language]))
    await expect(visitor.getByRole("heading", { level: 1, name: t("client.gift.title") })).toBeVisible()
    await expect(visitor.getByText("Léa Tremblay")).toBeVisible()
    await expect(
      visitor.getByRole("heading", {
        level: 2,
        name: /^Frostlight/,
      }),
    ).toBeVisible()
    expect(await axeFinds(visitor)).toEqual([])
    await visitor.getByRole("button", { name: t("client.gift.show"), exact: true }).click()
    const pdf = visitor.getByRole("dialog", { name: t("client.gift.show") })
    await expect(pdf.getByRole("link", { name: t("document.download") })).toBeVisible()
    await visitor.keyboard.press("Escape")
    await expect(pdf).toBeHidden()
    const decline = visitor.getByRole("button", { name: t("client.gift.decline"), exact: true })
    await decline.click()
    const asked = visitor.getByRole("dialog", { name: t("client.gift.decline.title") })
    expect(await axeFinds(visitor)).toEqual([])
    await asked.getByRole("button", { name: t("client.gift.keep"), exact: true }).click()
    await expect(asked).toBeHidden()
    await decline.click()
    await asked.getByRole("button", { name: t("client.gift.decline"), exact: true }).click()
    await expect(visitor.getByRole("status").filter({ hasText: t("client.gift.done") })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(language === "fr" ? "n’est plus valide" : "no longer valid")).toBeVisible()
    await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible()
    await page.reload()
    await expect(gives).toHaveCount(2)

    // An address that was mistyped: the ticket is taken back, and its holder told.
    await gives.first().click()
    const wrong = `zoe-${crypto.randomUUID()}@example.ca`
    await field.fill(wrong)
    await ok.click()
    await page.clock.runFor(5_000)
    await page.getByRole("button", { name: new RegExp(`^${t("client.tickets.takeBack")}, `) }).click()
    const back = page.getByRole("dialog", { name: t("client.tickets.takeBack.title") })
    expect(await axeFinds(page)).toEqual([])
    await back.getByRole("button", { name: t("client.tickets.takeBack"), exact: true }).click()
    await expect(back).toBeHidden()
    await expect(gives).toHaveCount(2)
    await inLetters(page, wrong, language === "fr" ? /Son code ne fonctionne plus/ : /code no longer works/)
  })
}

test("a gift that cannot be sent closes its window and says nothing; the console does [ERR-015]", async ({
  page,
}) => {
  const t = words("fr")
  await clientWithTickets(page, "fr")
  await page.goto("/fr/client/auth/tickets?subdomain=harbour")
  await page.route("**/v1/sendasgift*", (route) => route.fulfill({ status: 500, json: {} }))
  const told: string[] = []
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load")) told.push(message.text())
  })
  await page
    .getByRole("button", { name: new RegExp(`^${t("client.tickets.gift")}, `) })
    .first()
    .click()
  const dialog = page.getByRole("dialog", { name: t("client.tickets.gift.title") })
  await dialog.getByLabel(t("client.tickets.gift.email")).fill("zoe@exemple.ca")
  await dialog.getByRole("button", { name: t("app.ok"), exact: true }).click()
  await expect(page.getByRole("dialog")).toHaveCount(0)
  await expect(page.getByRole("alert")).toHaveCount(0)
  expect(told).toHaveLength(1)
})
