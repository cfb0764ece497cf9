import type { Knex } from "knex"
import type { Handlers } from "../http/handler.ts"
import { Refusal } from "../refusal.ts"

/** Whether this process wants requests; stopping turns it off before the last ones are finished. */
export interface Readiness {
  stopping: boolean
}

export interface HealthDependencies {
  readonly db: Knex
  readonly readiness: Readiness
  readonly version: string
  /** Whether the database has every table this version needs. */
  isMigrated(db: Knex): Promise<boolean>
}

export function healthHandlers({ db, readiness, version, isMigrated }: HealthDependencies): Handlers {
  const ok = { status: "ok" as const, version }
  return {
    getHealth: async () => ok,
    getReadiness: async ({ log }) => {
      if (readiness.stopping) throw new Refusal("service-unavailable")
      const ready = await isMigrated(db).catch((error: unknown) => {
        log.warn({ err: error }, "the database does not answer")
        return false
      })
      if (!ready) throw new Refusal("service-unavailable")
      return ok
    },
  }
}
