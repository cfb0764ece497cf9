import { type Cart, type CartPrice, type HoldGroup, type HoldType, problems } from "@parterre/contract"
import { api, holdGroups, type PriceSelection, withQuantity } from "@parterre/sdk"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from "vitest"
import { sendEverybodyHome } from "../house/small-house.ts"
import { ids, openPetitTheatre, type PetitTheatre, stalls, standing } from "./petit-theatre.ts"
import { failureOf, pass, type SdkClient } from "./sdk-client.ts"

let theatre: PetitTheatre
let client: SdkClient
let shop: SdkClient["shop"]
beforeAll(async () => {
  theatre = await openPetitTheatre()
})
afterAll(() => theatre.close())
beforeEach(async () => {
  await sendEverybodyHome(theatre.db)
  client = theatre.client({ language: "en" })
  shop = client.shop
})

const seatIds = (...seats: readonly string[]) => seats.map((seat) => `parterre-${seat}`)
const held = ({ cartElements }: Cart): string[] =>
  cartElements.flatMap(({ prices }) => prices).flatMap(({ seatIds: seats = [] }) => seats)
const lines = ({ cartElements }: Cart): CartPrice[] => cartElements.flatMap(({ prices }) => prices)
const isFree = async (seat: string) =>
  (await theatre.client().shop.seatMaps.details(ids.event, ids.stalls, { fresh: true })).find(
    ({ seatId }) => seatId === `parterre-${seat}`,
  )?.sellable

