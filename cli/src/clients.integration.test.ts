import { readFile, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { ClosingPreview, PersonalData, SupportClient, SupportClientList } from "@parterre/contract"
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { employAda } from "../../server/test/house/box-office.ts"
import { issueCertificate } from "../../server/test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout } from "../../server/test/house/checkout-shop.ts"
import { dueSale } from "../../server/test/house/due-sale.ts"
import { creditCardOf, payPlainly } from "../../server/test/house/shopper.ts"
import { shops } from "../../server/test/house/shops.ts"
import { supportDesk } from "../test/support-desk.ts"

let bench: CheckoutBench
beforeAll(async () => {
  bench = await startCheckout(1_000)
  const website_id = shops.stripe.id
  await employAda(bench.db, website_id)
  await bench.db("staff_permissions").insert({ staff_id: `ada-${website_id}`, permission: 150, website_id })
  await bench.db("websites").where({ id: website_id }).update({ client_account: "OPTIONAL" })
}, 60_000)
beforeEach(() => bench.db("limit_counts").delete())
afterAll(() => bench.close())

let emails = 0
async function member() {
  const guest = await bench.shopper("stripe")
  emails += 1
  const email = `cliente${emails}@exemple.ca`
  const { id } = (await guest.signUp(email)) as { id: string }
  return { guest, email, id }
}

it("finds an account by its email, its id, and how a name begins", async () => {
  const { run, json } = await supportDesk(bench)
  const { guest, email, id } = await member()
  for (const text of [email, email.toUpperCase(), id, "cliente"])
    expect((await json<SupportClientList>("clients", "list", text)).clients).toMatchObject([{ id, email }])
  expect((await json<SupportClientList>("clients", "list", "Marie Trem")).clients).toHaveLength(1)
  for (const text of ["%", "_liente", "' OR 1"]) {
    const { out } = await run(["clients", "list", `${text} `, "--lang", "en"])
    expect(out).toBe("No account matches.\n")
  }
  const named = { email, language: "fr", firstname: "Élise", lastname: "Émond" }
  await guest.call("PUT", "/v1/clients", named)
  for (const text of ["Émo", "emond", "ELISE", "élise émond"])
    expect((await json<SupportClientList>("clients", "list", text)).clients).toMatchObject([{ id }])
  const sale = await guest.startSale()
  await guest.pay(sale, await creditCardOf(guest, "stripe", sale), { client: named })
  for (const text of ["elise emond", "ÉMOND"])
    expect((await json<{ carts: unknown[] }>("sales", "list", "--query", text)).carts).toHaveLength(1)
  await guest.call("PUT", "/v1/clients", { ...named, firstname: "Marie", lastname: "Tremblay" })
  const { out } = await run(["clients", "list", "tremblay", "--lang", "fr"])
  expect(out).toMatch(/^COURRIEL +NOM +DEPUIS +NUMÉRO\ncliente1@exemple\.ca +Marie Tremblay /)
})

it("shows an account and what belongs to it, in both languages", async () => {
  const { run, json } = await supportDesk(bench)
  const { guest, email, id } = await member()
  await payPlainly(guest, "stripe")
  const french = (await run(["clients", "show", email, "--lang", "fr"])).out
  expect(french).toMatch(/^Marie Tremblay {2}cliente\d+@exemple\.ca\n/)
  expect(french).toMatch(/Mot de passe +oui\n +Connexions +1\n/)
  expect(french).toMatch(
    /Commandes\n {2}\p{L}+\. \d+ \p{L}+\.? \d{4} à \d+\sh(\s\d+)? {2}STRI-\w+ {2}[\d,]+\s\$/u,
  )
  expect((await run(["clients", "show", id, "--lang", "en"])).out).toMatch(/Signed in +1\n/)
  expect(french).toMatch(/Courriel confirmé +pas encore\n/)
  const inEnglish = async (columns: object) => {
    await bench.db("clients").where({ id }).update(columns)
    return (await run(["clients", "show", id, "--lang", "en"])).out
  }
  expect(await inEnglish({ email_confirmed_at: Date.UTC(2026, 10, 21, 14) })).toMatch(
    /Email confirmed +Sat, Nov 21, 2026 at /,
  )
  expect(await inEnglish({ email_confirmed_at: null, confirmation_asked_at: null })).toMatch(
    /Email confirmed +never asked\n/,
  )
  const shown = await json<SupportClient>("clients", "show", id)
  expect(shown).toMatchObject({
    id,
    account: { hasPassword: true, signIns: 1, ordersLeftOut: 0 },
    entries: [],
  })
  expect(JSON.stringify(shown)).not.toContain("argon2")
  const none = await run(["clients", "show", "personne@exemple.ca", "--lang", "fr"])
  expect(none).toMatchObject({ code: 5, out: "" })
  expect(none.err).toContain("parterre clients list")
})

it("tells what an order came to, gift certificates' part too", async () => {
  const { json } = await supportDesk(bench)
  const { guest, email } = await member()
  const { amount } = await guest.startSale()
  const code = "GIFT-00000001"
  await issueCertificate(bench.db, { websiteId: shops.stripe.id, code, value: 1_500 })
  const sale = await guest.startWith([code])
  await guest.pay(sale, await creditCardOf(guest, "stripe", sale))
  const { account } = await json<SupportClient>("clients", "show", email)
  expect(account?.orders.map((order) => order.amount)).toEqual([amount])
})

it("writes a copy into a file of one's own, for a reason that is kept", async () => {
  const { run, json } = await supportDesk(bench)
  const { email, id } = await member()
  expect((await run(["clients", "export", email])).code).toBe(2)
  const file = join(tmpdir(), `copie-${id}.json`)
  await writeFile(file, "of somebody else", { mode: 0o644 })
  const done = await run([
    "clients",
    "export",
    email,
    "--out",
    file,
    "--reason",
    "Written request",
    "--lang",
    "en",
  ])
  expect(done).toMatchObject({ code: 0, err: "" })
  expect(done.out).toContain("It holds personal details")
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const copy: PersonalData = JSON.parse(await readFile(file, "utf8"))
  expect(copy).toMatchObject({ client: { id, email }, staffEntries: [{ command: "export", by: "Ada" }] })
  expect((await json<SupportClient>("clients", "show", id)).entries).toMatchObject([
    { command: "export", by: "Ada", reason: "Written request" },
  ])
  const lost = await run(["clients", "export", email, "--out", `${file}/x`, "--reason", "Written request"])
  expect(lost.code).toBe(1)
})

it("asks for a new password: signed out everywhere, and led to change it until it is changed", async () => {
  const { run, json } = await supportDesk(bench)
  const { guest, email, id } = await member()
  const unsure = await run([
    "clients",
    "ask-new-password",
    email,
    "--reason",
    "Strange orders",
    "--lang",
    "fr",
  ])
  expect(unsure).toMatchObject({ code: 2 })
  expect(unsure.err).toContain("il faut --yes.\n")
  const argv = ["clients", "ask-new-password", email, "--reason", "Strange orders", "--yes", "--lang", "en"]
  const done = await run(argv)
  expect(done).toMatchObject({ code: 0, err: "" })
  expect((await guest.call("GET", "/v1/clients/self")).body.code).toBe("login-needed")
  const [letter] = await bench.db("outbox").where({ kind: "new-password-asked" })
  expect(JSON.parse(letter.payload)).toMatchObject({ clientId: id })
  const logIn = (password: string) =>
    guest.call("POST", "/v1/clients/actions/authorize", { username: email, password })
  expect((await logIn("Corneille1637!")).body.mustChangePassword).toBe(true)
  const change = { oldPassword: "Corneille1637!", password: "Rodrigue1637!", confirmation: "Rodrigue1637!" }
  expect((await guest.call("POST", `/v1/clients/${id}/actions/change-password`, change)).status).toBe(204)
  expect((await guest.call("GET", "/v1/clients/self")).body.mustChangePassword).toBe(false)
  expect((await json<SupportClient>("clients", "show", id)).entries).toMatchObject([
    { command: "ask-new-password" },
  ])
  await bench.db("clients").where({ id }).update({ password_hash: null })
  const social = await run([...argv.slice(0, -2), "--lang", "fr"])
  expect(social.code).toBe(1)
  expect(social.err).toContain("Google ou Facebook")
})

it("ends every way into an account that was taken over", async () => {
  const { run, json } = await supportDesk(bench)
  const { guest, email, id } = await member()
  const reason = ["--taken-over", "--reason", "Strange orders"]
  const done = await run(["clients", "ask-new-password", email, ...reason, "--yes", "--lang", "en"])
  expect(done).toMatchObject({
    code: 0,
    err: "",
    out: `Removed: only the link emailed to ${email} gives access to the account, or one sent earlier that restores a former email.\n`,
  })
  const login = { username: email, password: "Corneille1637!" }
  expect((await guest.call("POST", "/v1/clients/actions/authorize", login)).body.code).toBe("login-failed")
  expect(await json<SupportClient>("clients", "show", id)).toMatchObject({
    account: { hasPassword: false },
    entries: [{ command: "end-access", by: "Ada", reason: "Strange orders" }],
  })
})

it("closes an account after a preview, and says later when and by whom", async () => {
  const { run, json } = await supportDesk(bench)
  const { guest, email, id } = await member()
  await dueSale(bench, "stripe", guest)
  const held = await run(["clients", "close", email, "--preview", "--lang", "fr"])
  expect(held.out).toMatch(
    /^Fermer le compte de cliente\d+@exemple\.ca\s\?\n {2}! Commande STRI-\w+\s: un paiement est dû/u,
  )
  const refused = ["clients", "close", email, "--reason", "By phone", "--yes"]
  const owed = /\bSTRI-\w+/.exec(held.out)?.[0]
  const english = await run([...refused, "--lang", "en"])
  expect(english).toMatchObject({ code: 1, out: "" })
  const [first, second] = english.err.split("\n")
  expect(first).toBe(`The account of ${email} can’t be closed yet.`)
  expect(second).toMatch(new RegExp(`^Order ${owed}: a payment is due.*: parterre sales void ${owed}$`))
  const french = await run([...refused, "--lang", "fr"])
  expect(french.err).toMatch(
    new RegExp(
      `^Le compte de ${email} ne peut .+\nCommande ${owed}\\s: .+\\s: parterre sales void ${owed}\n$`,
      "u",
    ),
  )
  expect(french.err).not.toContain("vos commandes")
  expect(JSON.parse((await run([...refused, "--json"])).out)).toMatchObject({
    error: { code: "account-owes" },
  })

  const free = await member()
  await payPlainly(free.guest, "stripe")
  const seen = await run(["clients", "close", free.email, "--preview", "--lang", "en"])
  expect(seen.out).toMatch(/\n {2}- 2 upcoming tickets stay valid\n {2}- 1 order is kept, with who bought\n$/)
  expect(await json<ClosingPreview>("clients", "close", free.email, "--preview")).toMatchObject({ owed: [] })
  expect((await run(["clients", "close", free.email])).code).toBe(2)
  expect((await run(["clients", "close", free.email, "--reason", "By phone"])).code).toBe(2)
  const done = await run(["clients", "close", free.email, "--reason", "By phone", "--yes", "--lang", "en"])
  expect(done).toMatchObject({ code: 0, err: "", out: `Closed: the account of ${free.email}.\n` })
  const gone = await run(["clients", "close", free.email, "--reason", "By phone", "--yes"])
  expect(gone.code).toBe(5)
  const later = await run(["clients", "show", free.id, "--lang", "en"])
  expect(later.out).toMatch(/This account is closed\.[\s\S]+closed by Ada \(By phone\)/)
  expect((await json<SupportClient>("clients", "show", id)).account).toBeDefined()
})

it("refuses support without the permission to write profiles", async () => {
  const { run } = await supportDesk(bench)
  const { email } = await member()
  const permission = () => bench.db("staff_permissions").where({ permission: 150 })
  const [row] = await permission()
  await permission().delete()
  try {
    for (const act of ["export", "close", "ask-new-password"])
      expect(
        (
          await run(
            ["clients", act, email, "--reason", "By phone", "--yes"].filter(
              (word) => act !== "export" || word !== "--yes",
            ),
          )
        ).code,
        act,
      ).toBe(4)
    expect((await run(["clients", "show", email])).code).toBe(0)
  } finally {
    await bench.db("staff_permissions").insert(row)
  }
})

it("lists paid orders, shows one, and mails a receipt again to whom bought", async () => {
  const { run, json } = await supportDesk(bench)
  const guest = await bench.shopper("stripe")
  const { sale } = await payPlainly(guest, "stripe")
  const { receipt_number: receipt } = await bench.saleOf(sale.saleToken)
  const { carts } = await json<{ carts: { state: string }[] }>("sales", "list")
  expect(new Set(carts.map(({ state }) => state))).toEqual(new Set(["paid"]))
  expect((await run(["sales", "show", receipt ?? "", "--lang", "fr"])).out).toContain(receipt)
  const before = await bench.db("outbox").where({ kind: "receipt" })
  const done = await run(["sales", "resend", receipt ?? "", "--lang", "fr"])
  expect(done).toMatchObject({
    code: 0,
    out: `Renvoyé\u00a0: la commande ${receipt}, à marie@example.com.\n`,
  })
  expect(await bench.db("outbox").where({ kind: "receipt" })).toHaveLength(before.length + 1)
  expect((await run(["carts", "show", receipt ?? "", "--lang", "en"])).out).toContain(
    "Ada emailed the receipt and the tickets again.",
  )
  expect(await run(["carts", "replay", receipt ?? ""])).toMatchObject({ code: 0 })
  expect((await run(["sales", "resend", "STRI-00000000"])).code).toBe(5)
})
