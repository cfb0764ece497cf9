import { expect, type Page } from "playwright/test"
import { failing, words as refusal } from "./failing.ts"
import { shopper } from "./shopper.ts"
import { type Language, words } from "./texts.ts"
import { test } from "./visitors.ts"

const at = (language: Language, path: string) => `/${language}/client/${path}?subdomain=harbour`
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** What stands under a field and is read with it. */
const errorOf = async (page: Page, label: string) => {
  const described = (await field(page, label).getAttribute("aria-describedby")) ?? ""
  const ids = described.split(" ").filter((id) => id !== "")
  const told = await Promise.all(ids.map((id) => page.locator(`[id="${id}"][data-fault]`).allTextContents()))
  return told
    .flat()
    .join(" ")
    .replaceAll(/[\u00a0\u202f]/g, " ")
}
/** Addresses the page posts to or puts. */
function changes(page: Page): string[] {
  const sent: string[] = []
  page.on("request", (request) => {
    if (/^(POST|PUT)$/.test(request.method()) && request.url().includes("/client")) sent.push(request.url())
  })
  return sent
}

for (const language of ["fr", "en"] as const) {
  const t = words(language)
  const required = t("formMsg.errors.required")

  test(`the login needs a name and a password, a forgotten password an email, in ${language} [VAL-027] [VAL-029]`, async ({
    page,
  }) => {
    const sent = changes(page)
    const [username, password] = [t("client.login.username"), t("client.password")]
    await page.goto(at(language, "login"))
    await button(page, t("client.login.submit")).click()
    await expect.poll(() => errorOf(page, username)).toBe(required)
    expect(await errorOf(page, password)).toBe(required)
    await field(page, username).fill("zoe@exemple.ca")
    await button(page, t("client.login.submit")).click()
    await expect.poll(() => errorOf(page, username)).toBe("")
    expect(await errorOf(page, password)).toBe(required)

    await page.goto(at(language, "client-forgot-password"))
    await button(page, t("client.forgot.submit")).click()
    await expect.poll(() => errorOf(page, t("client.email"))).toBe(required)
    expect(sent).toEqual([])
  })

  test(`a field that is emptied says that it is required, and nothing else, in ${language} [ERR-020]`, async ({
    page,
  }) => {
    const label = t("client.password")
    await page.goto(at(language, "signup"))
    await field(page, label).focus()
    await page.keyboard.press("Tab")
    expect(await errorOf(page, label)).toBe("")
    await field(page, label).fill("a")
    await page.keyboard.press("Tab")
    await expect.poll(() => errorOf(page, label)).not.toBe("")
    expect(await errorOf(page, label)).not.toBe(required)
    await field(page, label).fill("")
    await expect.poll(() => errorOf(page, label)).toBe(required)
  })

  test(`a guest's details are asked for one by one, in ${language} [VAL-031] [VAL-034] [VAL-033] [VAL-026] [ACC-007]`, async ({
    page,
  }) => {
    const sent = changes(page)
    const labels = [t("checkout.firstname"), t("checkout.lastname"), t("checkout.email")]
    await page.goto(at(language, "profile-guest"))
    await button(page, t("client.guest.submit")).click()
    for (const label of labels) await expect.poll(() => errorOf(page, label)).toBe(required)
    await field(page, t("checkout.firstname")).fill("Zoé")
    await field(page, t("checkout.lastname")).fill("Tremblay")
    for (const email of ["a@b", "a b@c.ca", "@b.ca"]) {
      await field(page, t("checkout.email")).fill(email)
      await expect
        .poll(() => errorOf(page, t("checkout.email")))
        .toBe(t("formMsg.errors.validateEmail").replaceAll("\u00a0", " "))
    }
    await field(page, t("checkout.email")).fill("zoe@gmial.com")
    await page.keyboard.press("Tab")
    await button(page, t("checkout.email.use", { suggestion: "zoe@gmail.com" })).click()
    await expect(field(page, t("checkout.email"))).toHaveValue("zoe@gmail.com")
    await field(page, t("checkout.email")).fill("a@b.ca")
    await expect.poll(() => errorOf(page, t("checkout.email"))).toBe("")

    const [password, confirmation] = [t("client.password"), t("client.password.confirmation")]
    await field(page, password).fill("Corneille1!")
    await field(page, confirmation).fill("Corneille2!")
    await button(page, t("client.guest.submit")).click()
    await expect.poll(() => errorOf(page, confirmation)).toBe(t("formMsg.errors.notSamePassword"))
    await field(page, password).fill("Corneille3!")
    await expect(field(page, confirmation)).toHaveValue("")
    expect(sent).toEqual([])
  })

  test(`two passwords that differ are told in a window and sent nowhere, in ${language} [ERR-024]`, async ({
    page,
  }) => {
    const sent = changes(page)
    await page.goto(at(language, "client-reset-password/t-1"))
    await field(page, t("client.password.new")).fill("Corneille1!")
    await field(page, t("client.password.confirmation")).fill("Corneille2!")
    await button(page, t("client.reset.submit")).click()
    await expect(page.getByRole("dialog")).toContainText(
      language === "fr" ? "Les deux mots de passe doivent être identiques." : "The two passwords must match.",
    )
    expect(sent).toEqual([])
  })
}

