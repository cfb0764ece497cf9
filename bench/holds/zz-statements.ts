import { buildHouses, largeHouse, openSessions, pairOf } from "./house.ts"
import { postgresCopy, sqliteFile } from "../../server/test/fresh-database.ts"
import { startPostgres } from "../../server/test/postgres.ts"
import { holdDesk } from "../../server/src/holds/hold-desk.ts"
import { randomId } from "../../server/src/ids.ts"
const which = process.argv[2]
const pg = which === "postgres" ? await startPostgres({ durable: true }) : undefined
const { db, close } = pg ? await postgresCopy(pg.url) : await sqliteFile()
await buildHouses(db)
if (pg) await db.raw("ANALYZE")
const desk = holdDesk({ db, clock: { now: () => Date.now() }, newId: randomId })
const times = new Map<string, number[]>()
const at = new Map<string, number>()
db.on("query", (q: any) => at.set(q.__knexQueryUid, performance.now()))
db.on("query-response", (_: any, q: any) => {
  const key = q.sql.slice(0, 60).replaceAll(/\s+/g, " ")
  const list = times.get(key) ?? []
  list.push(performance.now() - (at.get(q.__knexQueryUid) ?? 0)); times.set(key, list)
})
let n = 0
const batch = async (size: number) => {
  const t = performance.now()
  await Promise.all(Array.from({ length: size }, () => {
    const p = pairOf(largeHouse, n); n += 1
    return desk.place({ website: largeHouse.website, sessionId: `s${n}`, requested: { kind: "lines", groups: [{ type: "show", id: p.eventId, prices: [{ id: p.priceId, qty: 2, seatIds: [...p.seatIds] }] }] } as never })
  }))
  return performance.now() - t
}
for (let i = 0; i < 15; i += 1) await batch(64)
times.clear()
const ms: number[] = []
const cpu = process.cpuUsage()
for (let i = 0; i < 30; i += 1) ms.push(await batch(64))
const used = process.cpuUsage(cpu)
ms.sort((a, b) => a - b)
console.log(`${which} batch of 64: median ${ms[15]?.toFixed(1)} ms; own cpu per batch ${((used.user + used.system) / 30000).toFixed(1)} ms`)
for (const [k, list] of times) { const s = list.toSorted((a, b) => a - b); console.log(`${(s[s.length >> 1] ?? 0).toFixed(2).padStart(8)} ms x${list.length / 30}  ${k}`) }
await close(); await pg?.stop()
process.exit(0)
