import { afterAll, beforeAll, expect, it } from "vitest"
import { ids, openPetitTheatre, type PetitTheatre } from "./petit-theatre.ts"
import { failureOf } from "./sdk-client.ts"

let theatre: PetitTheatre
beforeAll(async () => {
  theatre = await openPetitTheatre({}, async (folder) => {
    await folder.write(
      "banners.yaml",
      `carousel: [{ key: ubu, image: images/logo.svg, title: { fr: Ubu revient, en: Ubu is back }, page: ubu }]
main: { key: saison, image: images/logo.svg, title: { fr: La saison, en: The season }, url: https://petit.example/ }
`,
    )
    await folder.write(
      "outlets.yaml",
      `outlets: [{ key: quai, name: { fr: Quai, en: Wharf }, address: { city: Québec, provinceState: QC, country: CA } }]
`,
    )
  })
})
afterAll(() => theatre.close())

const picture = "/assets/petit-theatre/images/logo.svg"

it("are what the home page puts forward; nothing where there is none [CALL-054] [CALL-055] [CALL-056]", async () => {
  const { banners } = theatre.client({ language: "en" }).shop
  expect(await banners.carousel()).toEqual([
    { id: "petit-theatre.ubu", imageUrl: picture, title: "Ubu is back", pageId: ids.page },
  ])
  expect(await banners.main()).toEqual({
    id: "petit-theatre.saison",
    imageUrl: picture,
    title: "The season",
    url: "https://petit.example/",
  })
  expect(await banners.secondary()).toBeUndefined()
})

it("stand beside the outlets, and pages only where they are written", async () => {
  const { outlets, staticPages } = theatre.client().shop
  expect((await outlets.list()).outlets.map(({ name }) => name)).toEqual(["Quai"])
  expect(await failureOf(staticPages.one("faq"))).toMatchObject({ _tag: "page-unknown" })
})
