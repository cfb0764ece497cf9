import { expect, it } from "vitest"
import { deliveriesByWay } from "./deliveries-by-way.ts"

const evening = { eventId: "soir", title: "Le Cid", eventStart: "2026-12-05T19:30:00-05:00" }
const matinee = { eventId: "matinee", title: "Tosca", eventStart: "2026-12-06T14:00:00-05:00" }
const named = ({ code }: { code: string }) => code

it("says that all of an order goes one way, with each event once", () => {
  const shipping = [
    { eventId: "soir", code: "POSTE" },
    { eventId: "matinee", code: "POSTE" },
  ]
  const season = { title: "Season", events: [evening, matinee] }
  expect(deliveriesByWay({ shipping, cartElements: [evening, season] }, named)).toEqual([
    {
      name: "POSTE",
      isAll: true,
      deliveries: shipping,
      events: [
        { title: "Le Cid", lineTitle: "Le Cid", date: evening.eventStart },
        { title: "Tosca", lineTitle: "Season", date: matinee.eventStart },
      ],
    },
  ])
})

it("tells apart what goes other ways, and names an event only where a line does", () => {
  const shipping = [
    { eventId: "soir", code: "POSTE" },
    { eventId: "gone", code: "WILLCALL" },
  ]
  expect(deliveriesByWay({ shipping, cartElements: [{ title: "Le Cid", eventId: "soir" }] }, named)).toEqual([
    {
      name: "POSTE",
      isAll: false,
      deliveries: [shipping[0]],
      events: [{ title: "Le Cid", lineTitle: "Le Cid" }],
    },
    { name: "WILLCALL", isAll: false, deliveries: [shipping[1]], events: [] },
  ])
  expect(deliveriesByWay({ shipping: [], cartElements: [] }, named)).toEqual([])
})
