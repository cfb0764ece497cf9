import type { Knex } from "knex"
import type { Clock } from "./clock.ts"
import type { NewId } from "./ids.ts"

/** What every module is given; a module reaches for nothing else. */
export interface Dependencies {
  readonly db: Knex
  readonly clock: Clock
  readonly newId: NewId
}
