/**
 * The plan studio with 20,000 seats in one real Chromium: `npm run bench:studio`. Prints one JSON line: milliseconds to open, to
 * pan and zoom beside the shopper's map of the same plan, to drag a seat and a row, to lay out a curve and to undo; megabytes of heap.
 */
import { cpus } from "node:os"
import type { SeatingPlan } from "@parterre/seating-plans/plan"
import { newBlock } from "@parterre/seating-plans/rows"
import { bundled, launch, openPage } from "../seat-map/browser.ts"
import type { Frames } from "../seat-map/frames.ts"

const ROUNDS = 5
const PITCH = 25
const DEPTH = 30
let seat = 0
const maker = {
  category: "A",
  newGuid() {
    seat += 1
    return `seat-${seat}`
  },
}

/** A zone of a hundred rows of forty, and forty zones of twenty rows of twenty around it. */
function hall(): SeatingPlan {
  const block = (x: number, y: number, rows: number, seats: number) => {
    const laid = newBlock(
      {
        front: { x, y },
        turn: 0,
        pitch: PITCH,
        depth: DEPTH,
        counts: new Array<number>(rows).fill(seats),
        stagger: 0,
        radius: 4_500,
      },
      maker,
    )
    if ("fault" in laid) throw new Error(laid.fault.message.en)
    return laid.rows.map((row, index) => ({ ...row, row_number: String(index + 1) }))
  }
  const zone = (name: string, rows: ReturnType<typeof block>) => ({
    name,
    position: { x: 0, y: 0 },
    rows,
    areas: [],
  })
  const around = Array.from({ length: 40 }, (_, index) =>
    zone(`Section ${index + 1}`, block(1_800 + (index % 8) * 620, 400 + Math.floor(index / 8) * 700, 20, 20)),
  )
  return {
    name: "Bench",
    categories: [{ name: "A", color: "#0072B2" }],
    size: { width: 7_000, height: 4_500 },
    zones: [zone("Floor", block(700, 400, 100, 40)), ...around],
  }
}

const plan = hall()
const text = JSON.stringify(plan)
const browser = await launch()
try {
  const page = await openPage(browser, await bundled("../studio/page.ts"))
  const tools = await page.context().newCDPSession(page)
  const heap = async () => {
    await tools.send("HeapProfiler.collectGarbage")
    await tools.send("HeapProfiler.collectGarbage")
    return (await tools.send("Runtime.getHeapUsage")).usedSize / 1e6
  }
  const before = await heap()
  const open = await page.evaluate((file) => window.studioBench.open(file), text)
  const dragSeat = await page.evaluate(() => window.studioBench.drag("seat"))
  const dragRow = await page.evaluate(() => window.studioBench.drag("row"))
  const curve = await page.evaluate(() => window.studioBench.curve())
  const undo = await page.evaluate(() => window.studioBench.undo())
  const panChosen = await page.evaluate(() => window.studioBench.pan())
  const heapMegabytes = Math.round(((await heap()) - before) * 10) / 10
  // In turns, as the machine does other things too: what it does to one, it does to the other.
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const studio = await page.evaluate(() => window.studioBench.moves())
    rounds.push({ studio, shopper: await page.evaluate(() => window.studioBench.shopper()) })
  }
  const [pan, zoom] = [middle(rounds, "pan"), middle(rounds, "zoom")]
  const figures = {
    open: Math.round(open),
    pan,
    panChosen,
    zoom,
    dragSeat,
    dragRow,
    curve,
    undo,
    heapMegabytes,
  }
  const goals = [
    goal("open within 1 s", open, 1_000),
    goal("pan p95 within 1.5 × of the shopper's map", pan.studio.p95, 1.5 * pan.shopper.p95),
    goal("zoom p95 within 1.5 × of the shopper's map", zoom.studio.p95, 1.5 * zoom.shopper.p95),
    goal("drag of a seat within 2 frames", dragSeat.p95, 33.4),
    goal("drag of a row within 2 frames", dragRow.p95, 33.4),
    goal("curve of 100 × 40 within 50 ms", curve.laid, 50),
    goal("undo within a frame", undo.median, 16.7),
    goal("heap under 60 MB", heapMegabytes, 60),
  ]
  const machine = { cores: cpus().length, chromium: browser.version(), node: process.version }
  console.log(JSON.stringify({ bench: "studio", seats: seat, machine, ...figures, goals }))
} finally {
  await browser.close()
}

interface Round {
  readonly studio: Readonly<Record<"pan" | "zoom", Frames>>
  readonly shopper: Readonly<Record<"pan" | "zoom", Frames>>
}

/** Of the round whose studio is neither the fastest nor the slowest beside the shopper's map. */
function middle(rounds: readonly Round[], move: "pan" | "zoom") {
  const both = rounds.map(({ studio, shopper }) => ({ studio: studio[move], shopper: shopper[move] }))
  const sorted = both.toSorted((a, b) => a.studio.p95 / a.shopper.p95 - b.studio.p95 / b.shopper.p95)
  return sorted[Math.floor(sorted.length / 2)]!
}

function goal(name: string, is: number, most: number) {
  return { goal: name, is: Math.round(is * 10) / 10, most: Math.round(most * 10) / 10, holds: is <= most }
}
