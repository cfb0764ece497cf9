import type { Promotion } from "@parterre/contract"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { fakeClient } from "../../test/fake-client.ts"
import { type ParterreShop, ShopContext } from "../provider/ParterreProvider.tsx"
import { mapSource } from "../seating/map/map-source.ts"
import type { SeatSelection } from "../seating/seat-selection.ts"
import { createSeatSelection } from "../seating/selection/create-seat-selection.ts"
import { type EventOffer, useEventOffer } from "./use-event-offer.ts"

const promotion = (name: string, forMembers = false): Promotion => ({
  ...{ promoId: name, name, code: name, prices: [] },
  ...(forMembers ? { forMembers } : {}),
})

interface ReaderProps {
  readonly selection: SeatSelection
  readonly onRead: (offer: EventOffer) => void
}

function Reader({ selection, onRead }: ReaderProps) {
  onRead(useEventOffer(selection))
  return null
}

/** A shop whose server answers about a code, or about the membership, when the test says so. */
async function opened() {
  const fake = fakeClient([{ id: "A", rows: ["...."] }])
  const questions: PromiseWithResolvers<Promotion>[] = []
  const lookUp = () => {
    const question = Promise.withResolvers<Promotion>()
    questions.push(question)
    return question.promise
  }
  const client = { ...fake.client, promotions: { lookUp } } as unknown as ParterreShop["client"]
  const known = await mapSource(client, "le-cid").read()
  const selection = createSeatSelection(client, "le-cid", { known })
  const offers: EventOffer[] = []
  const reader = createElement(Reader, { selection, onRead: (offer) => void offers.push(offer) })
  renderToStaticMarkup(createElement(ShopContext, { value: { client } as ParterreShop }, reader))
  const [offer] = offers
  if (offer === undefined) throw new Error("The offer was not read")
  return {
    offer,
    answer: (index: number, found: Promotion) => questions[index]?.resolve(found),
    applied: () => selection.get().offer.promotion?.name,
  }
}

it("does not bring a code back that was removed while it was asked for in another language", async () => {
  const { offer, answer, applied } = await opened()
  const first = offer.applyPromotion("SPRING")
  answer(0, promotion("Spring"))
  await first
  expect(applied()).toBe("Spring")
  const again = offer.applyPromotion("SPRING")
  offer.removePromotion()
  answer(1, promotion("Printemps"))
  await again
  expect(applied()).toBeUndefined()
})

it("sells by the code that was typed last, whichever is answered first", async () => {
  const { offer, answer, applied } = await opened()
  const both = [offer.applyPromotion("SPRING"), offer.applyPromotion("SUMMER")]
  answer(1, promotion("Summer"))
  await both[1]
  answer(0, promotion("Spring"))
  await both[0]
  expect(applied()).toBe("Summer")
})

it("does not bring a member's prices back that were removed meanwhile", async () => {
  const { offer, answer, applied } = await opened()
  const asked = offer.applyPromotion()
  offer.removePromotion()
  answer(0, promotion("Member", true))
  await asked
  expect(applied()).toBeUndefined()
})

it("sells by a typed code, though the membership is asked about after it", async () => {
  const { offer, answer, applied } = await opened()
  const both = [offer.applyPromotion("SPRING"), offer.applyPromotion()]
  answer(1, promotion("Member", true))
  await both[1]
  answer(0, promotion("Spring"))
  await both[0]
  expect(applied()).toBe("Spring")
})
