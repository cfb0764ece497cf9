import { afterAll, beforeAll, expect, it } from "vitest"
import { issueCertificate } from "../../test/house/certificate-law.ts"
import { type CheckoutBench, startCheckout, takingSeats } from "../../test/house/checkout-shop.ts"
import { entered, openInstalments } from "../../test/house/instalment-season.ts"
import { refunded } from "../../test/house/refunded.ts"
import { renewalShop } from "../../test/house/renewal-shop.ts"
import { seasonLine } from "../../test/house/small-season.ts"
import { reconcile } from "../jobs/reconciler.ts"
import type { RenewalFile } from "../renewals/renewal-file.ts"
import { resendReceipt } from "../support/resend-receipt.ts"
import type { Mail } from "./mail.ts"

let bench: CheckoutBench
let shop: ReturnType<typeof renewalShop>
const seats = takingSeats(40)
beforeAll(async () => {
  bench = await startCheckout(1_000)
  await openInstalments(bench)
  shop = renewalShop(bench, "stripe")
  await bench.db("websites").where({ id: shop.shop.id }).update({ client_account: "OPTIONAL" })
}, 60_000)
afterAll(() => bench.close())

/** The link of a season whose holder has an account, opened by somebody else. */
async function openedByAnother(email: string, change: Partial<RenewalFile> = {}, codes: string[] = []) {
  const holder = await bench.shopper("stripe", { seats: 0 })
  await holder.signUp(email)
  await holder.call("POST", "/v1/holds", [seasonLine("saison", seats(1), "a", "adulte", shop.shop)])
  expect((await holder.pay(await holder.startSale(), { stripeToken: "tok_visa" })).status).toBe(200)
  const token = (await shop.offer(change)).get(email) ?? ""
  const guest = await bench.shopper("stripe", { seats: 0 })
  const { body: renewal } = await shop.details(guest, token, codes)
  const client = { ...guest.client, firstname: "Paul", email: `paul.${email}` }
  await shop.mails()
  return { guest, renewal, client }
}

/** What leaves now, by who reads it. */
async function receiptsOf(email: string): Promise<{ holder: Mail | undefined; payer: Mail | undefined }> {
  const mails = await shop.mails()
  const to = (address: string) => mails.find((mail) => mail.to === address)
  return { holder: to(email), payer: to(`paul.${email}`) }
}

it("tells whoever paid for a season on paper of no email, and its holder where it is sent", async () => {
  const email = "papier@example.com"
  const { guest, renewal, client } = await openedByAnother(email)
  const address = { type: "BILLING", addressLine1: "12, rue des Remparts", city: "Québec" }
  const addresses = [{ ...address, zipCode: "G1R 3R5", country: "CA", province: "QC" }]
  const paid = await shop.pay(guest, renewal.saleToken, undefined, {
    shipping: { id: 1, code: "SeasonBookelts", price: 0 },
    client: { ...client, addresses },
  })
  expect(paid.status).toBe(200)
  const { holder, payer } = await receiptsOf(email)
  expect(payer?.text).toMatch(/^Bonjour Paul,\n\nMerci de votre achat\. Voici votre reçu\.\n\nCommande/)
  expect(holder?.text).toMatch(
    /^Bonjour Marie,\n\nVotre abonnement a été renouvelé\.\nVos billets seront envoyés à l’adresse donnée lors du paiement\.\n\nCommande/,
  )
  expect(holder?.html).not.toContain("Remparts")
  for (const mail of [holder, payer]) expect(mail?.attachments).toEqual([])
})

it("tells a holder in their language, and nothing of how it was paid, in parts, by certificate or by refund", async () => {
  const email = "parts@example.com"
  const code = "SAISON-2468-5678"
  await issueCertificate(bench.db, { websiteId: shop.shop.id, code, value: 5_000 })
  const terms = { instalments: 3, instalmentDates: ["2027-01-15", "2027-01-18"] }
  const { guest, renewal, client } = await openedByAnother(email, terms, [code])
  await bench.db("clients").where({ email }).update({ language: "en", firstname: "Maud" })
  const parts = (renewal.instalments ?? []).map(({ amount }) => amount)
  const amount = parts.reduce((sum, part) => sum + part, 0)
  const card = await entered(bench, guest, "stripe", { ...renewal, amount: parts[0] ?? 0 })
  const seen = { client, amount, giftCertificateAmount: 5_000, instalments: true }
  expect((await shop.pay(guest, renewal.saleToken, card, seen)).status).toBe(200)
  const bought = await receiptsOf(email)
  for (const said of ["Versement 1 sur 3", "•••• 4242", "Chèque-cadeau", "à la personne titulaire"])
    expect(bought.payer?.text).toContain(said)
  expect(bought.holder?.text).toMatch(
    /^Hello Maud,\n\nYour subscription was renewed\. Here are your tickets\.\nYour tickets are attached/,
  )
  expect(bought.holder?.attachments.map(({ filename }) => filename)).toEqual([
    expect.stringMatching(/^tickets-/),
  ])
  const theirs = /Versement|Payment \d|••••|certificate|Paul|Left to pay/
  for (const body of [bought.holder?.text, bought.holder?.html]) expect(body).not.toMatch(theirs)

  const sale = await bench.saleOf(renewal.saleToken)
  await reconcile(bench.payments, bench.clock.now() + 60_000)
  await refunded(bench, sale)
  await shop.mails()
  await resendReceipt(bench.payments, sale, "Ada")
  const again = await receiptsOf(email)
  expect(again.payer?.text).toContain("Remboursements")
  expect(again.payer?.text).not.toContain("à la personne titulaire")
  expect(again.holder?.text).toMatch(/^Hello Maud,\n\nYour subscription was renewed\.\n\nOrder/)
  expect(again.holder?.text).toContain(": Refunded")
  for (const body of [again.holder?.text, again.holder?.html]) expect(body).not.toMatch(theirs)
}, 60_000)
