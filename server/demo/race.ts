/**
 * Fifty robots race over HTTP for ten seats of the running demo. Prints who got what; ends with 1 when a seat was
 * held twice. `npm run demo:race -- --url http://localhost:4000 --site belvedere --robots 50`
 */
import { parseArgs } from "node:util"
import type { Answer, Cart, EventDetail, Problem, SeatDetail, Section, Venue } from "@parterre/contract"

const { values } = parseArgs({
  options: {
    url: { type: "string", default: `http://localhost:${process.env.PORT ?? "4000"}` },
    site: { type: "string", default: "belvedere" },
    robots: { type: "string", default: "50" },
  },
})
const robots = Number(values.robots)
const seatsWanted = 10

interface Prize {
  readonly seatId: string
  readonly priceId: string
  readonly label: string
}

interface Result {
  readonly robot: number
  readonly prize: Prize
  /** The problem's code when the robot came too late. */
  readonly outcome: string
  readonly milliseconds: number
}

async function call<Body>(
  method: string,
  path: string,
  options: { body?: unknown; token?: string } = {},
): Promise<Body | Problem> {
  const url = new URL(path, values.url)
  url.searchParams.set("subdomain", values.site)
  url.searchParams.set("language", "en")
  url.searchParams.set("cache", "0")
  const answer = await fetch(url, {
    method,
    headers: {
      ...(options.body === undefined ? {} : { "content-type": "application/json" }),
      ...(options.token === undefined ? {} : { "x-session-token": options.token }),
    },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  })
  return (await answer.json()) as Body | Problem
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === "object" && answer !== null && "code" in answer && "action" in answer

async function read<Body>(path: string): Promise<Body> {
  const answer = await call<Body>("GET", path)
  if (isProblem(answer)) throw new Error(`${path}: ${answer.message}`)
  return answer
}

/** The first event on sale that has ten rows whose first seat can be taken without leaving another alone. */
async function findPrizes(): Promise<{ event: EventDetail; prizes: Prize[] }> {
  const pages = await read<Answer<"listPages">>("/v1/pages")
  for (const { nextEventId } of pages) {
    if (nextEventId === undefined) continue
    const event = await read<EventDetail>(`/v1/events/${encodeURIComponent(nextEventId)}`)
    if (event.saleState !== "ONSALE" || !event.seatMap) continue
    const prizes = await prizesOf(event)
    if (prizes.length === seatsWanted) return { event, prizes }
  }
  throw new Error(`${values.site} has no event on sale with ${seatsWanted} free rows`)
}

async function prizesOf(event: EventDetail): Promise<Prize[]> {
  const id = encodeURIComponent(event.id)
  const venue = await read<Venue>(`/v1/seatmap/event/${id}/full`)
  const prizes: Prize[] = []
  for (const section of venue.levels.flatMap((level) => level.sections)) {
    if ((section.rows ?? []).length === 0) continue
    const details = await read<SeatDetail[]>(
      `/v1/seatmap/event/${id}/section/${encodeURIComponent(section.id)}/details`,
    )
    prizes.push(...firstSeats(section, details, event))
  }
  return prizes.slice(0, seatsWanted)
}

/** Seats at the end of rows with at least three free ones there: taking one leaves no seat alone. */
function firstSeats(section: Section, details: readonly SeatDetail[], event: EventDetail): Prize[] {
  const levelOf = new Map(
    details.flatMap((seat) => (seat.sellable ? [[seat.seatId, seat.priceLevelId]] : [])),
  )
  return (section.rows ?? [])
    .filter((row) => row.type === "SEAT")
    .filter((row) => row.seats.length > 2 && row.seats.slice(0, 3).every((seat) => levelOf.has(seat.id)))
    .flatMap((row) => {
      const [seat] = row.seats
      const level = event.priceLevels.find(({ id }) => id === levelOf.get(seat?.id ?? ""))
      const price = level?.prices.find(({ minTickets, divisor }) => minTickets <= 1 && divisor <= 1)
      if (seat === undefined || price === undefined) return []
      return { seatId: seat.id, priceId: price.id, label: `${section.name}, ${row.name} ${seat.name}` }
    })
}

async function openSession(): Promise<string> {
  const session = await call<Answer<"createSession">>("POST", "/v1/session")
  if (isProblem(session)) throw new Error(session.message)
  return session.sessionToken
}

async function race(robot: number, token: string, event: EventDetail, prize: Prize): Promise<Result> {
  const start = performance.now()
  const line = { id: prize.priceId, qty: 1, seatIds: [prize.seatId] }
  const answer = await call<Answer<"createHolds">>("POST", "/v1/holds", {
    token,
    body: [{ type: "show", id: event.id, prices: [line] }],
  })
  const milliseconds = performance.now() - start
  return { robot, prize, outcome: isProblem(answer) ? answer.code : "held", milliseconds }
}

/** What the carts say, which is what counts. */
async function seatsInCarts(tokens: readonly string[]): Promise<string[]> {
  const carts = await Promise.all(tokens.map((token) => call<Cart>("GET", "/v1/cart/self", { token })))
  return carts.flatMap((cart) => {
    if (isProblem(cart)) throw new Error(cart.message)
    return cart.cartElements.flatMap((element) => element.prices.flatMap((price) => price.seatIds))
  })
}

function print(event: EventDetail, prizes: readonly Prize[], results: readonly Result[]): void {
  console.info(`${robots} robots, ${prizes.length} seats: ${event.title} (${event.id})\n`)
  for (const prize of prizes) {
    const wanted = results.filter((result) => result.prize === prize)
    const winners = wanted.filter((result) => result.outcome === "held")
    const names = winners.map((winner) => `robot ${winner.robot}`).join(", ") || "nobody"
    const late = wanted.filter((result) => result.outcome === "seats-taken").length
    console.info(`  ${prize.label.padEnd(34)} ${names.padEnd(12)} ${late} came too late`)
  }
  const times = results.map((result) => result.milliseconds).sort((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)
  console.info(`\n  answers in ${at(0.5)} ms (median), ${at(1)} ms (slowest)`)
}

const { event, prizes } = await findPrizes()
const tokens = await Promise.all(Array.from({ length: robots }, openSession))
// Nobody wins for being first in our list.
const start = tokens.map((token, robot) => ({ token, robot, draw: Math.random() }))
const results = await Promise.all(
  start
    .sort((one, other) => one.draw - other.draw)
    .map(({ token, robot }) => race(robot + 1, token, event, prizes[robot % prizes.length] as Prize)),
)
const held = await seatsInCarts(tokens)
await Promise.all(tokens.map((token) => call("DELETE", "/v1/cart/delete", { token })))

print(event, prizes, results)
const soldTwice = held.length - new Set(held).size
const odd = results.filter((result) => result.outcome !== "held" && result.outcome !== "seats-taken")
for (const result of odd) console.info(`  robot ${result.robot} was told: ${result.outcome}`)
console.info(`  ${held.length} held, ${soldTwice} sold twice`)
process.exitCode = soldTwice === 0 && odd.length === 0 && new Set(held).size === prizes.length ? 0 : 1