describe("a hold", () => {
  it("takes seats and places of several things at once, all or nothing [CALL-023]", async () => {
    const season: HoldGroup = {
      type: "subscription",
      id: ids.season,
      prices: [{ id: ids.seasonAdult, qty: 2, seatIds: seatIds("C-3", "C-4") }],
    }
    const page = { pageUrl: "https://exemple.ca/ubu", imageUrl: "/images/ubu.svg" }
    const { message, cart } = await shop.holds.place([
      { ...stalls("A-1", "A-2"), ...page },
      standing(3),
      season,
    ])
    expect(message).toBe("holds.added")
    expect(held(cart).sort()).toEqual(seatIds("A-1", "A-2", "C-3", "C-4"))
    expect(cart.totalQty).toBe(7)
    expect(client.of("POST /v1/holds")[0]?.body).toEqual([
      { ...stalls("A-1", "A-2"), ...page },
      standing(3),
      season,
    ])

    const other = theatre.client()
    const late = await failureOf(other.shop.holds.place([standing(1), stalls("A-2", "A-3")]))
    expect(late).toMatchObject({ _tag: "seats-taken", status: 409, seatIds: seatIds("A-2") })
    expect((await other.shop.cart.callCart()).totalQty).toBe(0)
  })

  it("is refused in so many words when the own cart holds its seats, from another tab or by a double click", async () => {
    await shop.holds.place([stalls("A-1", "A-2")])
    const before = await shop.cart.callCart()
    const again = await failureOf(shop.holds.place([standing(1), stalls("A-1", "A-2")]))
    expect(again).toMatchObject({
      ...{ _tag: "seats-in-cart", status: 409, action: "review-cart" },
      ...{ group: 1, seatIds: seatIds("A-1", "A-2"), message: problems["seats-in-cart"].text.en },
    })
    const { serverTime: _, remainingTime: __, ...cart } = await shop.cart.callCart()
    expect(before).toMatchObject(cart)
    expect(held(await shop.cart.callCart())).toEqual(seatIds("A-1", "A-2"))
  })

  it("is of one of seven types, all of which this server sells [HOLD-001]", async () => {
    const answers = new Map<HoldType, string>()
    const types = [
      "show",
      "subscription",
      "parking",
      "COMBO",
      "BYOC",
      "MEMBER",
      "GIFT_CERTTIFICATES",
    ] as const
    for (const type of types) {
      const id = type === "show" ? ids.event : ids.season
      const price = type === "show" ? ids.adult : ids.seasonAdult
      const seats = type === "show" ? seatIds("A-1", "A-2") : seatIds("B-1", "B-2")
      const isOfTickets = type === "show" || type === "subscription"
      const line = { id: price, qty: 2, ...(isOfTickets ? { seatIds: seats } : {}) }
      const group = { type, id, prices: [line] }
      answers.set(
        type,
        await shop.holds.place([group]).then(
          ({ message }) => message,
          ({ _tag }) => _tag,
        ),
      )
    }
    // A product is looked for by the id, and a season is none.
    expect(Object.fromEntries(answers)).toEqual({
      show: "holds.added",
      subscription: "holds.added",
      parking: "parking-unknown",
      MEMBER: "membership-unknown",
      GIFT_CERTTIFICATES: "item-unknown",
      COMBO: "combo-unknown",
      BYOC: "combo-unknown",
    })
    const eighth = { ...stalls("B-3", "B-4"), type: "GIFT_CERTIFICATES" as HoldType }
    expect(await failureOf(shop.holds.place([eighth]))).toMatchObject({
      _tag: "request-invalid",
      status: 400,
    })
  })

  it("may state nineteen fields a line, and no other [CALL-024]", async () => {
    const line = {
      qty: 2,
      promoId: "",
      id: ids.adult,
      expositionId: ids.event,
      seatIds: seatIds("A-1", "A-2"),
      parkingId: "",
      parkingDate: "",
      parkingType: "",
      presale: "",
      confirmed: true,
      amount: 4300,
      referenceId: "",
      comboGroupDetailId: "",
      giftCertificatesId: "",
      imageUrl: "",
      pageUrl: "",
      venue: "",
      date: "",
      title: "",
    }
    const unknown = { ...line, colour: "red" }
    const refusal = await failureOf(shop.holds.place([{ type: "show", id: ids.event, prices: [unknown] }]))
    expect(refusal).toMatchObject({ _tag: "request-invalid" })
    expect((await shop.cart.callCart()).totalQty).toBe(0)
    const { cart } = await shop.holds.place([{ type: "show", id: ids.event, prices: [line] }])
    expect(held(cart)).toEqual(line.seatIds)
    expect(client.of("POST /v1/holds").at(-1)?.body).toEqual([
      { type: "show", id: ids.event, prices: [line] },
    ])
  })

  it("states price plus service charges; a wrong amount changes nothing [HOLD-003]", async () => {
    const { priceLevels } = await shop.catalogue.event(ids.event)
    const [price] = priceLevels[0]?.prices ?? []
    if (price === undefined) throw new Error("nothing is sold")
    const picked: PriceSelection = { ...selection, ...price, seatIds: seatIds("A-1", "A-2") }
    const [group] = holdGroups([withQuantity(picked, 2)])
    expect(group?.prices[0]).toMatchObject({ amount: 4000 + 300, qty: 2 })
    await shop.holds.place(group === undefined ? [] : [group])
    const wrong = { ...standing(1), prices: [{ id: ids.standing, qty: 1, amount: 1 }] }
    const { cart } = await shop.holds.place([wrong])
    expect(lines(cart).map(({ total }) => total)).toEqual([2 * 4300, 1600])
  })

  it("asks for what is selected of a price, whatever kind it is of [ENT-021]", async () => {
    const whole: Required<PriceSelection> = {
      ...selection,
      subscriptionId: ids.season,
      hoursId: ids.event,
      comboId: "combo",
      comboGroupId: "group",
      byocId: "byoc",
      giftCertificatesId: "certificate",
      parkingId: "parking",
      parkingDate: "2027-02-12",
      parkingType: "indoor",
      seatIds: seatIds("A-1", "A-2"),
      priceLevel: "Stalls",
      priceType: "adulte",
    }
    expect(Object.keys(whole)).toHaveLength(22)
    const { cart } = await shop.holds.place(holdGroups([whole]))
    expect(lines(cart)).toMatchObject([{ id: ids.adult, eventId: ids.event, qty: 2, seatIds: whole.seatIds }])
    const ofSeason = {
      ...whole,
      typeGroup: "subscription",
      id: ids.seasonAdult,
      seatIds: seatIds("B-1", "B-2"),
    } as const
    expect(lines((await shop.holds.place(holdGroups([ofSeason]))).cart).at(-1)).toMatchObject({
      subscriptionId: ids.season,
      qty: 2,
    })
    const thing = {
      parking: "parking",
      COMBO: "combo",
      BYOC: "byoc",
      GIFT_CERTTIFICATES: "certificate",
    } as const
    for (const [typeGroup, id] of Object.entries(thing))
      expect(holdGroups([{ ...whole, typeGroup: typeGroup as HoldType }])).toMatchObject([
        { type: typeGroup, id },
      ])
  })

  it("is of seats side by side, at one price level [SEAT-001] [SEAT-002]", async () => {
    expect(await failureOf(shop.holds.place([stalls("A-1", "A-3")]))).toMatchObject({
      _tag: "seats-not-together",
    })
    const balcony = {
      ...stalls("A-1"),
      prices: [{ id: ids.adult, qty: 2, seatIds: ["parterre-A-1", "balcon-A-1"] }],
    }
    expect(await failureOf(shop.holds.place([balcony]))).toMatchObject({ _tag: "mixed-price-levels" })
    expect((await shop.cart.callCart()).totalQty).toBe(0)
    expect(held((await shop.holds.place([stalls("A-2", "A-1")])).cart)).toHaveLength(2)
  })

  it("is of a quantity that its price may be sold in, 0 being no limit [QTY-001]", async () => {
    const family = `${ids.event}.parterre.famille`
    const of = (id: string, qty: number) =>
      shop.holds.place([{ type: "show", id: ids.event, prices: [{ id, qty }] }])
    const nine = { ...stalls(), prices: [{ id: ids.adult, qty: 9, seatIds: seatIds("A-1") }] }
    expect(await failureOf(shop.holds.place([nine]))).toMatchObject({ _tag: "quantity-mismatch" })
    const student = `${ids.event}.parterre.etudiant`
    const five = { id: student, qty: 5, seatIds: seatIds("A-1", "A-2", "A-3", "A-4", "A-5") }
    expect(await failureOf(shop.holds.place([{ ...stalls(), prices: [five] }]))).toMatchObject({
      _tag: "invalid-quantity",
      status: 422,
      min: 0,
      max: 4,
    })
    const one = { id: family, qty: 1, seatIds: seatIds("A-1") }
    expect(await failureOf(shop.holds.place([{ ...stalls(), prices: [one] }]))).toMatchObject({
      _tag: "invalid-quantity",
      min: 2,
    })
    // Three at a price that is sold by two: the text says so, in both languages.
    const three = { id: family, qty: 3, seatIds: seatIds("A-1", "A-2", "A-3") }
    const texts = await Promise.all(
      (["fr", "en"] as const).map(async (language) => {
        const client = theatre.client({ language })
        return failureOf(client.shop.holds.place([{ ...stalls(), prices: [three] }]))
      }),
    )
    expect(texts).toMatchObject([
      { step: 2, message: expect.stringContaining("ces billets se vendent par multiples de 2.") },
      { step: 2, message: expect.stringContaining("these tickets are sold 2 at a time.") },
    ])
    expect(await failureOf(of(ids.standing, -1))).toMatchObject({ status: 400 })
    expect((await shop.cart.callCart()).totalQty).toBe(0)
    expect((await of(ids.standing, 18)).cart.totalQty).toBe(18)
  })

  it("lasts its time and no longer, and is nobody else's meanwhile [HOLD-002]", async () => {
    const { cart } = await shop.cart.addElements([stalls("A-1", "A-2")])
    expect(cart).toMatchObject({ reservationTime: 600, remainingTime: 600 })
    const seconds: (number | undefined)[] = []
    const told = new Promise<void>((shown) => {
      shop.cart.countdown((left) => {
        seconds.push(left)
        if (left !== undefined) shown()
      })
    })
    await told
    expect(seconds.at(-1)).toBe(600)
    pass(theatre.clock, 599)
    expect(await isFree("A-1")).toBe(false)
    pass(theatre.clock, 1)
    expect(await isFree("A-1")).toBe(true)
    const next = theatre.client()
    expect(held((await next.shop.holds.place([stalls("A-1", "A-2")])).cart)).toHaveLength(2)
  })

  it("has one ticket each of what it holds, with a place where it is numbered [HOLD-008]", async () => {
    await shop.holds.place([stalls("A-1", "A-2")])
    const [seated, standingLine] = lines((await shop.holds.place([standing(3)])).cart)
    const place = { level: "Ground floor", section: "Stalls", row: "A" }
    expect(seated?.cartDetailToken).toMatchObject([
      { idCartLine: expect.any(String), seat: "1", row: place.row },
      { idCartLine: expect.any(String), seat: "2", row: place.row },
    ])
    expect(standingLine?.cartDetailToken).toHaveLength(3)
    expect(standingLine?.cartDetailToken[0]).not.toHaveProperty("seat")
    const all = [...(seated?.cartDetailToken ?? []), ...(standingLine?.cartDetailToken ?? [])]
    expect(new Set(all.map(({ idCartLine }) => idCartLine)).size).toBe(5)
  })
})

