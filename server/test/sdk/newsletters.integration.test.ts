import { afterAll, beforeAll, expect, it } from "vitest"
import { addContactAddress } from "../fixture-folder.ts"
import { newAddress, profile } from "../house/client-shop.ts"
import { testNewsletters } from "../serve.ts"
import { ids, openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await addContactAddress(folder)
    await folder.write(
      "newsletters.yaml",
      `newsletters:
  - { key: nouvelles, title: { fr: Nouvelles, en: News }, text: { fr: Chaque mois, en: Monthly } }
  - key: troupe
    title: { fr: La troupe, en: The company }
    text: { fr: Ses tournées, en: Its tours }
    producer: { fr: La Troupe, en: The Company }
    pages: [ubu]
`,
    )
  })
})
afterAll(() => theatre.close())

const [own, producers] = ["petit-theatre.nouvelles", "petit-theatre.troupe"]
const form = (email: string) => profile(email) as ReturnType<typeof profile> & { language: "fr" }

it("are offered in a profile and at a sale, asked for and left [CALL-108] [CALL-109] [CALL-110] [CALL-111] [ENT-037] [NEWS-002] [NEWS-003]", async () => {
  const { shop, of } = theatre.client()
  const { id = "" } = await shop.clients.signUp(form(newAddress()))
  const offered = await shop.newsletters.ofProfile(id)
  expect(offered.map((one) => [one.id, one.alreadySubscribed])).toEqual([
    [own, false],
    [producers, false],
  ])
  expect(of(`GET /v1/mailinglist/master/client/${id}`)).toHaveLength(1)
  expect(of(`GET /v1/mailinglist/client/${id}`)).toHaveLength(1)
  expect((await shop.newsletters.ofSale([ids.event], id)).map((one) => one.id)).toEqual([own, producers])
  expect(of("POST /v1/mailinglist")[0]?.body).toEqual({ clientId: id, performanceIds: [ids.event] })
  const asked = await shop.newsletters.change({ clientId: id, subscribe: [own], unsubscribe: [] })
  expect(asked[0]?.confirmationSent).toBe(true)
  const [ask] = await theatre.db("newsletter_asks").where({ client_id: id })
  const token = testNewsletters.write("petit-theatre", { kind: "confirm", id: ask.letter_id })
  expect((await shop.newsletters.confirm(token))[0]?.alreadySubscribed).toBe(true)
  const leaving = testNewsletters.write("petit-theatre", { kind: "letter", id: ask.letter_id })
  expect((await shop.newsletters.leave(leaving))[0]?.alreadySubscribed).toBe(false)
  expect(await failureOf(shop.newsletters.confirm("made-up"))).toMatchObject({
    _tag: "newsletter-link-ended",
  })
})

it("are asked for by a guest with an address [NEWS-005]", async () => {
  const { shop } = theatre.client()
  expect((await shop.newsletters.ofSale([])).map((one) => one.id)).toEqual([own])
  const guest = {
    email: newAddress(),
    city: "Québec",
    postalCode: "G1R 4P5",
    province: "QC",
    language: "both",
  } as const
  const asked = await shop.newsletters.change({ ...guest, subscribe: [own], unsubscribe: [] })
  expect(asked[0]).toMatchObject({ alreadySubscribed: false, confirmationSent: true })
})

it("stand beside forms that ask whether what was typed looks right [CALL-086] [CALL-087] [CALL-088] [CALL-090] [VAL-035]", async () => {
  const { shop } = theatre.client()
  expect(await shop.verifications.mail("marie@gmial.com")).toEqual({
    valid: true,
    suggestion: "marie@gmail.com",
  })
  expect((await shop.verifications.phone("418 555-1234")).status).toBe("valid")
  const address = { line1: "12, rue Ontario", city: "Montréal", country: "CA", zip: "D1R 4P5" }
  expect((await shop.verifications.address(address)).status).toBe("invalid")
})
