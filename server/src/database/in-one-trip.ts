import type { Knex } from "knex"
import { isPostgres } from "./open-database.ts"

/**
 * Does what needs no answer of what stands before it, in this order; PostgreSQL is asked once for all of it, and runs nothing
 * after what fails. Each must ask for its statements before it waits for anything, as an async function that begins with
 * them does: one that comes later is in a later trip, and in another order. Throws what the first of those that
 * failed throws, when all have ended. Outside of a transaction they run one after the other, on one connection at a time.
 */
export async function inOneTrip<const Works extends readonly (() => Promise<unknown>)[]>(
  trx: Knex,
  works: Works,
): Promise<{ -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>> }> {
  type Answers = { -readonly [At in keyof Works]: Awaited<ReturnType<Works[At]>> }
  if (!isPostgres(trx) || trx.isTransaction !== true) {
    const answers: unknown[] = []
    for (const work of works) answers.push(await work())
    return answers as Answers
  }
  // Each is asked by an async function, so that a builder that is given as it is keeps its place among the others.
  const outcomes = await Promise.allSettled(works.map(async (work) => work()))
  const failed = outcomes.find((outcome) => outcome.status === "rejected")
  if (failed !== undefined) throw failed.reason
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : undefined)) as Answers
}