const selection = {
  id: ids.adult,
  typeGroup: "show",
  eventId: ids.event,
  qty: 2,
  minTickets: 0,
  maxTickets: 8,
  divisor: 1,
  price: 4000,
  serviceCharges: 300,
  total: 8600,
} as const satisfies PriceSelection

describe("what is held at a price level", () => {
  it("is the best seats left, side by side; promotions there are none", async () => {
    const hold = { priceLevels: [{ id: ids.stallsLevel, prices: [{ id: ids.adult, qty: 2 }] }] }
    const { cart } = await shop.holds.byPriceLevel(ids.event, hold)
    const [row, numbers] = [
      new Set(held(cart).map((id) => id.split("-")[1])),
      held(cart).map((id) => Number(id.split("-")[2])),
    ]
    expect(row.size).toBe(1)
    expect(Math.abs((numbers[0] ?? 0) - (numbers[1] ?? 0))).toBe(1)
    expect(client.of(`POST /v1/holds-pricelevel/${ids.event}`)[0]?.body).toEqual(hold)
    const promo = await failureOf(shop.holds.byPriceLevel(ids.event, hold, "ETE"))
    expect(promo).toMatchObject({ _tag: "promotion-unknown" })
    expect(client.of(`POST /v1/holds-pricelevel/${ids.event}`)[1]?.query.promo).toBe("ETE")
    const many = {
      priceLevels: [{ id: "petit-theatre.salle.debout", prices: [{ id: ids.standing, qty: 21 }] }],
    }
    expect(await failureOf(shop.holds.byPriceLevel(ids.event, many))).toMatchObject({ status: 409 })
  })

  it("is the same seats at every event of a subscription [CALL-027]", async () => {
    const hold = { priceLevels: [{ id: ids.stallsLevel, prices: [{ id: ids.seasonAdult, qty: 2 }] }] }
    await shop.holds.byPriceLevel({ type: "subscription", id: ids.season }, hold)
    const [line, ...more] = lines(await shop.cart.callCart())
    expect(more).toEqual([])
    expect(line).toMatchObject({ subscriptionId: ids.season, qty: 2, total: 2 * (7001 + 501) })
    expect(line?.seatIds).toHaveLength(2)
    const [asked] = client.of(`POST /v1/holds-pricelevel-subscription/${ids.season}`)
    expect(asked?.body).toEqual(hold)
  })
})