const t = words("en")

test("a phone takes digits and one point, and nothing else that is typed [VAL-037]", async ({ page }) => {
  await page.goto(at("en", "profile-guest"))
  const phone = page.getByLabel(t("checkout.phone"))
  await phone.pressSequentially("(4a1 8).55é5.1")
  await expect(phone).toHaveValue("418.5551")
  await phone.fill("")
  await phone.pressSequentially("(418) 555-1234")
  await expect(phone).toHaveValue("(418) 555-1234")
})

test("the account area opens with the login, in both languages [ACC-003]", async ({ page }) => {
  for (const language of ["fr", "en"] as const)
    for (const path of ["", "/login"]) {
      await page.goto(`/${language}/client${path}?subdomain=harbour`)
      await expect(field(page, words(language)("client.login.username"))).toBeVisible()
      await expect(field(page, words(language)("client.password"))).toBeVisible()
    }
})

test("every screen of the account stands under its language and /client [ACC-002]", async ({ page }) => {
  for (const language of ["fr", "en"] as const) {
    const own = words(language)
    for (const [path, title] of [
      ["login", own("client.login.title")],
      ["signup", own("client.signUp.title")],
      ["client-forgot-password", own("client.forgot.title")],
      ["client-reset-password/t-1", own("client.reset.title")],
      ["select-checkout-method", own("client.method.title")],
      ["profile-guest", own("client.guest.title")],
    ] as const) {
      await page.goto(at(language, path))
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    }
    for (const path of ["profile", "invoices/1"]) {
      await page.goto(at(language, `auth/${path}`))
      await expect(page).toHaveURL(new RegExp(`/${language}/client/login`))
    }
  }
  for (const path of ["/client/login", "/fr/login"]) {
    await page.goto(`${path}?subdomain=harbour`)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(field(page, t("client.login.username"))).toHaveCount(0)
  }
})

test("a guest saves the details of a purchase, and finds them again [ACC-014] [ACC-015] [ACC-040] [ACC-045]", async ({
  page,
}) => {
  await page.goto(at("en", "profile-guest"))
  await field(page, t("checkout.firstname")).fill("Jo")
  await field(page, t("checkout.lastname")).fill("MacLeod")
  await field(page, t("checkout.email")).fill("jo@example.ca")
  // The server is slow, and another press sends nothing more.
  const kept: unknown[] = []
  const { promise: slow, resolve: answer } = Promise.withResolvers<void>()
  await page.route("**/v1/clients?*", async (route) => {
    kept.push(route.request().postDataJSON())
    await slow
    await route.continue()
  })
  await button(page, t("client.guest.submit")).click()
  const saving = button(page, t("client.saving"))
  await expect(saving).toBeDisabled()
  await saving.click({ force: true })
  answer()
  await expect(page).toHaveURL(/\/en\/checkout\/mode/)
  expect(kept).toMatchObject([{ firstname: "Jo", lastname: "MacLeod", email: "jo@example.ca" }])
  await expect(page.getByRole("heading", { level: 1, name: t("checkout.needsCart.title") })).toBeVisible()
  await page.goto(at("en", "middlewareClient"))
  await expect(page).toHaveURL(/\/en\/checkout\/mode/)
  await page.goto(at("en", "select-checkout-method"))
  await page.getByRole("checkbox", { name: t("client.method.asGuest") }).check({ force: true })
  await expect(page.getByText("Jo MacLeod")).toBeVisible()
  await page.getByRole("link", { name: t("client.view.edit") }).click()
  await expect(page).toHaveURL(/\/en\/client\/profile-guest/)
  await page.goto(`${at("en", "middlewareClient")}&edit=true`)
  await expect(page).toHaveURL(/\/en\/client\/profile-guest/)
  await expect(field(page, t("checkout.firstname"))).toHaveValue("Jo")
  await expect(field(page, t("checkout.email"))).toHaveValue("jo@example.ca")
})

test("a forgotten password is answered alike for any address, in a notice that goes away [ACC-053]", async ({
  page,
}) => {
  for (const language of ["fr", "en"] as const) {
    const own = words(language)
    await page.goto(at(language, "client-forgot-password"))
    await field(page, own("client.email")).fill("nobody@example.ca")
    await button(page, own("client.forgot.submit")).click()
    await expect(
      page.getByRole("status").filter({ hasText: own("success.requestPasswordReset") }),
    ).toBeVisible()
    await expect(page.getByRole("dialog")).toHaveCount(0)
  }
})

