import { expect, type Page } from "playwright/test"
import type { MapVenue } from "../packages/seat-map/src/venue.ts"
import { TOLERANCE } from "./approved-map.ts"
import { test } from "./bare-map.ts"
import { pictureOf } from "./few-colours.ts"
import { arena, imported, theatre } from "./other-makers.ts"
import { settledPicture } from "./settled-canvas.ts"

/**
 * Plans of other makers, in units of their own and without a setting, beside pictures that a person has looked at: one
 * picture for all units. Pictures are renewed as those of `map-pictures.spec.ts`.
 */

const pitches = [8, 12, 24, 25, 60]

async function open(page: Page, venue: MapVenue) {
  const details = venue.levels.flatMap((level) =>
    level.sections.flatMap(({ rows = [], priceLevels }) =>
      rows.flatMap(({ seats }, r) =>
        seats.map(({ id }, s) => ({
          seatId: id,
          priceLevelId: priceLevels[0] ?? null,
          invisible: false,
          sellable: (r * 5 + Math.floor(s / 3)) % 4 > 0,
        })),
      ),
    ),
  )
  await page.evaluate(([what, all]) => window.bare.open(what, all), [venue, details] as const)
}

async function picture(page: Page) {
  const canvas = page.locator(".parterre-map canvas")
  await settledPicture(canvas)
  return pictureOf(canvas)
}

for (const pitch of pitches) {
  test(`a theatre drawn with seats ${pitch} units apart looks as approved, near and far [MAP-012]`, async ({
    page,
    errors,
  }) => {
    await open(page, imported(theatre(pitch), { tables: ["Cabaret"] }))
    expect(await picture(page)).toMatchSnapshot("other-theatre-whole.png", TOLERANCE)
    await page.evaluate(() => window.bare.map?.showSeats(["orchestra-F-12", "orchestra-F-13"]))
    expect(await picture(page)).toMatchSnapshot("other-theatre-close.png", TOLERANCE)
    expect(errors).toEqual([])
  })

  test(`an arena drawn with seats ${pitch} units apart looks as approved [MAP-002]`, async ({
    page,
    errors,
  }) => {
    const venue = imported(arena(pitch), {}, false)
    const large = venue.levels.flatMap(({ sections }) => sections)
    await open(page, venue)
    await page.evaluate(
      (left) => window.bare.map?.setPlacesLeft(new Map(left)),
      large.map(({ id, numberOfSeats }, i) => [id, Math.round((numberOfSeats * (i % 5)) / 4)] as const),
    )
    expect(await picture(page)).toMatchSnapshot("other-arena-whole.png", TOLERANCE)
    expect(errors).toEqual([])
  })
}

test("seats come out sharp too where a busy phone draws a move after it is over", async ({
  page,
  errors,
}) => {
  await open(page, imported(theatre(24), { tables: ["Cabaret"] }))
  await picture(page)
  await page.evaluate(() => {
    window.bare.map?.showSeats(["orchestra-F-12", "orchestra-F-13"])
    for (const end = performance.now() + 200; performance.now() < end; );
  })
  expect(await picture(page)).toMatchSnapshot("other-theatre-close.png", TOLERANCE)
  expect(errors).toEqual([])
})

test("a plan whose seats were not brought to the map's size would be told apart", async ({
  page,
  errors,
}) => {
  await open(page, { ...imported(theatre(24), { tables: ["Cabaret"] }), seatSizeFactor: 10 / 24 })
  expect(await picture(page)).not.toMatchSnapshot("other-theatre-whole.png", TOLERANCE)
  expect(errors).toEqual([])
})