it("a hold that the service cannot write fails with its words, and with 503 [ERR-009]", async () => {
  await shop.holds.place([standing(1)])
  const mend = await nothingIsWritten()
  const refusal = await failureOf(shop.holds.place([stalls("A-1", "A-2")])).finally(mend)
  expect(refusal).toMatchObject({ _tag: "service-unavailable", code: "service-unavailable", status: 503 })
  expect(refusal.message).toBe(problems["service-unavailable"].text.en)
  expect((await shop.cart.callCart()).totalQty).toBe(1)
  expect(await isFree("A-1")).toBe(true)
})

/** The database takes no holds, as when its disk is full; answers how to mend it. */
async function nothingIsWritten(): Promise<() => Promise<unknown>> {
  const { db } = theatre
  if (inject("database") === "sqlite") {
    await db.raw("PRAGMA query_only = ON")
    return async () => db.raw("PRAGMA query_only = OFF")
  }
  const raise = "BEGIN RAISE EXCEPTION 'full' USING ERRCODE = '53100'; END"
  await db.raw(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ ${raise} $$`)
  await db.raw("CREATE TRIGGER full_disk BEFORE INSERT ON claims FOR EACH ROW EXECUTE FUNCTION full_disk()")
  return async () => db.raw("DROP FUNCTION full_disk CASCADE")
}

describe("a release", () => {
  it("gives back what it names of one's own, and ignores the rest [CALL-025] [ERR-010]", async () => {
    const { cart } = await shop.holds.place([stalls("A-1", "A-2"), standing(2)])
    const [seated] = lines(cart)
    const items = [{ eventId: ids.event, reservationId: seated?.reservationId ?? "", qty: 2 }]
    const thief = theatre.client()
    expect((await thief.shop.holds.release(items)).cart.totalQty).toBe(0)
    expect(await isFree("A-1")).toBe(false)
    const answer = await shop.holds.release([...items, { reservationId: "nothing" }])
    expect(answer.message).toBe("success.successDeleteCart")
    expect(answer.cart.totalQty).toBe(2)
    expect(await isFree("A-1")).toBe(true)
    expect(client.of("POST /v1/holds/actions/release")[0]?.body).toEqual([
      ...items,
      { reservationId: "nothing" },
    ])
  })

  it("tells why it cannot be, in the server's words [ERR-010]", async () => {
    await shop.holds.place([stalls("B-1", "B-2", "B-3")])
    const [line] = lines(await shop.cart.callCart())
    const middle = line?.cartDetailToken[1]?.idCartLine ?? ""
    const refusal = await failureOf(shop.holds.release([{ holds: [middle] }]))
    expect(refusal).toMatchObject({ _tag: "release-not-whole" })
    expect(refusal.message).toBe(
      "Some tickets in your cart have to stay together. Remove them together from your cart.",
    )
    expect((await shop.run(api.getCart())).totalQty).toBe(3)
  })
})