test("a password set with a link leads to the login two seconds later [ACC-043]", async ({ page }) => {
  let reset: unknown
  await page.route("**/v1/client/actions/reset-password?*", (route) => {
    reset = route.request().postDataJSON()
    return route.fulfill({ status: 204 })
  })
  await page.goto(at("en", "client-reset-password/t-1"))
  await field(page, t("client.password.new")).fill("Lantern2027!")
  await field(page, t("client.password.confirmation")).fill("Lantern2027!")
  const before = Date.now()
  await button(page, t("client.reset.submit")).click()
  await expect(page.getByText(t("success.update")).first()).toBeVisible()
  expect(reset).toMatchObject({ token: "t-1", password: "Lantern2027!", confirmation: "Lantern2027!" })
  await expect(page).toHaveURL(/\/en\/client\/login/)
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
})

test.describe("a login leads on", () => {
  const jo = {
    id: "c-1",
    firstname: "Jo",
    lastname: "MacLeod",
    email: "jo@example.ca",
    isCompletedProfile: true,
  }

  async function logIn(page: Page, path: string, client: object = {}, cart: object = {}) {
    const own = { ...jo, ...client }
    await page.route("**/v1/clients/actions/authorize*", (route) => route.fulfill({ json: own }))
    await page.route("**/v1/clients/self*", (route) => route.fulfill({ json: own }))
    await page.route("**/v1/cart/self*", async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, json: { ...(await answer.json()), ...cart } })
    })
    await page.goto(at("en", path))
    if (path === "select-checkout-method") await field(page, t("client.login.username")).waitFor()
    await field(page, t("client.login.username")).fill("jo@example.ca")
    await field(page, t("client.password")).fill("Lantern2027!")
    await button(page, t("client.login.submit")).click()
  }

  test("to the profile from the login, with nothing in the cart [ACC-031]", async ({ page }) => {
    await logIn(page, "login")
    await expect(page).toHaveURL(/\/en\/client\/auth\/profile/)
  })

  test("to the checkout from the login, with something in the cart [ACC-028]", async ({ page }) => {
    await logIn(page, "login", {}, { totalQty: 2 })
    await expect(page).toHaveURL(/\/en\/checkout\/mode/)
  })

  test("to another password before all else, where one is asked for [ACC-030]", async ({ page }) => {
    await logIn(page, "login", { mustChangePassword: true }, { totalQty: 2 })
    await expect(page).toHaveURL(/\/en\/client\/auth\/change-password/)
    await expect(page.getByText(t("client.change.must"))).toBeVisible()
  })
})

