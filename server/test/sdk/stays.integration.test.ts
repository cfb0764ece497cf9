import { api } from "@parterre/sdk"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre, stalls } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
let without: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await folder.edit("tenant.yaml", "languages: [fr, en]", "languages: [fr, en]\nstay22: petit-22")
    await folder.edit(
      "venues/salle.yaml",
      "country: CA",
      "country: CA\n  latitude: 46.3432\n  longitude: -72.5421",
    )
  })
  without = await openPetitTheatre({})
})
afterAll(async () => {
  await theatre.close()
  await without.close()
})

const map = (url: string) => ({
  ...{ page: `${new URL(url).origin}${new URL(url).pathname}` },
  ...Object.fromEntries(new URL(url).searchParams),
})

describe("places to stay near an event", () => {
  it("are on a map of the provider, around the venue, for the night of the event [CALL-074] [CALL-075]", async () => {
    const { shop } = theatre.client({ language: "en" })
    expect(await shop.catalogue.config()).toMatchObject({ nearbyStays: true })
    const { id, embedUrl } = await shop.locations.nearbyStay(ids.event)
    expect(id).toBe(ids.event)
    const night = {
      ...{ page: "https://www.stay22.com/embed/gm", aid: "petit-22", lat: "46.3432", lng: "-72.5421" },
      ...{ checkin: "2027-02-12", checkout: "2027-02-13", ljs: "en" },
    }
    expect(map(embedUrl)).toEqual(night)
    const trial = await shop.run(api.getTestNearbyStay({ path: { id: ids.event } }))
    expect(map(trial.embedUrl)).toEqual({ ...night, campaign: "test" })
  })

  it("are unknown of what is no event, of a cart, and where the organiser has no account there", async () => {
    const { shop } = theatre.client()
    await shop.cart.addElements([stalls("A-1", "A-2")])
    for (const id of ["nothing", (await shop.cart.callCart()).id])
      expect(await failureOf(shop.locations.nearbyStay(id))).toMatchObject({
        _tag: "stay-unknown",
        status: 404,
      })
    const other = without.client().shop
    expect(await other.catalogue.config()).not.toHaveProperty("nearbyStays")
    expect(await failureOf(other.locations.nearbyStay(ids.event))).toMatchObject({ _tag: "stay-unknown" })
  })
})
