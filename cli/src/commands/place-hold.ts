import type { EventDetail, HoldsAnswer, Price, PriceLevel } from "@parterre/contract"
import { formatMoney } from "@parterre/domain/money"
import type { Parterre } from "@parterre/sdk"
import { asSupport, type CliSession } from "../cli-session.ts"
import { jsonText } from "../output/json.ts"
import { type Line, line, span } from "../output/lines.ts"
import { seatsText } from "../output/seats.ts"
import { shown } from "../output/shown-text.ts"
import { tableLines } from "../output/table.ts"
import { textsOf } from "../texts.ts"
import { linkLines } from "./link-cart.ts"
import { print } from "./show.ts"
import { usageFailure } from "./usage-failure.ts"

export interface PlaceOptions {
  readonly price?: string
  readonly qty?: number
  readonly seats?: readonly string[]
  readonly minutes?: number
}

/**
 * `parterre holds place`: holds places for somebody on the phone, in a cart of their own, and makes the link that pays it.
 * Without a price it tells the prices; without seats the best ones are taken.
 */
export async function placeHold(session: CliSession, eventId: string, options: PlaceOptions): Promise<void> {
  const { language } = session
  const { place: words, usage } = textsOf(language)
  const { price: priceId, seats, minutes } = options
  const qty = options.qty ?? seats?.length ?? 1
  if (seats !== undefined && seats.length !== qty) throw usageFailure(usage.seatsForQty(qty), language)
  await asSupport(session, async (client) => {
    const event = await client.catalogue.event(eventId)
    if (priceId === undefined) {
      if (session.json) return void session.io.stdout.write(jsonText(pricesOf(event).map(pricedLevel)))
      print(session, [...priceLines(session, event), line(span(words.choose, "label"))])
      return
    }
    const chosen = pricesOf(event).find(({ price }) => price.id === priceId)
    if (chosen === undefined) throw usageFailure(usage.unknownPrice(priceId), language)
    await client.support.openSession()
    const { cart } = await hold(client, eventId, chosen, qty, seats)
    const link = await client.support
      .link(cart.id, { purpose: "pay", ...(minutes === undefined ? {} : { minutes }) })
      .catch(async (failure: unknown) => {
        // Nobody could pay what is held. Where it cannot be released either, it runs out by itself.
        await client.cart.deleteAllElement().catch(() => undefined)
        throw failure
      })
    if (session.json) return void session.io.stdout.write(jsonText({ cart, link }))
    const held = shown(cart)
    print(session, [
      ...held.cartElements.flatMap(({ title, prices }) =>
        prices.map(({ name, cartDetailToken }) =>
          line(
            span(title, "strong"),
            `  ${cartDetailToken.length} × ${name}  ${seatsText(cartDetailToken, language)}`,
          ),
        ),
      ),
      line(words.total(formatMoney(held.tax.totalAfterTaxes, language))),
      ...linkLines(link, language),
    ])
  })
}

interface PriceOfLevel {
  readonly level: PriceLevel
  readonly price: Price
}

const pricesOf = ({ priceLevels }: EventDetail): readonly PriceOfLevel[] =>
  priceLevels.flatMap((level) => level.prices.map((price) => ({ level, price })))

/** A price as a script reads it: two levels may have prices of one name. */
const pricedLevel = ({ level: { id, name }, price }: PriceOfLevel) => ({ ...price, level: { id, name } })

function hold(
  client: Parterre,
  eventId: string,
  { level, price }: PriceOfLevel,
  qty: number,
  seatIds: readonly string[] | undefined,
): Promise<HoldsAnswer> {
  if (seatIds === undefined) return client.cart.addBest(eventId, level.id, [{ id: price.id, qty }])
  return client.cart.addElements([
    { type: "show", id: eventId, prices: [{ id: price.id, qty, seatIds: [...seatIds] }] },
  ])
}

function priceLines({ language }: CliSession, event: EventDetail): readonly Line[] {
  const { place: words } = textsOf(language)
  const table = tableLines<PriceOfLevel>(
    [
      { title: words.price, cell: ({ price }) => price.id },
      { title: words.level, cell: ({ level }) => level.name },
      { title: words.type, cell: ({ price }) => price.name },
      {
        title: words.amount,
        align: "right",
        cell: ({ level, price }) =>
          level.soldout || price.soldout === true
            ? words.soldOut
            : formatMoney(price.price + price.serviceCharges, language),
      },
    ],
    pricesOf(shown(event)),
  )
  return [table.header, ...table.rows]
}