test.describe("a client's own record", () => {
  /** The profile of a new client, as it is saved. */
  async function atProfile(page: Page, firstname: string) {
    const email = `${firstname}-${crypto.randomUUID()}@example.ca`
    await shopper(page, "en").signUp("harbour", { firstname, lastname: "Chiasson", email })
    await expect(page).toHaveURL(/\/en\/client\/auth\/profile/)
    await page.getByLabel(t("client.phone")).fill("9025551234")
    const saved: { readonly email: string; readonly addresses?: readonly object[] }[] = []
    page.on("request", (request) => {
      if (request.method() === "PUT" && new URL(request.url()).pathname === "/v1/clients")
        saved.push(request.postDataJSON())
    })
    const dialog = page.getByRole("dialog")
    return {
      saved,
      dialog,
      save: () => button(page, t("client.profile.submit")).click(),
      isSaved: async (count: number) => {
        await expect.poll(() => saved.length).toBe(count)
        // What the server answers is shown in the form.
        await expect(button(page, t("client.profile.submit"))).toBeEnabled()
      },
    }
  }

  test("that is not saved says why in a window, and what was typed stays [ERR-031]", async ({ page }) => {
    const { dialog, save } = await atProfile(page, "robin")
    await failing(page, "**/v1/clients?*")
    await save()
    await expect(dialog).toContainText(refusal)
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel(t("client.phone"))).toHaveValue("(902) 555-1234")
  })

  test("keeps a company and a job title where the site asks for them [VAR-015]", async ({ page }) => {
    const { saved, save, isSaved } = await atProfile(page, "sam")
    await field(page, t("client.company")).fill("Harbour Co-op")
    await field(page, t("client.jobTitle")).fill("Treasurer")
    await save()
    await isSaved(1)
    expect(saved[0]).toMatchObject({ company: "Harbour Co-op", title: "Treasurer" })
    await page.reload()
    await expect(field(page, t("client.company"))).toHaveValue("Harbour Co-op")
    await expect(field(page, t("client.jobTitle"))).toHaveValue("Treasurer")
  })

  test("is told of an email, a phone number and an address that look wrong, and may keep each [VAL-035] [VAL-039] [VAL-040]", async ({
    page,
  }) => {
    const { saved, save, isSaved } = await atProfile(page, "noor")
    const email = field(page, t("client.email"))
    const own = await email.inputValue()
    await email.fill("noor@gmial.com")
    await email.blur()
    await button(page, t("checkout.email.use", { suggestion: "noor@gmail.com" })).click()
    await expect(email).toHaveValue("noor@gmail.com")
    await email.fill("noor@yopmail.com")
    await email.blur()
    await expect.poll(() => errorOf(page, t("client.email"))).toBe(t("checkout.email.doubtful"))
    await button(page, t("checkout.email.keep", { email: "noor@yopmail.com" })).click()
    await expect.poll(() => errorOf(page, t("client.email"))).toBe("")
    await email.fill(own)

    // An exchange of the numbering plan begins with no 1, a Canadian postal code with no D.
    const phone = field(page, t("client.phone"))
    await phone.fill("9021551234")
    await expect(phone).toHaveAccessibleDescription(t("client.phone.doubtful"))
    await field(page, t("client.address.addressLine1")).fill("1800 Argyle Street")
    await field(page, t("client.address.city")).fill("Portland")
    await field(page, t("client.address.country")).selectOption("US")
    await field(page, t("client.address.zipCode")).fill("0410")
    await expect(page.getByText(t("client.address.doubtful"))).toBeVisible()
    await save()
    await isSaved(1)
    expect(saved[0]).toMatchObject({ email: own, addresses: [{ zipCode: "0410", country: "US" }] })
    await field(page, t("client.address.zipCode")).fill("04101")
    await phone.fill("9025551234")
    await expect(page.getByText(t("client.address.doubtful"))).toHaveCount(0)
    await expect(phone).toHaveAccessibleDescription(t("client.phone.help"))
  })

  test("has the province of the country it is in [ACC-050]", async ({ page }) => {
    const { saved, save, isSaved } = await atProfile(page, "dana")
    await field(page, t("client.address.addressLine1")).fill("1800 Argyle Street")
    await field(page, t("client.address.city")).fill("Halifax")
    await field(page, t("client.address.zipCode")).fill("B3J 2V9")
    await field(page, t("client.address.province.canada")).selectOption("NS")
    await save()
    await isSaved(1)
    await field(page, t("client.address.country")).selectOption("US")
    await field(page, t("client.address.province.us")).selectOption("ME")
    await save()
    await isSaved(2)
    await field(page, t("client.address.country")).selectOption("FR")
    await field(page, t("client.address.province.world")).fill("Bretagne")
    await save()
    await isSaved(3)
    expect(saved.map(({ addresses }) => addresses?.[0])).toMatchObject([
      { country: "CA", province: "NS" },
      { country: "US", province: "ME" },
      { country: "FR", province: "Bretagne" },
    ])
  })

  test("takes another email unless its verification refuses it [ACC-047] [ACC-048]", async ({ page }) => {
    const { saved, dialog, save, isSaved } = await atProfile(page, "alex")
    const verification = "**/v1/xverify/email/**"
    await page.route(verification, (route) =>
      route.fulfill({ json: { status: "invalid", responseCode: "314" } }),
    )
    await field(page, t("client.email")).fill("nobody@example.ca")
    // A shop may ask for the password before an email changes.
    const oldPassword = page.getByLabel(t("client.password.old"))
    if ((await oldPassword.count()) > 0) await oldPassword.fill("Lantern2027!")
    await save()
    await expect(dialog).toContainText(
      "This address doesn’t seem to receive email (code 314). Check it and try again.",
    )
    expect(saved).toEqual([])
    await page.keyboard.press("Escape")

    await page.unroute(verification)
    await page.route(verification, (route) => route.fulfill({ status: 500, body: "" }))
    await save()
    await isSaved(1)
    expect(saved[0]?.email).toBe("nobody@example.ca")
  })

  test("leads back to the profile two seconds after its password changed [ACC-044] [ACC-052]", async ({
    page,
  }) => {
    await atProfile(page, "frances")
    await page.getByRole("link", { name: t("account.password"), exact: true }).click()
    await field(page, t("client.password.old")).fill("Lantern2027!")
    await field(page, t("client.password.new")).fill("Harbour2028!")
    await field(page, t("client.password.confirmation")).fill("Harbour2028!")
    const change = page.waitForRequest(/\/v1\/clients\/[^/]+\/actions\/change-password/)
    const before = Date.now()
    await button(page, t("client.change.submit")).click()
    expect((await change).method()).toBe("POST")
    await expect(page.getByText(t("success.update")).first()).toBeVisible()
    await expect(page).toHaveURL(/\/en\/client\/auth\/profile/)
    expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
  })
})
