import type { RenewalFile } from "../../src/renewals/renewal-file.ts"
import { instalmentShops } from "../house/instalment-season.ts"
import { renewalShop } from "../house/renewal-shop.ts"
import type { Sequence } from "./sequences.ts"
import type { Running, Storm } from "./storm.ts"

/** Minutes in which a season can be renewed: some sequences take longer. */
const RENEWABLE = 60
/** Days after the storm began on which instalments are due: it never lasts as long. */
const DUE_AFTER = [25, 39]
const DAY = 24 * 3_600_000

/** The days on which the later instalments of a storm that begins now are due. */
export const instalmentDays = ({ bench }: Storm): readonly string[] =>
  DUE_AFTER.map((days) => new Date(bench.clock.now() + days * DAY).toISOString().slice(0, 10))

interface Place {
  readonly sequence: Sequence
  readonly seatIds: readonly string[]
}

/** Shoppers with seats in their carts, and holders with the link to their season. */
export async function beginAll(
  storm: Storm,
  sequences: readonly Sequence[],
  instalmentDates: readonly string[],
): Promise<Running[]> {
  const places = sequences.map((sequence) => ({
    sequence,
    seatIds: storm.takeSeats(sequence.shop, sequence.seats),
  }))
  const links = await linksFor(storm, places, instalmentDates)
  return Promise.all(
    places.map(async ({ sequence, seatIds }): Promise<Running> => {
      const guest = await storm.bench.shopper(sequence.shop, { seats: 0 })
      const link = links.get(addressOf(seatIds, sequence))
      if (sequence.sells === "cart") await guest.hold(seatIds)
      else if (link === undefined) throw new Error(`No link was mailed for ${seatIds}`)
      return { sequence, guest, seatIds, link, saleToken: undefined }
    }),
  )
}

const addressOf = (seatIds: readonly string[], { shop }: Sequence) =>
  `${[shop, ...seatIds].join("-").toLowerCase()}@example.com`

/** The links to seasons that the organisers of the shops mail, by the holder's address. */
async function linksFor(
  storm: Storm,
  places: readonly Place[],
  instalmentDates: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { bench } = storm
  const links: [string, string][] = []
  for (const name of instalmentShops) {
    const own = places.filter(({ sequence: { shop, sells } }) => shop === name && sells === "season")
    if (own.length === 0) continue
    const shop = renewalShop(bench, name)
    // What the sequences before have written is not what is looked for.
    await bench.db("outbox").delete()
    const holders = own.map(({ seatIds, sequence }) => ({
      ...{ email: addressOf(seatIds, sequence), firstname: "Marie", lastname: "Tremblay", language: "fr" },
      seats: { adulte: seatIds },
    }))
    const { deadline } = shop.endsIn(RENEWABLE)
    const terms = { ...{ from: undefined, holders, instalments: 3, instalmentDates, deadline } }
    links.push(...(await shop.offer(terms as unknown as Partial<RenewalFile>)))
  }
  return new Map(links)
}
