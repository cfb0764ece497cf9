/** One contender in a process of its own: `run.ts` starts it, tells it what to be, and ends it. */
import fastify, { type FastifyInstance } from "fastify"
import { buildApp } from "../../server/src/app.ts"
import { systemClock } from "../../server/src/clock.ts"
import { readConfig } from "../../server/src/config.ts"
import { type DatabaseLocation, openDatabase } from "../../server/src/database/open-database.ts"
import type { Handlers } from "../../server/src/http/handler.ts"
import { randomId } from "../../server/src/ids.ts"
import { benchSigningKey } from "../http/processes.ts"
import { baselineHandlers } from "./baseline.ts"

export type Contender = "bare" | "floor" | "baseline" | "ours"

/** What a process is told to be. */
export interface ServerOrder {
  readonly contender: Contender
  readonly location: DatabaseLocation
  /** What a hold answers, for those that answer it without holding. */
  readonly answer: object
  /** Variables of the environment, beside or instead of the usual ones. */
  readonly settings?: Readonly<Record<string, string>>
}

const many = "1000000000"
const limits = { LIMIT_PER_MINUTE: many, LIMIT_TICKETS_PER_HOUR: many }
/** Everybody is answered, however late: what is measured is how much can be done. */
const patient = { LIMIT_WAITING_HOLDS: many, LIMIT_DELAY: "0" }

/** A web server and nothing else: no contract, no session, no log. */
function bareServer(answer: object): FastifyInstance {
  const app = fastify()
  app.post("/v1/holds", async () => answer)
  return app
}

/** The whole application. The floor differs by one handler, which answers without doing anything. */
function application({ contender, location, answer, settings = patient }: ServerOrder): FastifyInstance {
  const db = openDatabase(location)
  const config = {
    ...readConfig({ ...limits, SANDBOX: "false", NODE_ENV: "production", LOG_LEVEL: "info", ...settings }),
    ticketSigningKey: benchSigningKey,
  }
  const handlers: Partial<Record<Contender, Handlers>> = {
    floor: { createHolds: async () => answer as never },
    baseline: baselineHandlers(db, answer),
  }
  return buildApp({ db, clock: systemClock, newId: randomId, config, handlers: handlers[contender] ?? {} })
}

process.once("message", async (order: ServerOrder) => {
  const app = order.contender === "bare" ? bareServer(order.answer) : application(order)
  process.send?.(await app.listen({ host: "127.0.0.1", port: 0 }))
  // Whatever else it is sent asks what it has worked so far.
  process.on("message", () => process.send?.(process.cpuUsage()))
})
// A profile is written when the process ends by itself.
process.once("disconnect", () => process.exit(0))
