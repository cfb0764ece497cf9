/**
 * A crowd that wants the same evening, as a process of its own: each opens a session, waits in the queue as the shop's
 * screen does, chooses two seats and pays. Told what to do by one message; answers what became of everybody.
 */
import { setTimeout as after } from "node:timers/promises"
import { Pool } from "undici"
import { type BenchHouse, pairOf, pairsOf } from "../holds/house.ts"

export interface Rush {
  readonly ports: readonly number[]
  readonly house: BenchHouse
  readonly shoppers: number
  /** How many of them come before the queue opens; the others come after it, within `lateMilliseconds`. */
  readonly early: number
  /** Epoch milliseconds. */
  readonly opensAt: number
  readonly lateMilliseconds: number
  /** When all is given up. */
  readonly endsAt: number
}

export interface Rushed {
  /** How many shoppers ended how: `bought`, `left`, `sold out`, or the code of a problem. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Seats that were chosen by hand and that somebody else had taken. */
  readonly taken: number
  /** Milliseconds. */
  readonly hold: Shares
  readonly nothing: Shares
  readonly payment: Shares
  /** From the first purchase to the last. */
  readonly soldIn: number
}

interface Shares {
  readonly p50: number
  readonly p99: number
}

/** Of so many who hold seats one gives them back and goes. */
const leaver = 20
/** Of so many one chooses by hand, and the others take the best. */
const chooser = 4
/** Milliseconds that it takes to choose, and to fill in who pays: at least, and so much more for the slowest. */
const [quickest, slower] = [1_000, 4_000]
const thinks = (number: number) => after(quickest + ((number * 7919) % slower))
/** How many want to go together: two and a third, one with another. */
const parties = [2, 1, 2, 4, 2, 3, 2, 2, 3]
/** How often somebody chooses by hand before taking what is best. */
const mostTries = 8
/** Milliseconds until somebody who found nothing looks again. */
const tryAgainAfter = 2_000
/** Milliseconds between two requests that do nothing. */
const probeEvery = 50

interface Told {
  readonly state?: string
  readonly pollSeconds?: number
  readonly code?: string
}
type Told200 = Told & Readonly<Record<string, unknown>>

