import type { DatabaseWatch } from "../database/database-watch.ts"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"

/** Whether this process wants requests; stopping turns it off before the last ones are finished. */
export interface Readiness {
  stopping: boolean
}

export interface HealthDependencies {
  readonly readiness: Readiness
  readonly version: string
  readonly database: Pick<DatabaseWatch, "check">
}

export function healthHandlers({ readiness, version, database }: HealthDependencies): Handlers {
  const ok = { status: "ok" as const, version }
  return {
    getHealth: async () => ok,
    getReadiness: async ({ log }) => {
      if (readiness.stopping) throw new Refusal("service-unavailable")
      await database.check().catch((error: unknown) => {
        log.warn({ err: error }, "the database cannot be used")
        throw new Refusal("service-unavailable")
      })
      return ok
    },
  }
}