async function rush(order: Rush): Promise<Rushed> {
  const { house, ports } = order
  const pools = ports.map((port) => new Pool(`http://127.0.0.1:${port}`, { connections: 100, pipelining: 1 }))
  const eventId = `${house.website.id}.${house.events[0]}`
  const record = { type: "events", id: eventId }
  const outcomes: Record<string, number> = {}
  const times = { hold: [] as number[], nothing: [] as number[], payment: [] as number[] }
  const sold: number[] = []
  let seatsSold = 0
  let taken = 0
  let isOver = false

  async function call(at: number, method: string, path: string, token?: string, body?: object) {
    const headers = {
      "content-type": "application/json",
      ...(token === undefined ? {} : { "x-session-token": token }),
    }
    const pool = pools[at % pools.length] as Pool
    const answer = await pool.request({
      method: method as "GET",
      path: `${path}?subdomain=${house.website.id}&language=en`,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    })
    const text = await answer.body.text()
    const told = (text === "" ? {} : JSON.parse(text)) as Told200
    return { status: answer.statusCode, told }
  }

  const timed = async <Done>(of: number[], work: Promise<Done>): Promise<Done> => {
    const began = performance.now()
    const done = await work
    of.push(performance.now() - began)
    return done
  }

  async function shopper(at: number): Promise<string> {
    const opened = await call(at, "POST", "/v1/session", undefined, {})
    const token = String(opened.told.sessionToken)
    // Any process may answer: nothing sticks to one.
    let turn = at
    const ask = (method: string, path: string, body?: object) => {
      turn += 1
      return call(turn, method, path, token, body)
    }
    let place = await ask("POST", `/v1/key/events/${eventId}`, record)
    while (place.told.state !== "authorized") {
      if (place.status !== 200) return place.told.code ?? String(place.status)
      if (Date.now() > order.endsAt) return "waited for too long"
      await after((place.told.pollSeconds ?? 10) * 1000)
      place = await ask("POST", `/v1/key/events/${eventId}/eta`, record)
    }
    await ask("GET", `/v1/seatmap/event/${eventId}/availability`)
    await thinks(at)
    const key = String(place.told.token)
    let held = await hold(at, ask, key)
    // What is in the carts of others may come back: people try again.
    while (held === "sold out" && seatsSold < house.seats && Date.now() < order.endsAt) {
      await after(tryAgainAfter)
      held = await hold(at, ask, key)
    }
    if (typeof held === "string") {
      await ask("PUT", "/v1/kickout")
      return held
    }
    if (at % leaver === 0) {
      await ask("PUT", "/v1/kickout")
      return "left"
    }
    await thinks(at * 7)
    const sale = await ask("PUT", "/v1/session/create-sale")
    if (sale.status !== 200) return `sale: ${sale.told.code}`
    const { saleToken, amount } = sale.told
    const client = { firstname: "Marie", lastname: "Roy", email: `shopper-${at}@example.com`, language: "fr" }
    const payment = { client, creditCard: { stripeToken: "tok_visa" }, amount, saleToken }
    const paid = await timed(times.payment, ask("POST", "/backend/v1/cart/checkoutCreditCard", payment))
    if (paid.status !== 200) return `payment: ${paid.told.code}`
    sold.push(Date.now())
    seatsSold += held
    return "bought"
  }

  /** The seats that somebody got, or what stood in the way. */
  async function hold(
    at: number,
    ask: (method: string, path: string, body: object) => ReturnType<typeof call>,
    keyserverToken: string,
  ): Promise<number | string> {
    const wanted = parties[at % parties.length] as number
    const { priceId } = pairOf(house, 0)
    for (let tries = 0; wanted === 2 && at % chooser === 0 && tries < mostTries; tries += 1) {
      const { eventId: id, seatIds } = pairOf(house, Math.floor(Math.random() * pairsOf(house)))
      const group = { type: "show", id, prices: [{ id: priceId, qty: 2, seatIds }], keyserverToken }
      const { status, told } = await timed(times.hold, ask("POST", "/v1/holds", [group]))
      if (status === 200) return wanted
      if (told.code !== "seats-taken" && told.code !== "strands-seat") return `hold: ${told.code}`
      taken += 1
    }
    // Where there is no room for all together, some go without the others.
    for (let qty = wanted; qty > 0; qty -= 1) {
      const level = { id: `${house.website.id}.salle.a`, prices: [{ id: priceId, qty }] }
      const body = { priceLevels: [level], keyserverToken }
      const { status, told } = await timed(times.hold, ask("POST", `/v1/holds-pricelevel/${eventId}`, body))
      if (status === 200) return qty
      if (told.code !== "not-enough-together" && told.code !== "not-enough-places")
        return `best: ${told.code}`
    }
    return "sold out"
  }

  async function comes(at: number): Promise<void> {
    const { early, opensAt, lateMilliseconds } = order
    const late = order.shoppers - early
    // The early ones come evenly until shortly before the opening.
    const share = at < early ? at / early : (at - early) / late
    const from = at < early ? start : opensAt
    const within = at < early ? Math.max(0, opensAt - start - 2_000) : lateMilliseconds
    await after(Math.max(0, from + share * within - Date.now()))
    const outcome = await shopper(at).catch((error: unknown) => `trouble: ${String(error)}`)
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
  }

  /** Asks for nothing, all the while: what a request costs at the least then. */
  async function probe(): Promise<void> {
    while (!isOver) {
      await timed(times.nothing, call(0, "POST", "/v1/session", undefined, {}))
      await after(probeEvery)
    }
  }

  const start = Date.now()
  const probing = probe()
  await Promise.all(Array.from({ length: order.shoppers }, (_, at) => comes(at)))
  isOver = true
  await probing
  await Promise.all(pools.map((pool) => pool.close()))
  return {
    outcomes,
    taken,
    hold: shares(times.hold),
    nothing: shares(times.nothing),
    payment: shares(times.payment),
    soldIn: (sold.at(-1) ?? 0) - (sold[0] ?? 0),
  }
}

function shares(times: number[]): Shares {
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round((times[Math.floor((times.length - 1) * share)] ?? 0) * 10) / 10
  return { p50: at(0.5), p99: at(0.99) }
}

process.once("message", (order: Rush) => {
  rush(order).then(
    (done) => process.send?.({ done }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
process.once("disconnect", () => process.exit(0))
